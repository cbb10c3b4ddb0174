#!/usr/bin/env python3
"""docker.py: a Dockerfile of an image that holds the archive and nothing else: `docker build build/dist`."""
from release import VERSION, archives, write

lines = [
    "# The cache of a container is gone with it, so it is kept beside the themes here:",
    '# docker run --rm --user "$(id -u):$(id -g)" -e XDG_CACHE_HOME=/project/.cache -v "$PWD:/project" themec build',
    "# The builder says for which processor the image is.",
    "ARG TARGETARCH", "",
]
for archive in archives():
    if archive.system.docker:
        lines += [
            f"FROM scratch AS {archive.system.docker}", f"ADD {archive.path.name} /",
            f'ENTRYPOINT ["/{archive.path.name.removesuffix(".tar.gz")}/bin/themec"]', "",
        ]
lines += ["FROM ${TARGETARCH:-amd64}", "WORKDIR /project", 'CMD ["help"]', ""]
write("Dockerfile", "\n".join(lines).encode())
