import { ASIDE, match } from '#sources/citation_article_forms'
import type { Citation } from '#sources/citations'

const POINTING =
  'mism[oa]|propi[oa]|citad[oa]|mencionad[oa]|referid[oa]|invocad[oa]|aludid[oa]|indicad[oa]|precitad[oa]|multicitad[oa]|susodich[oa]|dich[oa]|es[ea]|aquel(?:la)?'
const NOUN = String.raw`(?<noun>ordenamiento|cuerpo\s+(?:legal|normativo|de\s+leyes)|codificaci[óo]n|legislaci[óo]n|ley|c[óo]digo|reglamento)(?!\p{L})(?:\s+(?:legal|jur[íi]dico|sustantiv[oa]|adjetiv[oa]|punitiv[oa]|procesal))?`
const BEHIND = String.raw`\s+(?:citad[oa]|mencionad[oa]|invocad[oa]|referid[oa]|aludid[oa]|indicad[oa]|en\s+(?:cita|comento|menci[óo]n|consulta))`
const POINTER = new RegExp(
  String.raw`${ASIDE}\s*,?\s*(?:(?:amb|tod)[oa]s\s*,?\s*)?(?:del?|de\s+la)\s+(?:(?<pointing>${POINTING})\s+${NOUN.replace('?<noun>', '?<first>')}|${NOUN}${BEHIND})(?!\s+(?:de(?!\s+m[ée]rito)l?(?!\p{L})|orgánic|federal|general|estatal|local|reglamentari|agrari|fiscal|laboral|penal|civil))`,
  'iuy'
)
const LAST_NAMED = /^(?:mism|propi)/i
const FARTHEST = 2_500

/**
 * Reads `del mismo ordenamiento`, `de la citada ley`: the law that was cited before in the same paragraph. `mismo` and `propio` point at the last one that the
 * word can mean; of the others it must be the only one. Null when nothing points, or not for certain.
 */
export function pointedLaw(text: string, at: number, earlier: Citation[]): { law: string; end: number } | null {
  const found = match(POINTER, text, at)
  if (!found) return null
  const { noun, first, pointing } = found.groups ?? {}
  const laws = lawsBefore(text, at, earlier).filter((law) => canMean(noun ?? first ?? '', law))
  const law = LAST_NAMED.test(pointing ?? '') || new Set(laws).size === 1 ? laws.at(-1) : undefined
  return law ? { law, end: at + found[0].length } : null
}

/** `Código Fiscal` after `Código Fiscal de la Federación` is that one. */
export function namedInFull(law: string, text: string, { at, earlier }: { at: number; earlier: Citation[] }): string {
  const full = new Set(lawsBefore(text, at, earlier).filter((one) => one.startsWith(`${law} `)))
  return full.size === 1 ? [...full][0]! : law
}

/** The laws cited before in the same paragraph, in order. */
function lawsBefore(text: string, at: number, earlier: Citation[]): string[] {
  const paragraph = Math.max(text.lastIndexOf('\n', at - 1), at - FARTHEST)
  const laws: string[] = []
  for (let place = earlier.length - 1; place >= 0 && earlier[place]!.start > paragraph; place--)
    laws.unshift(earlier[place]!.article!.law)
  return laws
}

function canMean(noun: string, law: string): boolean {
  if (/^ley/i.test(noun)) return law.startsWith('Ley')
  if (/^c[óo]digo/i.test(noun)) return law.startsWith('Código')
  if (/^reglamento/i.test(noun)) return law.startsWith('Reglamento')
  return true
}
