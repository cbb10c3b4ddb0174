"""A headless Chromium that a script drives through the pipe of its DevTools."""
import base64
import io
import json
import os
import subprocess
import tempfile

from PIL import Image


class Page:
    """A page of a browser of its own."""

    def __init__(self, browser, width, height, scale=1):
        from_us, to_browser = os.pipe()
        to_us, from_browser = os.pipe()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)

        # The browser reads its descriptor 3 and writes to 4.
        def pipes():
            for end, place in ((from_us, 100), (from_browser, 101)):
                os.dup2(end, place)
            for end, place in ((100, 3), (101, 4)):
                os.dup2(end, place)

        # Root may not start a browser with a sandbox of its own.
        sandbox = ["--no-sandbox"] if os.getuid() == 0 else []
        # Masks of a style are read as from another site where the page is a file.
        command = [browser, "--headless", *sandbox, "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
                   f"--force-device-scale-factor={scale}", "--hide-scrollbars", "--force-color-profile=srgb", "--no-first-run", "--allow-file-access-from-files", "about:blank"]
        self.process = subprocess.Popen(command, preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(from_us)
        os.close(from_browser)
        self.to_browser, self.to_us = to_browser, os.fdopen(to_us, "rb")
        self.number, self.session = 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=0, mobile=False)

    def message(self):
        """The next message of the browser, which ends with a zero byte."""
        letters = bytearray()
        while (letter := self.to_us.read(1)) != b"\0":
            if not letter:
                raise EOFError("the browser has ended")
            letters += letter
        return json.loads(letters)

    def call(self, method, **parameters):
        """What the browser answers to a command of the DevTools protocol."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(command).encode() + b"\0")
        while (answer := self.message()).get("id") != self.number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def open(self, address):
        """Shows the page of an address, and waits until it is drawn."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.until("location.href !== 'about:blank' && document.readyState === 'complete'")

    def run(self, script):
        """The value of a script of the page, once it is settled."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description"))
        return answer["result"].get("value")

    def until(self, condition):
        """Waits until a condition of the page holds, and what it changes is drawn."""
        self.run(f"(async () => {{ while (!({condition})) await new Promise((next) => setTimeout(next, 20)); }})()")
        self.run("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 200))))")

    def picture(self, selector=None):
        """A picture of the page, or of an element of it."""
        box = "document.querySelector(%s).getBoundingClientRect()" % json.dumps(selector)
        clip = selector and {**self.run(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({box})"), "scale": 1}
        answer = self.call("Page.captureScreenshot", format="png", **({"clip": clip} if clip else {}))
        return Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")

    def close(self):
        """Ends the browser."""
        os.close(self.to_browser)
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()
