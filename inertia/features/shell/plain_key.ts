import { shortcutsAreOn } from './shortcuts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]'))
const isCovered = () => document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null

/** The key of a shortcut of one letter, in lower case; null while somebody types, something covers the page or such shortcuts are off. */
export function plainKey(event: KeyboardEvent): string | null {
  const isOther = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
  if (isOther || isTyping(event.target) || isCovered() || !shortcutsAreOn()) return null
  return event.key.toLowerCase()
}
