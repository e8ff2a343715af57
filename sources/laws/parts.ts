import { createHash } from 'node:crypto'
import { articleKey } from '#sources/citations/extract_citations'
import type { LegalDocument } from '#sources/contract/contract'
import { longDate, unaccented } from '#sources/text/spanish'
import type { EntryIntoForce } from '#sources/laws/dating/entry_into_force'
import type { Law, LawUnit, ReformNote } from './law.js'
import { pathOf } from './outline.js'
import { DatesOfParts, type PartDates } from '#sources/laws/dating/part_dates'
import { reformsOf } from '#sources/laws/dating/reform_lines'

/** The law to which parts belong, as far as they tell of it. */
export interface LawIdentity {
  externalId: string
  slug: string
  /** In readable case. */
  name: string
  /** In titles and citations: `Ley de Amparo`. */
  short: string
  /** Value that searches filter by. */
  documentType: string
  facets: Record<string, string[]>
  url: string | null
  publishedOn: string | null
  /** Only the listing tells that day, not the text. */
  isListedDate?: boolean
  /** What its transitory provisions say of when it enters into force; null when none that was read does. */
  entry: EntryIntoForce | null
  /** ISO date: the first day on which it is not law any more. */
  until: string | null
}

const MAX_LENGTHS = { slug: 120, externalId: 80 }

/** The address segment of the part that holds an article or a transitory provision; null for other units. */
export function partSlug(law: string, { kind, key }: Pick<LawUnit, 'kind' | 'key'>): string | null {
  if (kind === 'article') return fitted(`${law}-articulo-${key}`, MAX_LENGTHS.slug)
  return kind === 'transitory' ? fitted(`${law}-transitorio-${key.replace(/^t-/, '')}`, MAX_LENGTHS.slug) : null
}

/** Each article and each transitory provision of a law as a document of its own. */
export function partsOf(law: Law, identity: LawIdentity): LegalDocument[] {
  const byUnit = Map.groupBy(law.notes, ({ unit }) => unit)
  const dates = new DatesOfParts(law, identity.entry, identity.until)
  return law.units.flatMap((unit, place) => {
    const slug = partSlug(identity.slug, unit)
    const notes = byUnit.get(place) ?? []
    return slug ? [partOf(law, { unit, slug, identity, notes, dates: dates.of(unit, notes) })] : []
  })
}

interface Part {
  unit: LawUnit
  slug: string
  identity: LawIdentity
  notes: ReformNote[]
  dates: PartDates
}

function partOf(law: Law, part: Part): LegalDocument {
  const { unit, slug, identity, dates } = part
  const body = law.lines.slice(unit.first, unit.end).join('\n')
  const title = titleOf(unit, identity.short)
  return {
    kind: 'articulo',
    documentType: identity.documentType,
    externalId: fitted(`${identity.externalId}:${unit.key}`, MAX_LENGTHS.externalId),
    slug,
    title: unit.name ? `${title}. ${unit.name}` : title,
    body,
    publishedOn: unit.decree ?? dates.textOf ?? identity.publishedOn,
    fingerprint: createHash('sha256').update(body).digest('hex'),
    url: identity.url,
    facets: identity.facets,
    metadata: metadataOf(law, part),
    citation: citationOf(unit, identity),
    citationKeys: unit.kind === 'article' ? keysOf(unit, identity) : [],
    validity: dates.validity,
    versionOn: dates.textOf ?? identity.publishedOn,
  }
}

/** Cited by the whole name of its law or by the short one. */
function keysOf({ numbers }: LawUnit, { name, short }: LawIdentity): string[] {
  const keys = [name, short].flatMap((law) => numbers.map((number) => articleKey(law, number)))
  return [...new Set(keys)]
}

/** `Ley de Amparo, artículo 107`; `Ley de Amparo, artículo tercero transitorio (decreto del 14 de julio de 2014)`. */
function titleOf(unit: LawUnit, law: string): string {
  if (unit.kind === 'article') return `${law}, ${articleWord(unit)} ${unit.number}`
  const decree = unit.decree ? ` (decreto del ${longDate(unit.decree)})` : ''
  return `${law}, ${transitoryName(unit)}${decree}`
}

/** As it is cited: `Artículo 107 de la Ley de Amparo`. */
function citationOf(unit: LawUnit, { short }: LawIdentity): string {
  const of = `${articleOf(short)} ${short}`
  if (unit.kind === 'article') return `${capital(articleWord(unit))} ${unit.number} ${of}.`
  const decree = unit.decree ? `, del decreto publicado el ${longDate(unit.decree)}` : ''
  return `${capital(transitoryName(unit))} ${of}${decree}.`
}

function articleWord({ numbers }: LawUnit): string {
  return numbers.length > 1 ? 'artículos' : 'artículo'
}

/** `artículo segundo transitorio`; the only one of a decree may bear no number: `artículo transitorio`. */
function transitoryName({ label }: LawUnit): string {
  const number = label
    .replace(/^(?:art[íi]culos?|transitori[oa])\s+/i, '')
    .replace(/(?:^|\s+)transitori[oa]$/i, '')
    .toLowerCase()
  return ['artículo', number, 'transitorio'].filter(Boolean).join(' ')
}

/** `del Código de Comercio`, `de la Ley de Amparo`. */
function articleOf(name: string): string {
  return /^(?:codigo|estatuto|reglamento|decreto|presupuesto|ordenamiento)/.test(unaccented(name)) ? 'del' : 'de la'
}

/** Whether the day of the text of a part is that of the law, which only its listing tells. */
function isDatedByListing({ unit, identity, dates }: Part): boolean {
  return Boolean(identity.isListedDate && identity.publishedOn && !unit.decree && !dates.textOf)
}

function metadataOf(law: Law, part: Part): LegalDocument['metadata'] {
  const { unit, identity, notes, dates } = part
  const decree = unit.decree ? law.units[unit.path.at(-1) ?? -1] : undefined
  const rows = [
    { key: 'law', value: identity.name },
    { key: 'division', value: unit.decree ? '' : pathOf(law, unit) },
    {
      key: 'transitoryOf',
      value: decree?.kind === 'decree' ? [decree.label, decree.name].filter(Boolean).join(' ') : '',
    },
    { key: 'publishedAsListed', value: isDatedByListing(part) ? longDate(part.identity.publishedOn!) : '' },
    ...dates.rows,
    { key: 'reforms', value: reformsOf(law, unit, notes) },
  ]
  return rows.filter(({ value }) => value)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Cut to a length, and told apart from others by a hash when it was. */
function fitted(text: string, longest: number): string {
  if (text.length <= longest) return text
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${text.slice(0, longest - 9)}-${mark}`
}
