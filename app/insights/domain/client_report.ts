import { formatMoney, type Currency } from '#app/core/money'
import { translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'

/** Limits of a report to a client. */
export const CLIENT_REPORT_LIMITS = { subject: 200, body: 5_000 } as const

/** How a matter stands, as far as its client may know: only what the firm shows them. */
export interface MatterStanding {
  id: number
  reference: string
  title: string
  status: 'active' | 'suspended' | 'concluded'
  stage: string | null
  /** The last that the firm told, and on which day (ISO). */
  last: { text: string; on: string } | null
  next: { title: string; on: string | null; time: string | null } | null
}

/** What a client owes in a currency, in centavos, and what of it is late. */
export interface ClientBalance {
  currency: Currency
  owed: number
  overdue: number
}

/** Characters that are repeated of what the firm told last. */
const MAX_LAST = 1_500

const shortened = (text: string): string =>
  text.length <= MAX_LAST ? text : `${text.slice(0, MAX_LAST).replace(/\s+\S*$/, '')}…`

/** Of what a report tells. `isMore` says that the client has more matters than these; `balances` are null where they are not known. */
export interface ReportedFacts {
  client: string
  matters: MatterStanding[]
  isMore: boolean
  balances: ClientBalance[] | null
}

/** The words of a report before somebody reviews it: status, last act, next step of each matter that fits, of which those are named, and the balance. */
export function clientReportText(
  { client, matters, isMore, balances }: ReportedFacts,
  language: Language
): { body: string; matterIds: number[] } {
  const t = (key: string, values: Record<string, string> = {}) =>
    translate(language, `client_reports.text.${key}`, values)
  const parts = matters.map((matter) => {
    const { reference, title, status, stage, last, next } = matter
    return [
      t('matter', { title, reference }),
      t(status) + (stage ? ` ${t('stage', { stage })}` : ''),
      ...(last ? [t('last', { day: writtenDate(last.on, language), text: shortened(last.text) })] : []),
      nextLine(next, language, t),
    ].join('\n')
  })
  const money = (amount: number, currency: Currency) => formatMoney({ amount, currency })
  const owed = (balances ?? []).map(({ currency, owed: amount, overdue }) =>
    overdue > 0
      ? t('owed_late', { amount: money(amount, currency), late: money(overdue, currency) })
      : t('owed', { amount: money(amount, currency) })
  )
  const balance = balances === null ? [] : [owed.length > 0 ? owed.join('\n') : t('nothing_owed')]
  const bodyOf = (count: number) => {
    const more = isMore || count < parts.length ? [t('more')] : []
    return [t('greeting', { client }), ...parts.slice(0, count), ...more, ...balance, t('closing')].join('\n\n')
  }
  let count = parts.length
  while (count > 0 && bodyOf(count).length > CLIENT_REPORT_LIMITS.body) count--
  return { body: bodyOf(count), matterIds: matters.slice(0, count).map(({ id }) => id) }
}

function nextLine(
  next: MatterStanding['next'],
  language: Language,
  t: (key: string, values?: Record<string, string>) => string
): string {
  if (!next) return t('no_next')
  const step = next.title.replace(/[\s.]+$/, '')
  if (next.on === null) return t('next', { step })
  const day = writtenDate(next.on, language)
  return next.time ? t('next_at', { step, day, time: next.time }) : t('next_on', { step, day })
}
