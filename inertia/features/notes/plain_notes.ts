/** How the drafts of notes were named that older versions kept readable for everybody who uses this browser. */
const PREFIX = 'foja.note.'

/** Removes what older versions left. Whose it was is not known, so that it is given to nobody. */
export function removePlainNotes(storage?: Storage): void {
  try {
    const place = storage ?? localStorage
    const names = Array.from({ length: place.length }, (_, at) => place.key(at))
    for (const name of names) if (name?.startsWith(PREFIX)) place.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
