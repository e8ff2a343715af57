import type { KeyboardEvent } from 'react'

/** Kinds of fields of one line, in which Enter means that one is done. */
const ONE_LINE = ['text', 'email', 'password', 'tel', 'url', 'search', 'number']

/** Whether the browser itself submits the form of a field: it has a button for that, inside it or elsewhere. */
const submitsItself = (form: HTMLFormElement | null) =>
  Array.from(form?.elements ?? []).some((each) => each instanceof HTMLButtonElement && each.type === 'submit')

/** Whether Enter chooses from an open list. */
const isChoosing = (field: HTMLInputElement) => field.getAttribute('aria-expanded') === 'true'

/**
 * For a dialog whose buttons stand outside of a form: Enter in a field of one line presses the last of them, which is the one that does it.
 * Its buttons are in the element with `data-actions`.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: dialog } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !dialog.contains(target) || !ONE_LINE.includes(target.type)) return
  if (isChoosing(target) || submitsItself(target.form)) return
  const button = Array.from(dialog.querySelectorAll<HTMLButtonElement>('[data-actions] button')).at(-1)
  if (!button) return
  event.preventDefault()
  button.click()
}
