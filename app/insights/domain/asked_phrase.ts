import { DateTime } from 'luxon'
import type { AskedDays, ReadyKey } from './ready_reports.js'
import type { ReportSubjectKey } from './report_fields.js'

/** What a phrase asks for: a ready-made report, one on a subject, or the statistics; of some days or of the usual ones. */
export type Asked =
  | { kind: 'ready'; key: ReadyKey }
  | { kind: 'report'; subject: ReportSubjectKey; days: AskedDays | null }
  | { kind: 'statistics'; days: AskedDays | null }

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
  ...['septiembre', 'octubre', 'noviembre', 'diciembre'],
]
const MONTHS_IN_ENGLISH = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]

const SUBJECT_WORDS: Record<ReportSubjectKey, string> = {
  charges: 'cobranza|cobranzas|cobros?|collections?|charges?|billing',
  payments: 'pagos?|payments?',
  matters: 'expedientes?|asuntos?|matters?',
  clients: 'clientes?|clients?',
  activities: 'actividades|actividad|activities|activity',
  deadlines: 'terminos?|plazos?|vencimientos?|deadlines?',
}

const READY_WORDS: [RegExp, ReadyKey][] = [
  [/^(?:expedientes|asuntos) sin movimiento$|^(?:matters without movement|stalled matters)$/, 'matters_still'],
  [/^(?:cartera|cobros) vencid[ao]s?(?: antiguedad)?$|^overdue (?:charges|receivables)$/, 'overdue'],
  [/^actividades vencidas$|^overdue activities$/, 'activities_overdue'],
  [/^clientes nuevos$|^new clients$/, 'clients_new'],
  [/^expedientes abogado$|^matters by lawyer$/, 'matters_by_lawyer'],
]

/** Spans by name, as people call them. */
const NAMED: [RegExp, AskedDays['period']][] = [
  [/\b(?:este mes|this month)\b/, 'month'],
  [/\b(?:mes (?:pasado|anterior)|last month)\b/, 'last_month'],
  [/\b(?:este )?trimestre\b|\b(?:this )?quarter\b/, 'quarter'],
  [/\b(?:este ano|this year)\b/, 'year'],
  [/\b(?:ano (?:pasado|anterior)|last year)\b/, 'last_year'],
  [/\b(?:esta semana|this week)\b/, 'week'],
  [/\bproximas (?:cuatro|4) semanas\b|\bnext (?:four|4) weeks\b/, 'four_weeks'],
]

const SMALL_WORDS = /\b(?:de|del|la|las|el|los|por|en|of|the|for|in|on)\b/g
const REPORT_WORDS = /\b(?:reportes?|informes?|reports?)\b/
const STATISTICS_WORDS = /^(?:estadisticas?|statistics)$/
const MONTH = new RegExp(`\\b(${[...MONTHS, ...MONTHS_IN_ENGLISH].join('|')})\\b(?: (20\\d\\d))?`)

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * What a phrase that is typed asks for, «reporte de cobranza de octubre» or «statistics of 2026»; null when any of its words means something else. `text` is folded (`searchFold`), `today` is
 * the day of the firm. A month without a year is the last one that has begun.
 */
export function askedPhrase(text: string, today: string): Asked | null {
  const plain = squeezed(text.replace(SMALL_WORDS, ' '))
  const isReport = REPORT_WORDS.test(plain)
  const { rest, days } = daysIn(squeezed(plain.replace(REPORT_WORDS, ' ')), today)
  const ready = READY_WORDS.find(([words]) => words.test(rest))
  if (ready && days === null) return { kind: 'ready', key: ready[1] }
  if (!isReport && STATISTICS_WORDS.test(rest)) return { kind: 'statistics', days }
  const subject = (Object.keys(SUBJECT_WORDS) as ReportSubjectKey[]).find((key) =>
    new RegExp(`^(?:${SUBJECT_WORDS[key]})$`).test(rest)
  )
  const isAsked = subject !== undefined && (isReport || (subject === 'deadlines' && days !== null))
  return isAsked ? { kind: 'report', subject, days } : null
}

/** The days that a phrase names, and the rest of its words. */
function daysIn(text: string, today: string): { rest: string; days: AskedDays | null } {
  const without = (words: RegExp, days: AskedDays) => ({ rest: squeezed(text.replace(words, ' ')), days })
  for (const [words, period] of NAMED) if (words.test(text)) return without(words, { period, from: null, to: null })
  const month = MONTH.exec(text)
  if (month) return without(MONTH, monthNamed(month[1]!, month[2], today))
  const year = /\b(20\d\d)\b/.exec(text)
  if (year) return without(/\b20\d\d\b/, { period: 'custom', from: `${year[1]}-01-01`, to: `${year[1]}-12-31` })
  return { rest: text, days: null }
}

function monthNamed(name: string, year: string | undefined, today: string): AskedDays {
  const day = DateTime.fromISO(today, { zone: 'utc' })
  const month = Math.max(MONTHS.indexOf(name), MONTHS_IN_ENGLISH.indexOf(name)) + 1
  const meant = year ? Number(year) : month > day.month ? day.year - 1 : day.year
  const first = DateTime.utc(meant, month, 1)
  return { period: 'custom', from: first.toISODate(), to: first.endOf('month').toISODate() }
}
