import type { FoundCaseNumber } from '#app/courts/case_number'
import { append, type Values } from './cells.js'
import { findTimes, flat } from './days.js'
import { splitLabels, type Field } from './headings.js'
import { labelledLines } from './labelled_lines.js'
import { NUMBERED } from './line_forms.js'
import { casesIn, decisionAt, joinedCases, splitText } from './split_text.js'

/** The parts of a row and its cases. */
export interface Read {
  values: Values
  cases: FoundCaseNumber[]
  /** The text whose places the cases name. */
  text: string
}

const NAMING: ReadonlySet<Field> = new Set(['actor', 'defendant', 'parties'])

/** What stands behind the names of a label is what was decided, or what the case has to do with others. */
function apartFromDecision(value: string): [string, string] {
  for (const { index } of value.matchAll(/\.\s+(?=\p{Lu})/gu)) {
    const rest = value.slice(index + 1).trim()
    if (decisionAt(flat(rest)) === 0 || /^(?:relacionad|aplazad|listad|returnad)/i.test(rest))
      return [value.slice(0, index), rest]
  }
  return [value, '']
}

const LONGEST_LEAD = 200
const FARTHEST_TIME = 12

/** The hour that a text says near its beginning, and the text without it. */
function withoutTime(text: string, within: number): [string | null, string] {
  const time = findTimes(text.slice(0, within + 20)).find(({ start }) => start < within)
  return time ? [time.time, text.slice(0, time.start) + text.slice(time.end)] : [null, text]
}

/** Without the mark that ends a sentence; that of an abbreviation stays. */
const unstopped = (text: string): string => text.replace(/[\s;,|]+$/, '').replace(/(?<=\p{L}{4}|\d)\.+$/u, '')

/** The parts of a row of running text. */
export function readText(said: string[]): Read {
  const text = labelledLines(said)
    .replace(NUMBERED, '')
    .replace(/^\s*\d{1,4}\s+(?=\p{L})/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const cases = joinedCases(text)
  if (cases.length === 0) return { values: {}, cases, text }
  // Letters that lead a number (`TJ/I-12/2026`) are no words.
  const lead = text
    .slice(0, cases[0]!.start)
    .replace(/\S*[/-]$/, '')
    .replace(/[(\s:,-]+$/, '')
  const [time, before] = withoutTime(lead, LONGEST_LEAD)
  const [timeBehind, after] = withoutTime(text.slice(cases.at(-1)!.end), FARTHEST_TIME)
  const at = time ?? timeBehind
  const { before: free, labelled } = splitLabels(after)
  if (labelled.length > 0 && labelled.some(({ field }) => field !== 'other')) {
    const values: Values = {}
    const split = splitText(before, free)
    for (const { field: named, value } of labelled) {
      // The number is known already; `Juicio` says its kind.
      const field = named === 'case' ? 'proceeding' : named
      const [said, more] = NAMING.has(field) ? apartFromDecision(value) : [value, '']
      append(values, field, unstopped(said))
      append(values, 'synthesis', unstopped(more))
    }
    const { proceeding, parties, synthesis } = split
    return {
      cases,
      text,
      values: {
        ...values,
        ...(proceeding && { proceeding }),
        ...(at && !values.time && { time: at }),
        ...(parties && !values.actor && !values.parties && { parties }),
        synthesis: [values.synthesis, synthesis].filter(Boolean).join('. ') || undefined,
      },
    }
  }
  const { proceeding, parties, synthesis } = splitText(before, after)
  return { cases, text, values: clean({ proceeding, parties, synthesis, time: at }) }
}

const clean = (values: Record<string, string | null>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Values

/** The parts of a row of columns or labels. All numbers in the place of the case are of the row. */
export function readValues(values: Values): Read {
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
