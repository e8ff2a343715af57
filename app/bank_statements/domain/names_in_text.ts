import { fold } from '#app/core/text/fold'
import { nameKey } from '#app/clients/domain/duplicate_keys'

/** Words of banks that begin nobody's name. */
const SILENT = new Set(
  (
    'abono bancomer banamex banco banorte bbva bco cargo cheque clave comision concepto cta cuenta de del deposito efectivo el en folio hora hsbc interbancario la las los mxn ordenante pago para por ' +
    'rastreo recepcion recibida recibido recibo ref referencia rfc santander scotiabank spei sucursal transferencia traspaso'
  ).split(' ')
)

/** How companies end their names, by which a name of one word is told from the beginning of a longer one. */
const ENDS = ['', ' sa', ' sa de cv', ' s.a. de c.v.', ' s.a.', ' sc', ' s.c.', ' ac', ' sapi de cv', ' s de rl de cv']
const MAX_WORDS = 14
const LONG_WORD = 5

/** What names of clients are looked for by: the first two words of a name that could begin at any word of a text, and names of one word. */
export interface NameSearch {
  /** Folded beginnings of names. */
  beginnings: string[]
  /** Whole folded names. */
  wholes: string[]
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}~&]+/u)
    .filter((word) => word.length > 1 && !/\d/.test(word))

/** By what the clients of some texts are looked for, at most `most` of each. Banks write people with their surnames first as well. */
export function nameSearchOf(texts: readonly string[], most: number): NameSearch {
  const [beginnings, wholes] = [new Set<string>(), new Set<string>()]
  for (const text of texts) {
    const words = wordsOf(text)
      .filter((word) => !SILENT.has(word))
      .slice(0, MAX_WORDS)
    words.forEach((word, at) => {
      const [next, third] = [words[at + 1], words[at + 2]]
      if (next) beginnings.add(`${word} ${next}`)
      if (third) beginnings.add(`${third} ${word}`)
      if (word.length >= LONG_WORD) for (const end of ENDS) wholes.add(word + end)
    })
  }
  return { beginnings: [...beginnings].slice(0, most), wholes: [...wholes].slice(0, most) }
}

/** How much of a name a text says: all its words, most of them (banks cut names off), or too few. */
export function nameIn(text: string, name: string): 'all' | 'part' | null {
  const words = nameKey(name).split(' ').filter(Boolean)
  const there = new Set(wordsOf(text))
  const found = words.filter((word) => there.has(word))
  if (found.join('').length < LONG_WORD) return null
  if (found.length === words.length) return 'all'
  return found.length >= 2 && found.length / words.length >= 0.6 ? 'part' : null
}
