import { caseKey } from '#sources/citations/extract_citations'
import { lineOf } from '#sources/text/plain_text'
import { sentenceCase } from '#sources/text/spanish'
import type { Ruling } from './records.js'
import { caseKindOf, isOnlyOfTheCourt } from './vocabulary.js'

const NUMBER = /\b\d{1,6}\/\d{4}\b/g

/** What a record tells of its case. */
export type ToldCase = Pick<Ruling, 'asunto' | 'expediente' | 'tipoAsunto'> &
  Partial<Pick<Ruling, 'asuntosAcumulados' | 'urlInternet'>>

/** A case before the Court. */
export interface Case {
  kind: string | null
  number: string
  /** Kind and number: `Amparo directo en revisión 9309/2023`; `Expediente 9093/2026` when the kind is not told. */
  name: string
  /** The numbers of the cases decided together with it. */
  joined: string[]
}

/** The case of a record, from its number and kind or from its heading. */
export function caseOf({ asunto, expediente, tipoAsunto, asuntosAcumulados = '', urlInternet = '' }: ToldCase): Case {
  const heading = lineOf(asunto)
  const own = lineOf(expediente)
  const number = (/\d/.test(own) && own) || (heading.match(NUMBER)?.[0] ?? '')
  const told = lineOf(tipoAsunto) || heading.split(/\s+\d/)[0]
  const usual = caseKey(`${told} ${number}`)?.replace(/ \S+$/, '')
  const kind = told ? sentenceCase(usual ?? told) : caseKindOf(urlInternet)
  const all = new Set(`${heading} ${asuntosAcumulados}`.match(NUMBER))
  return {
    kind,
    number,
    name: `${kind ?? 'Expediente'} ${number}`.trim(),
    joined: [...all].filter((one) => one !== number),
  }
}

/** The name with the cases joined to it: `Acción de inconstitucionalidad 15/2017 y sus acumuladas 16/2017 y 18/2017`. */
export function fullNameOf({ name, joined }: Case): string {
  if (!joined.length) return name
  const isFeminine = /^(?:acción|contradicción|controversia|declaratoria|inconformidad|queja|revisión|solicitud)/i.test(
    name
  )
  const joinedCases = `acumulad${isFeminine ? 'a' : 'o'}`
  const list = new Intl.ListFormat('es').format(joined)
  return `${name} ${joined.length > 1 ? `y sus ${joinedCases}s ${list}` : `y su ${joinedCases} ${list}`}`
}

/** The keys by which a case is cited, where kind and number name one ruling of the Court. */
export function caseKeysOf({ name, number, joined }: Case): string[] {
  return [name, ...joined.map((one) => name.replace(number, one))]
    .map((one) => caseKey(one) ?? '')
    .filter(isOnlyOfTheCourt)
}
