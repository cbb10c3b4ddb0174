// Part: LIVE
#if DEBUG && targetEnvironment(simulator)
  import UIKit

  extension MyTheme {
    /// Has an app in the Simulator show the theme as `themec preview --serve` shows it, as soon as it is saved.
    ///
    /// It begins with the first look that is asked for. The app keeps the last look without errors while nobody answers.
    @MainActor
    final class Live {
      /// Where the server listens on this Mac.
      static var port: UInt16 = 8474
      /// Posted when looks have changed.
      nonisolated static let didChange = Notification.Name("MyTheme.Live.didChange")

      static let shared = Live()

      /// The seconds from an answer to the next question.
      static var pause = 0.5
      /// The seconds until a server that gave no answer is asked again.
      static var longPause = 2.0

      private static let mostOfManifest = 8 << 20
      private static let mostOfPicture = 4 << 20
      private static let mostPictures = 4096

      private let session: URLSession
      private var hasBegun = false
      /// What the server calls what is shown.
      private var mark: String?
      private var theme: LiveTheme?
      /// What is shown as soon as all of its pictures are there.
      private var next: (theme: LiveTheme, mark: String?)?
      private var pictures: [String: UIImage] = [:]
      private var said: Set<String> = []

      private init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.connectionProxyDictionary = [:]
        configuration.timeoutIntervalForRequest = 5
        configuration.timeoutIntervalForResource = 10
        session = URLSession(configuration: configuration)
      }

      /// Lays what the server says of an element over what the app was built with.
      func revise<Facts: LookFacts>(
        _ facts: inout Facts, of look: Look<Facts>, in variant: Look<Facts>.Variant
      ) {
        if !hasBegun {
          hasBegun = true
          ask()
        }
        guard let theme, look.name.contains("/") else { return }
        guard let element = theme.elements[look.name] else {
          say("`\(look.name)` is not in the theme any more")
          return
        }
        let known = Set(look.variants.map { LiveKey($0) })
        for key in element.keys where !known.contains(key) {
          say("`\(look.name)` has a new variant")
        }
        guard let values = element[LiveKey(variant)] else { return }
        guard var revised = facts as? any LiveFacts else { return }
        revised.revise(by: LiveValues(values: values, theme: theme, pictures: pictures))
        if let revised = revised as? Facts { facts = revised }
      }

      /// Tells once what the app shows only after it was built again.
      private func say(_ what: String) {
        guard said.insert(what).inserted else { return }
        print("MyTheme: \(what); build the app again to see it")
      }

      private func ask() {
        load("manifest", most: Live.mostOfManifest, known: mark) { live, answer in
          guard let answer else { return live.askAgain(after: Live.longPause) }
          guard answer.status == 200, answer.mark == nil || answer.mark != live.mark else {
            return live.askAgain(after: Live.pause)
          }
          guard let theme = LiveTheme(answer.data, named: MyTheme.liveName, scale: UIScreen.main.scale),
            theme.pictures.count <= Live.mostPictures
          else { return live.askAgain(after: Live.pause) }
          live.next = (theme, answer.mark)
          live.loadPictures()
        }
      }

      private func askAgain(after seconds: Double) {
        // What `asyncAfter` calls is not known to be on the main actor.
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
          DispatchQueue.main.async { Live.shared.ask() }
        }
      }

      /// Loads what isn't there yet, one picture after the other, and shows the theme when all are there.
      private func loadPictures() {
        guard let (theme, mark) = next else { return }
        guard let name = theme.pictures.first(where: { pictures[$0] == nil }) else {
          pictures = pictures.filter { theme.scales[$0.key] != nil }
          (self.theme, self.mark, next) = (theme, mark, nil)
          NotificationCenter.default.post(name: Live.didChange, object: nil)
          return askAgain(after: Live.pause)
        }
        load("images/\(name)", most: Live.mostOfPicture) { live, answer in
          guard let answer, answer.status == 200, let scale = live.next?.theme.scales[name],
            let picture = UIImage(data: answer.data, scale: scale)
          else { return live.askAgain(after: Live.longPause) }
          live.pictures[name] = picture
          live.loadPictures()
        }
      }

      /// Nil for no answer, and for one that is too long.
      private typealias Answer = (status: Int, mark: String?, data: Data)

      private func load(
        _ path: String, most: Int, known: String? = nil,
        then: @escaping @MainActor @Sendable (Live, Answer?) -> Void
      ) {
        guard let url = URL(string: "http://127.0.0.1:\(Live.port)/\(path)") else { return }
        var request = URLRequest(url: url)
        if let known { request.setValue(known, forHTTPHeaderField: "If-None-Match") }
        // A file, of which no more is read than there may be.
        session.downloadTask(with: request) { file, response, _ in
          let answer = Live.answer(file, response, most: most)
          DispatchQueue.main.async { then(Live.shared, answer) }
        }.resume()
      }

      private nonisolated static func answer(_ file: URL?, _ response: URLResponse?, most: Int) -> Answer? {
        guard let response = response as? HTTPURLResponse, response.url?.host == "127.0.0.1" else {
          return nil
        }
        var mark: String?
        if #available(iOS 13.0, *) { mark = response.value(forHTTPHeaderField: "ETag") }
        guard response.statusCode == 200 else { return (response.statusCode, mark, Data()) }
        guard let file, let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        let data = handle.readData(ofLength: most + 1)
        handle.closeFile()
        return data.count > most ? nil : (response.statusCode, mark, data)
      }
    }

    /// Facts that change while the app runs.
    @MainActor
    protocol LiveFacts {
      mutating func revise(by live: LiveValues)
    }
  }
#endif
