const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'of', 'the', 'and'])
const BETWEEN = /[\s\-–,.«»"“”()]+/

/** One or two capitals for a name, without its small words: «Ibarra y Asociados» is IA. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(BETWEEN)
    .filter((word) => word !== '' && !SMALL.has(word))
  const initials = words.slice(0, 2).map((word) => [...word][0])
  return initials.join('').toLocaleUpperCase('es-MX') || '?'
}
