const CODE_UNITS = 65_536
const N_WITH_TILDE = 'ñ'

/**
 * For each UTF-16 code unit: 0 when it separates words, else the unit it is folded to (small letter without accent; ñ stays, ª and º become a and o).
 * One unit is always folded to one unit, so that places in a folded text are places in the text. Texts are NFC before they are folded.
 */
export const FOLDED: Uint16Array = foldingTable()

/** The word in small letters without accents (ñ kept). What is no letter or digit is dropped. */
export function fold(word: string): string {
  let folded = ''
  for (let place = 0; place < word.length; place++) {
    const unit = FOLDED[word.charCodeAt(place)]
    if (unit !== 0) folded += String.fromCharCode(unit)
  }
  return folded
}

function foldingTable(): Uint16Array {
  const table = new Uint16Array(CODE_UNITS)
  const character = /^[\p{L}\p{N}]$/u
  for (let unit = 0; unit < CODE_UNITS; unit++) {
    const text = String.fromCharCode(unit)
    if (character.test(text)) table[unit] = foldedUnit(text)
  }
  return table
}

function foldedUnit(text: string): number {
  const small = text.toLowerCase()
  if (small === N_WITH_TILDE) return small.charCodeAt(0)
  if (small === 'ª') return 'a'.charCodeAt(0)
  if (small === 'º') return 'o'.charCodeAt(0)
  const bare = small.normalize('NFD').replace(/\p{M}/gu, '')
  return (bare.length === 1 ? bare : small).charCodeAt(0)
}
