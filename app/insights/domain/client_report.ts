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

/** The words of a report before somebody reviews it: status, last act, next step of each matter, and the balance unless that is not known. */
export function clientReportText(
  { client, matters, balances }: { client: string; matters: MatterStanding[]; balances: ClientBalance[] | null },
  language: Language
): string {
  const t = (key: string, values: Record<string, string> = {}) =>
    translate(language, `client_reports.text.${key}`, values)
  const parts = matters.map((matter) => {
    const { reference, title, status, stage, last, next } = matter
    return [
      t('matter', { title, reference }),
      t(status) + (stage ? ` ${t('stage', { stage })}` : ''),
      ...(last ? [t('last', { day: writtenDate(last.on, language), text: last.text })] : []),
      nextLine(next, language, t),
    ].join('\n')
  })
  const money = (amount: number, currency: Currency) => formatMoney({ amount, currency })
  const owed = (balances ?? []).map(({ currency, owed: amount, overdue }) =>
    overdue > 0
      ? t('owed_late', { amount: money(amount, currency), late: money(overdue, currency) })
      : t('owed', { amount: money(amount, currency) })
  )
  return [
    t('greeting', { client }),
    ...parts,
    ...(balances === null ? [] : [owed.length > 0 ? owed.join('\n') : t('nothing_owed')]),
    t('closing'),
  ].join('\n\n')
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
