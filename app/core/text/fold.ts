const VOWELS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' }

/**
 * The form in which text is compared, sorted and searched with LIKE: lower case, without accents, blanks collapsed.
 * ñ stays apart from n and sorts between n and o: it becomes `n~`, since `~` comes after every letter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ñ/g, 'n~')
    .replace(/[áéíóúü]/g, (vowel) => VOWELS[vowel]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same for searching in the records of a firm: names are typed with and without the tilde of ñ, which the library keeps. */
export const searchFold = (text: string) => fold(text).replaceAll('n~', 'n')

/** A LIKE pattern that finds the folded text anywhere; `%`, `_` and `\` in it are literal (the query says `ESCAPE '\'`). */
export function likeAnywhere(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, (char) => `\\${char}`)}%`
}
