/** Opens a menu or a list from its button, as the down arrow does, and takes the focus there. */
export function openFloat(button: HTMLElement | null) {
  button?.focus()
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
}
