import { keyOfCase } from '#app/courts/case_number'
import type { Columns, Values } from './cells.js'
import { announcedHearing } from './announced_hearing.js'
import { OF_AGREEMENT, type Context } from './context.js'
import { findDay, findTime, flat } from './days.js'
import type { Field } from './headings.js'
import { INSTITUTION } from './line_forms.js'
import { ROW_LENGTHS, type ListKind, type ListRow } from './list_row.js'
import { readText, readValues } from './row_parts.js'

/** A row that is being read. */
export interface Entry {
  line: number
  said: string[]
  values: Values
  /** The field that a line without one goes on. */
  last: Field
  context: Context
  /** Columns of the row; null for one of running text. */
  columns: Columns | null
  /** Running text whose parts are told apart when it is whole. */
  isText: boolean
}

/** Whether what stood above the row says this already. */
export const isOfContext = ({ context }: Entry, field: Field): boolean =>
  (field === 'court' && context.court !== null) ||
  (field === 'day' && context.day !== null) ||
  (field === 'published' && context.published !== null)

/** The rows of what was read: one for each of its cases. */
export function rowsOf(entry: Entry): ListRow[] {
  const read = entry.isText ? readText(entry.said) : readValues(entry.values)
  const { values, cases } = read
  const kind = kindOf(entry, values)
  const { day, published } = daysOf(entry, kind, values)
  const heard = kind === 'agreement' ? findDay(values.heard ?? '')?.day : null
  const row = {
    line: entry.line,
    kind,
    court: cut(courtOf(entry, values), ROW_LENGTHS.court),
    day,
    published,
    time: kind === 'agreement' ? null : (timeOf(kind, values) ?? entry.context.time),
    announced: heard
      ? { day: heard, time: timeOf('hearing', values) }
      : kind === 'agreement'
        ? announcedHearing(values.synthesis, day ?? published)
        : null,
    proceeding: cut(values.proceeding ?? values.kind ?? entry.context.section, ROW_LENGTHS.proceeding),
    parties: cut(partiesOf(values), ROW_LENGTHS.parties),
    synthesis: cut(values.synthesis ?? null, ROW_LENGTHS.synthesis),
    said: cut(entry.said.join('\n'), ROW_LENGTHS.said)!,
  }
  const rows = new Map<string, ListRow>()
  for (const found of cases) {
    const caseKey = keyOfCase(found)
    const written = read.text.slice(found.start, found.end).replace(/\s/g, '')
    // Of several that share their year only the last has it.
    const caseNumber = (/\D/.test(written) ? written : `${written}/${found.year}`).slice(0, ROW_LENGTHS.caseNumber)
    if (!rows.has(caseKey)) rows.set(caseKey, { ...row, caseNumber, caseKey, suffix: found.suffix })
  }
  return [...rows.values()]
}

function partiesOf({ parties, actor, defendant }: Values): string | null {
  const sides = [actor, defendant].filter(Boolean).join(' vs ')
  return [parties, sides].filter(Boolean).join('; ') || null
}

/** By its own words first, then by what stands above it; what is neither hearing nor session is an agreement. */
function kindOf({ context }: Entry, values: Values): ListKind {
  if (values.kind && /audiencia|constitucional|incidental|inicial|intermedia|preliminar|juicio/.test(flat(values.kind)))
    return 'hearing'
  if (context.kind) return context.kind
  const setsOnly = values.heard !== undefined && values.day === undefined && values.synthesis === undefined
  return setsOnly || (values.time && values.kind) ? 'hearing' : 'agreement'
}

/** A room of hearings is no court, and in running text a court that is named is seldom that of the list. */
function courtOf({ context, isText }: Entry, { court }: Values): string | null {
  if (!court || !context.court) return court ?? context.court
  const plain = flat(court)
  const isRoom = !/[a-z]{4}/.test(plain) || /^salas?(?: de audiencias?)?\s*\S{0,4}$/.test(plain)
  return isRoom || (isText && !INSTITUTION.test(flat(context.court))) ? context.court : court
}

/** The day of an agreement that begins with it: `Auto de fecha 27 de marzo de 2026. Se admite`. */
function dayOfAgreement(kind: ListKind, synthesis: string | undefined): string | null {
  if (kind !== 'agreement' || !synthesis || !OF_AGREEMENT.test(flat(synthesis.slice(0, 20)))) return null
  const found = findDay(synthesis.slice(0, 90))
  return found && found.start < 30 ? found.day : null
}

/** What a row says of its days comes before what stands above it. */
function daysOf({ context }: Entry, kind: ListKind, values: Values): { day: string | null; published: string | null } {
  const said = kind === 'agreement' ? values.day : (values.heard ?? values.day)
  const own = findDay(said ?? '')?.day ?? dayOfAgreement(kind, values.synthesis)
  const published = values.published ? (findDay(values.published)?.day ?? null) : context.published
  return { day: own ?? (said ? null : (context.day ?? published)), published }
}

function timeOf(kind: ListKind, values: Values): string | null {
  if (values.time) return findTime(/[:.]|\bh/i.test(values.time) ? values.time : `${values.time} horas`)
  return kind === 'hearing'
    ? (findTime(values.heard ?? '') ?? findTime(values.day ?? '') ?? findTime(values.synthesis ?? ''))
    : null
}

const cut = (text: string | null, length: number): string | null =>
  text
    ?.replace(/[ \t]+/g, ' ')
    .trim()
    .slice(0, length) || null
