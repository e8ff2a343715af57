/** Where what somebody types and has not saved is kept on their device. */
const PREFIX = 'foja.note.'

/** Reads a draft; nothing when there is none, or when the browser keeps nothing. */
export function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Keeps a draft; an empty one is forgotten. Returns whether it is kept. */
export function keepDraft(key: string, html: string): boolean {
  try {
    if (html) localStorage.setItem(PREFIX + key, html)
    else localStorage.removeItem(PREFIX + key)
    return html !== ''
  } catch {
    return false
  }
}
