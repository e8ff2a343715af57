import { runWithRestarts } from '~/features/shell/background'
import { route } from '~/routes'

/** How many notices are unread, and the newest one's id. */
export type Unread = { unread: number; latest: number }

const NAME = 'foja.notices'
const listeners = new Set<(state: Unread) => void>()
let state: Unread | null = null
let started = false

/**
 * Tells how many notices are unread, now and whenever it changes. However many windows are open, one of them holds the stream and tells the
 * others: browsers allow six connections to a site in all.
 */
export function onUnread(listener: (state: Unread) => void): () => void {
  listeners.add(listener)
  if (state) listener(state)
  if (!started) start()
  return () => void listeners.delete(listener)
}

function tell(next: Unread): void {
  state = next
  listeners.forEach((listener) => listener(next))
}

function start(): void {
  started = true
  const others = new BroadcastChannel(NAME)
  others.onmessage = ({ data }: MessageEvent<Unread | 'hello'>) => {
    if (data !== 'hello') tell(data)
    else if (state) others.postMessage(state)
  }
  others.postMessage('hello')
  const hold = (signal: AbortSignal) => listen(signal, (next) => (tell(next), others.postMessage(next)))
  const leaving = new AbortController()
  addEventListener('pagehide', () => leaving.abort())
  // Without locks (an old browser, or no secure context) each window listens by itself.
  if (!navigator.locks) void runWithRestarts(hold, leaving.signal)
  else
    void navigator.locks
      .request(NAME, { signal: leaving.signal }, () => runWithRestarts(hold, leaving.signal))
      .catch(() => undefined)
}

/** Listens until the window goes. The browser itself comes back after a stream that ended; it fails when the server refuses. */
function listen(signal: AbortSignal, told: (state: Unread) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = new EventSource(route('main.notice_streams.show'))
    const close = () => (source.close(), resolve())
    signal.addEventListener('abort', close, { once: true })
    source.addEventListener('unread', ({ data }: MessageEvent<string>) => told(JSON.parse(data) as Unread))
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return
      signal.removeEventListener('abort', close)
      reject(new Error('the stream of notices was refused'))
    }
  })
}
