import { keyOfCase, type FoundCaseNumber } from '#app/courts/case_number'
import type { Columns, Values } from './cells.js'
import type { Context } from './context.js'
import { findDay, findTime, flat } from './days.js'
import { splitLabels, type Field } from './headings.js'
import { NUMBERED } from './line_forms.js'
import { ROW_LENGTHS, type ListKind, type ListRow } from './list_row.js'
import { casesIn, joinedCases, splitText } from './split_text.js'

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
  (field === 'court' && context.court !== null) || (field === 'day' && context.day !== null)

/** Adds words to what a field says. */
export function append(values: Values, field: Field, text: string): void {
  if (text !== '') values[field] = values[field] ? `${values[field]} ${text}` : text
}

/** The rows of what was read: one for each of its cases. */
export function rowsOf(entry: Entry): ListRow[] {
  const read = entry.isText ? readText(entry.said.join(' ')) : readValues(entry.values)
  const { values, cases } = read
  const kind = kindOf(entry, values)
  const own = findDay(values.day ?? '')?.day ?? null
  const row = {
    line: entry.line,
    kind,
    court: cut(values.court ?? entry.context.court, ROW_LENGTHS.court),
    day: own ?? (values.day ? null : entry.context.day),
    time: timeOf(kind, values) ?? (kind === 'agreement' ? null : entry.context.time),
    proceeding: cut(values.proceeding ?? values.kind ?? null, ROW_LENGTHS.proceeding),
    parties: cut(partiesOf(values), ROW_LENGTHS.parties),
    synthesis: cut(values.synthesis ?? null, ROW_LENGTHS.synthesis),
    said: cut(entry.said.join('\n'), ROW_LENGTHS.said)!,
  }
  const rows = new Map<string, ListRow>()
  for (const found of cases) {
    const caseKey = keyOfCase(found)
    const caseNumber = read.text.slice(found.start, found.end).replace(/\s/g, '').slice(0, ROW_LENGTHS.caseNumber)
    if (!rows.has(caseKey)) rows.set(caseKey, { ...row, caseNumber, caseKey, suffix: found.suffix })
  }
  return [...rows.values()]
}

interface Read {
  values: Values
  cases: FoundCaseNumber[]
  /** The text whose places the cases name. */
  text: string
}

/** The parts of a row of running text. */
function readText(said: string): Read {
  const text = said.replace(NUMBERED, '').replace(/\s+/g, ' ').trim()
  const cases = joinedCases(text)
  if (cases.length === 0) return { values: {}, cases, text }
  const before = text.slice(0, cases[0]!.start).replace(/[(\s:,-]+$/, '')
  const after = text.slice(cases.at(-1)!.end)
  const { before: free, labelled } = splitLabels(after)
  if (labelled.length > 0 && labelled.some(({ field }) => field !== 'other')) {
    const values: Values = {}
    const split = splitText(before, free)
    for (const { field, value } of labelled) append(values, field, value.replace(/[\s.;,|]+$/, ''))
    const { proceeding, parties, synthesis } = split
    return {
      cases,
      text,
      values: {
        ...values,
        ...(proceeding && { proceeding }),
        ...(parties && !values.actor && !values.parties && { parties }),
        synthesis: [values.synthesis, synthesis].filter(Boolean).join('. ') || undefined,
      },
    }
  }
  const { proceeding, parties, synthesis } = splitText(before, after)
  return { cases, text, values: clean({ proceeding, parties, synthesis }) }
}

const clean = (values: Record<string, string | null>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Values

/** The parts of a row of columns or labels. All numbers in the place of the case are of the row. */
function readValues(values: Values): Read {
  const text = (values.case ?? '').replace(/\s+/g, ' ')
  const cases = casesIn(text)
  const rest = text.slice(cases.at(-1)?.end ?? text.length)
  if (values.parties || values.actor || rest.trim().length < 4) return { values, cases, text }
  const split = splitText('', rest)
  return {
    cases,
    text,
    values: {
      ...clean({ ...split }),
      ...values,
      ...(split.synthesis && values.synthesis && { synthesis: `${split.synthesis}. ${values.synthesis}` }),
    },
  }
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
  return values.time && values.kind ? 'hearing' : 'agreement'
}

function timeOf(kind: ListKind, values: Values): string | null {
  if (values.time) return findTime(/[:.]|\bh/i.test(values.time) ? values.time : `${values.time} horas`)
  return kind === 'hearing' ? findTime(values.synthesis ?? values.day ?? '') : null
}

const cut = (text: string | null, length: number): string | null =>
  text
    ?.replace(/[ \t]+/g, ' ')
    .trim()
    .slice(0, length) || null
