import { shortened } from '#app/core/text/shortened'

/** Characters of a name that is kept and shown. */
export const NAME_LENGTH = 255

const LOOKALIKES: Record<string, string> = { '/': '\u2215', '\\': '\u2216' }
const SEPARATORS = /[/\\]/g
const CONTROLS = /[\u0000-\u001f\u007f]/g
const INVISIBLE_CONTROLS = /[\u0080-\u009f\u2028\u2029]/g
/** Embeddings, overrides and isolates: with them «gpj.exe» reads as «exe.jpg». The marks that Arabic and Hebrew need stay. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const LONE_SURROGATES = /\p{Surrogate}/gu
const HOLE = '\ufffd'

/** Each control becomes the picture of itself: ␀ for NUL, ␊ for a line break. */
const pictureOf = (control: string) =>
  control === '\u007f' ? '\u2421' : String.fromCodePoint(0x2400 + control.codePointAt(0)!)

/**
 * The name of a file as it is kept and shown: as it was typed, in any script, save that nothing in it can lead out of a folder, break a line
 * or turn the direction of reading around. What cannot be shown is marked, not dropped. Null when nothing is left.
 */
export function displayName(said: string, length = NAME_LENGTH): string | null {
  const shown = said
    .replace(SEPARATORS, (separator) => LOOKALIKES[separator]!)
    .replace(CONTROLS, pictureOf)
    .replace(INVISIBLE_CONTROLS, HOLE)
    .replace(TURNS, HOLE)
    .replace(LONE_SURROGATES, HOLE)
    .trim()
  if (/^[\p{Z}\p{Cf}\s]*$/u.test(shown)) return null
  return shortened(/^\.{1,2}$/.test(shown) ? shown.replaceAll('.', '\u2024') : shown, length)
}

/** The name that a browser sent, as far as the column goes; control characters as their pictures, since a text with NUL is kept by no database. */
export function sentName(said: string): string {
  return shortened(said.replace(CONTROLS, pictureOf).replace(LONE_SURROGATES, HOLE), 1_000) || '?'
}
