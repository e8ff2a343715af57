import { formatMoney } from '#app/core/money'
import { clientVoice, translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'
import { writtenDay } from '#app/core/text/written_day'
import type Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'

/** Subject and message of an email before somebody changes them. */
export interface EmailDraft {
  subject: string
  message: string
}

type Values = Record<string, string | number>

/** `billing_emails.draft.<key>` as clients are addressed. */
function draft(language: Language, key: string, values: Values): EmailDraft {
  const say = (part: string) => translate(clientVoice(language), `billing_emails.draft.${key}.${part}`, values)
  return { subject: say('subject'), message: say('message') }
}

interface Named {
  firm: string
  client: string
}

const dueText = (charge: Charge, language: Language) =>
  charge.dueOn === null
    ? translate(clientVoice(language), 'billing_emails.no_due')
    : translate(clientVoice(language), 'billing_emails.due', { day: writtenDate(charge.dueOn, language) })

const chargeValues = (charge: Charge, language: Language, named: Named): Values => ({
  ...named,
  reference: charge.reference ?? '',
  total: formatMoney({ amount: charge.total, currency: charge.currency }),
  remaining: formatMoney({ amount: charge.remaining, currency: charge.currency }),
  due: dueText(charge, language),
})

/** An email with a charge. */
export const chargeDraft = (charge: Charge, language: Language, named: Named): EmailDraft =>
  draft(language, 'charge', chargeValues(charge, language, named))

/** A reminder of a charge: of one that is due later, today, or since some days. */
export function reminderDraft(charge: Charge, language: Language, { today, ...named }: Named & { today: string }) {
  const when = charge.dueOn === null || charge.dueOn > today ? 'before' : charge.dueOn === today ? 'today' : 'after'
  return draft(language, `reminder_${when}`, chargeValues(charge, language, named))
}

/** An email with the receipt of a payment. */
export const receiptDraft = (payment: Payment, language: Language, named: Named): EmailDraft =>
  draft(language, 'receipt', {
    ...named,
    number: payment.number,
    amount: formatMoney({ amount: payment.amount, currency: payment.currency }),
    day: writtenDay(payment.paidOn, language),
  })

/** An email with an account statement. */
export function statementDraft(language: Language, { from, to, ...named }: Named & { from: string; to: string }) {
  return draft(language, 'statement', { ...named, from: writtenDay(from, language), to: writtenDay(to, language) })
}

/** How reminders before, on and after a due date read, with a charge that does not exist. */
export function reminderPreview(language: Language, firm: string, today: string) {
  const amount = formatMoney({ amount: 1_160_000, currency: 'MXN' })
  const due = translate(clientVoice(language), 'billing_emails.due', { day: writtenDate(today, language) })
  const client = translate(clientVoice(language), 'billing_emails.sample_client')
  const values = { firm, client, reference: '123', total: amount, remaining: amount, due }
  return {
    before: draft(language, 'reminder_before', values),
    today: draft(language, 'reminder_today', values),
    after: draft(language, 'reminder_after', values),
  }
}
