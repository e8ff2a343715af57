import { LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate, writtenInstant } from '#app/core/text/written_date'
import { writtenDay } from '#app/core/text/written_day'
import { beginningOfOrigin, dayOfOrigin, firstDayOfOrigin } from '#app/deadlines/domain/beginnings'
import type { CalendarUsed, RuleUsed, SheetDay } from '#app/deadlines/domain/sheet'
import type TermComputation from '#app/deadlines/models/term_computation'
import { originOfTerm } from '#app/deadlines/domain/origin_of_term'
import { sheetFingerprint } from './sheet_fingerprint.js'

/** Whose document it is, and for whom it is written. */
export interface DocumentReader {
  firm: string
  /** Zone (IANA) of the firm, for when it was computed and confirmed. */
  timeZone: string
  language: Language
}

/** What the template `term_computation` draws: a filed computation in the words of its reader. Needs `computedBy` and `confirmedBy` loaded. */
export function computationDocument(computation: TermComputation, { firm, timeZone, language }: DocumentReader) {
  const { sheet, request, folio } = computation
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const term = t(`deadlines.term.${sheet.term.key}`)
  const route = t(`deadlines.route.${sheet.notification.key}`)
  const roleOf = ({ role }: CalendarUsed) => t(`deadlines.role.${role}`)
  const origin = originOfTerm(sheet.term.key)
  const notified = t(dayOfOrigin(origin))
  const version = (rule: RuleUsed) => t('deadlines.pdf.version', { version: rule.version })
  const state = (isVerified: boolean) => t(isVerified ? 'deadlines.pdf.verified' : 'deadlines.pdf.unverified')
  const signed = (name: string | undefined, at: string | null | undefined) => ({
    name: at ? (name ?? t('deadlines.sheet.nobody')) : '',
    at: at ? writtenInstant(at, language, timeZone) : t('deadlines.sheet.unconfirmed'),
  })
  const [year, month, day] = computation.createdAt.setZone(timeZone).toISODate()!.split('-').map(Number)
  return {
    language,
    region: LOCALES[language].slice(3),
    date: { year, month, day },
    firm,
    folio,
    kind: t('deadlines.pdf.title'),
    title: computation.title ?? term,
    subtitle: computation.title ? term : null,
    page: t('deadlines.pdf.page', { page: '#', pages: '#' }).split('#'),
    result: resultOf(computation, language),
    milestones: [
      { label: notified, value: writtenDay(sheet.notifiedOn, language) },
      { label: t('deadlines.sheet.takes_effect'), value: writtenDay(sheet.takesEffect, language) },
      ...(sheet.opens ? [{ label: t('deadlines.sheet.opens'), value: writtenDay(sheet.opens, language) }] : []),
      ...(sheet.lastDay ? [{ label: t('deadlines.sheet.last_day'), value: writtenDay(sheet.lastDay, language) }] : []),
    ],
    warnings: {
      title: t('deadlines.pdf.warnings'),
      items: sheet.warnings.map((warning) => t(`deadlines.warning.${warning}`)),
    },
    facts: {
      title: t('deadlines.pdf.facts'),
      rows: [
        [notified, writtenDate(sheet.notifiedOn, language)],
        ...(request.time ? [[t('deadlines.field.time'), t('deadlines.pdf.hour', { time: request.time })]] : []),
        [t(beginningOfOrigin(origin)), route],
        [t('deadlines.field.term'), term],
        ...sheet.calendars.map((used) => [t('deadlines.pdf.calendar_of', { role: roleOf(used) }), used.name]),
      ],
    },
    days: {
      title: t('deadlines.sheet.day_by_day'),
      head: [t('deadlines.sheet.day'), t('deadlines.sheet.counts_for'), t('deadlines.sheet.reason')],
      rows: sheet.days.map((each) => ({
        day: writtenWeekday(each.day, language),
        number:
          each.phase === 'notification'
            ? t(firstDayOfOrigin(origin))
            : t(`deadlines.phase.${each.phase}${each.counts ? '' : '_skipped'}`, { number: each.number ?? 0 }),
        reasons: [...new Set(each.reasons.map(({ kind, basis }) => `${t(`deadlines.kind.${kind}`)}: ${basis}`))],
        counts: isShownAsCounted(each),
        isLast: each.phase === 'term' && each.counts && each.day === sheet.lastDay,
      })),
    },
    rules: {
      title: t('deadlines.pdf.rules'),
      head: [
        t('deadlines.pdf.rule'),
        t('deadlines.pdf.citation'),
        t('deadlines.pdf.version_head'),
        t('deadlines.pdf.state'),
      ],
      rows: [
        [route, sheet.notification.basis.citation, version(sheet.notification), state(sheet.notification.isVerified)],
        [term, sheet.term.basis.citation, version(sheet.term), state(sheet.term.isVerified)],
      ],
    },
    calendars: {
      title: t('deadlines.sheet.calendars'),
      head: [t('deadlines.pdf.calendar'), t('deadlines.pdf.source'), t('deadlines.pdf.year'), t('deadlines.pdf.state')],
      rows: sheet.calendars.flatMap((used) => yearsOf(used, roleOf(used), t)),
    },
    signatures: [
      { label: t('deadlines.sheet.computed'), ...signed(computation.computedBy?.name, computation.createdAt.toISO()) },
      {
        label: t('deadlines.sheet.confirmed'),
        ...signed(computation.confirmedBy?.name, computation.confirmedAt?.toISO()),
      },
    ],
    scope: t('deadlines.sheet.scope'),
    fingerprint: { label: t('deadlines.pdf.fingerprint'), value: sheetFingerprint(computation) },
  }
}

type Words = (key: string, values?: Record<string, string | number>) => string

/** Each year of a calendar, or the calendar alone when it is a law that needs no years. */
function yearsOf({ name, years }: CalendarUsed, role: string, t: Words) {
  if (years.length === 0) return [{ role, name, source: '', year: '\u2014', verified: '\u2014' }]
  return years.map(({ year, source, verifiedBy }) => ({
    role,
    name,
    source,
    year: String(year),
    verified: verifiedBy ? t('deadlines.pdf.verified_by', { name: verifiedBy }) : t('deadlines.pdf.unverified'),
  }))
}

/** The day of the notification is counted for nothing and skipped by nothing. */
const isShownAsCounted = ({ phase, counts, reasons }: SheetDay) =>
  counts || (phase === 'notification' && reasons.length === 0)

/** «viernes 20 mar 2026»: short enough for a column. */
const writtenWeekday = (day: string, language: Language) => {
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return `${weekday}${language === 'es' ? ' ' : ', '}${writtenDay(day, language)}`
}

/** Until when: an instant of the day after the last one is the end of that day. */
function resultOf({ sheet }: TermComputation, language: Language) {
  const t = (key: string, values?: Record<string, string>) => translate(language, key, values)
  const label = t('deadlines.sheet.expires')
  if (!sheet.lastDay || !sheet.lastInstant)
    return { label, text: t('deadlines.any_time'), note: null, remark: t('deadlines.any_time_text') }
  const [date, clock] = [sheet.lastInstant.slice(0, 10), sheet.lastInstant.slice(11, 16)]
  const [offset = ''] = /[+-]\d\d:\d\d$/.exec(sheet.lastInstant) ?? []
  const isEndOfDay = date !== sheet.lastDay
  return {
    label,
    text: writtenDate(sheet.lastDay, language),
    note: t('deadlines.pdf.last_instant', {
      time: isEndOfDay ? '24:00' : clock!,
      offset: offset.replace('-', '\u2212'),
    }),
    remark: t('deadlines.sheet.early'),
  }
}
