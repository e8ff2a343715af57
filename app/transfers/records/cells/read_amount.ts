/** An amount in pesos, in centavos, and what stands beside it that is no way to write money. */
export interface ReadAmount {
  centavos: number
  rest: string
}

/** Currencies and units in which an amount is not one of pesos. */
const NOT_PESOS = /\b(?:usd?|us\$|dlls?|d[oó]lar(?:es)?|eur(?:os?)?|udis?|umas?|smg|sm[gv]?df)\b|us\$|€|%/i
const PESOS = /^(?:mxn|m\.\s?n\.?|mn|pesos(?: mexicanos)?|moneda nacional)\.?/i
const MULTIPLES: [RegExp, number][] = [
  [/^(?:mdp|millones(?: de)?|mill[oó]n(?: de)?)\.?(?=\s|$)/i, 1_000_000],
  [/^mil(?=\s|$)/i, 1_000],
]
/** Digits in groups or not, and perhaps decimals: «1,250,000.50», «1.250.000,50», «1 250 000», «1250000». */
const GROUPED = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?(?![\d.,])/,
  /^(\d{1,3}(?:\.\d{3}){2,})(?:,(\d{1,2}))?(?![\d.,])/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})(?![\d.,])/,
  /^(\d{1,3}(?:['’ ]\d{3})+)(?:[.,](\d{1,2}))?(?![\d.,])/,
  /^(\d+)(?:[.,](\d{1,2}))?(?![\d.,])/,
]
/** What a spreadsheet writes of a number that it calculated. */
const CALCULATED = /^\d+(?:\.\d+)?e\+?\d+$|^\d+\.\d{6,}$/i
/** The amount in words, which ends in hundredths. */
const IN_WORDS = /\b\d{2}\/100\b/g

/** Reads an amount of pesos as people in Mexico write it: «$1,250,000.00», «MXN 1,250,000», «1.5 millones», or a number of a spreadsheet. Null for what is none. */
export function readAmount(text: string): ReadAmount | null {
  const said = text.replace(/\s+/g, ' ').trim()
  if (NOT_PESOS.test(said)) return null
  if (CALCULATED.test(said)) return kept(Math.round(Number(said) * 100), '')
  let left = withoutCurrency(said)
  const match = GROUPED.map((form) => form.exec(left)).find((found) => found !== null)
  if (!match) return null
  const [written, pesos, decimals = ''] = match
  left = left.slice(written.length).trim()
  const [word, times] = MULTIPLES.find(([form]) => form.test(left)) ?? [null, 1]
  if (word) left = left.replace(word, '').trim()
  const rest = withoutCurrency(left).replace(/^[\s,.;:-]+/, '')
  if (/\d/.test(rest.replace(IN_WORDS, ''))) return null
  const centavos = Number(pesos!.replace(/\D/g, '') + decimals.padEnd(2, '0')) * times
  return kept(centavos, /^\([^()]*\)\.?$/.test(rest) ? '' : rest)
}

const kept = (centavos: number, rest: string) => (Number.isSafeInteger(centavos) ? { centavos, rest } : null)

/** Without the signs of pesos before and after a number. */
function withoutCurrency(text: string): string {
  return text
    .replace(/^\$\s*/, '')
    .replace(PESOS, '')
    .trim()
    .replace(/^\$\s*/, '')
    .replace(PESOS, '')
    .trim()
}
