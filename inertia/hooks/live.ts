/** Whether the client is at work: presses and what is typed reach it. */
const isLive = () => 'live' in document.documentElement.dataset

/** Says that the client is at work. */
export function markLive(): void {
  document.documentElement.dataset.live = ''
  window.dispatchEvent(new Event('live'))
}

/** Calls back once the client is at work, at once when it is. */
export function onceLive(act: () => void): void {
  if (isLive()) act()
  else window.addEventListener('live', act, { once: true })
}
