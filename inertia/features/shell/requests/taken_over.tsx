import { useEffect } from 'react'
import { markLive } from '~/hooks/live'

type Held = HTMLFormElement | HTMLButtonElement

declare global {
  interface Window {
    /** What was pressed or sent before the client was at work, in order. */
    held?: Held[]
  }
}

let isOver = false

/** Stands in what the server drew. Once the client is at work there, it is told what was typed and pressed before. */
export function TakenOver() {
  useEffect(() => {
    if (isOver) return
    isOver = true
    takeOver(document)
  }, [])
  return null
}

/**
 * Tells the client what a person, or the browser for them, put into fields that the server drew, as if it were typed now; then what was pressed or sent
 * meanwhile, which the script at the head of the page has kept, is pressed and sent. Where only the frame was drawn, the client
 * has drawn it anew: what bears the same name there is pressed.
 */
export function takeOver(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) tell(field)
  markLive()
  const held = [...new Set(window.held ?? [])]
  delete window.held
  // Once the client has drawn what it was told.
  setTimeout(() => held.forEach((pressed) => repeat(pressed.isConnected ? pressed : twinOf(pressed, page))))
}

/** What stands in the place of something that the server drew. */
function twinOf(gone: Held, page: Document): Held | undefined {
  return [...page.querySelectorAll<Held>(gone.tagName)].find((one) => nameOf(one) === nameOf(gone))
}

const nameOf = (one: Held) => one.getAttribute('aria-label') ?? one.textContent

function repeat(held: Held | undefined): void {
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
}

function tell(field: HTMLInputElement | HTMLTextAreaElement): void {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked) return
    field.checked = !field.checked
    field.click()
    return
  }
  const { value } = field
  if (value === field.defaultValue || field.type === 'file') return
  // React listens to what differs from the value that it knows: the empty one is set through its own property, the typed one past it.
  field.value = ''
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
