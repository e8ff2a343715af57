let isDown = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => (isDown = false), true)
}

/**
 * Runs something once no button of the mouse is down. A field that loses the focus to a press must not show its error before the
 * press ends: the error would push away what is being pressed.
 */
export function afterPointer(run: () => void) {
  if (!isDown) return run()
  document.addEventListener('pointerup', () => setTimeout(run), { once: true })
}
