import { lineOf } from '#sources/text/plain_text'
import { sentenceCase } from '#sources/text/spanish'
import { nestedText, within } from './nested.js'

/** Month and year that a place of publication names: `Agosto de 2025`. */
export function monthIn(location: string): { month: string; year: string } | null {
  const { month, year } = /\b(?<month>\p{L}{4,10}) de (?<year>(?:18|19|20)\d{2})\b/u.exec(location)?.groups ?? {}
  return year ? { month, year } : null
}

/** What is said around a place that came in parts. */
export interface PlaceSurroundings {
  /** Of a thesis: `J` for jurisprudencia, `TA` for an isolated one. */
  mark: 'J' | 'TA' | null
  epoch: string
  instance: string
  publication: string
}

/** Puts together `[J]; 11a. Época; 1a. Sala; Gaceta S.J.F.; Libro 52, Agosto de 2025; Tomo IV; Pág. 99` from a place that came in parts. */
export function placeOf(parts: unknown, { mark, epoch, instance, publication }: PlaceSurroundings): string {
  if (typeof parts === 'string') return parts
  const [book, volume, page] = ['libro', 'tomo', 'pagina'].map((name) => lineOf(within(parts, name)))
  const date = [sentenceCase(lineOf(within(parts, 'mes'))), lineOf(within(parts, 'anio'))].filter(Boolean).join(' de ')
  const issue = [book && `${/^\d/.test(book) ? 'Libro ' : ''}${book}`, date].filter(Boolean).join(', ')
  const published = [mark && `[${mark}]`, epoch, instance, abbreviated(publication), issue]
  const rest = [volume && `Tomo ${volume.replace(/^tomo /i, '')}`, page && `Pág. ${page.replace(/^p[áa]g\.? /i, '')}`]
  return [...published, ...rest].filter(Boolean).join('; ')
}

/** How the Semanario abbreviates an época: `11a. Época`. */
export function shortEpoch(value: unknown): string {
  const number = within(value, 'numero')
  return /^\d+$/.test(number) ? `${number}a. Época` : nestedText(value)
}

/** How the Semanario abbreviates the courts that publish in it. */
export function shortInstance(instance: string): string {
  const known: [RegExp, string][] = [
    [/primera sala/i, '1a. Sala'],
    [/segunda sala/i, '2a. Sala'],
    [/tercera sala/i, '3a. Sala'],
    [/cuarta sala/i, '4a. Sala'],
    [/plenos? regional/i, 'P.R.'],
    [/plenos?.*circuito/i, 'P.C.'],
    [/tribunal(?:es)? colegiado/i, 'T.C.C.'],
  ]
  return known.find(([form]) => form.test(instance))?.[1] ?? instance
}

function abbreviated(publication: string): string {
  return publication
    .replace(/^Gaceta del Semanario Judicial de la Federación$/, 'Gaceta S.J.F.')
    .replace(/^Semanario Judicial de la Federación y su Gaceta$/, 'S.J.F. y su Gaceta')
}
