import { CURRENCIES } from '#app/core/money'
import { writtenDay } from '#app/core/text/written_day'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import { daysBetween } from '#app/deadlines/domain/days'
import type Charge from '#app/billing/models/charge'
import type Client from '#app/clients/models/client'
import { clientLines, documentHead, payBox, type Letterhead } from './letterhead.js'
import { figure } from './words.js'

/** What a client is reminded of: charges, and the first concept of each by its id. */
interface Owed {
  charges: Charge[]
  concepts: ReadonlyMap<number, string>
}

/** What the template `payment_reminder` draws. `today` is the day of the firm. */
export function reminderDocument(head: Letterhead, client: Client, { charges, concepts }: Owed, today: string) {
  const { language, t, firm } = head
  const isOne = charges.length === 1
  return {
    ...documentHead(head, { kind: t('reminder.kind'), folio: isOne ? charges[0]!.reference! : '', today }),
    client: clientLines(head, client),
    facts: [[t('reminder.made_on'), writtenDay(today, language)]],
    stamp: null,
    paragraphs: [t('reminder.opening'), t('reminder.body', { firm: firm.name, count: charges.length })],
    charges: {
      title: t('reminder.charges'),
      head: ['charge', 'concept', 'due', 'late', 'left'].map((name) => t(`reminder.column.${name}`)),
      rows: charges.map((charge) => ({ ...chargeRow(head, charge, today), concept: concepts.get(charge.id) ?? '' })),
    },
    totals: totalsOf(head, charges),
    pay: payBox(head, isOne ? charges[0]!.reference : null),
    remark: t('reminder.remark'),
  }
}

function chargeRow({ language, t }: Letterhead, charge: Charge, today: string) {
  const { reference, dueOn, remaining, currency } = charge
  const late = dueOn === null ? 0 : daysBetween(dueOn, today)
  return {
    charge: reference ?? '',
    due: dueOn === null ? '' : writtenDay(dueOn, language),
    late: late > 0 ? t('reminder.days', { days: late }) : t('reminder.not_late'),
    left: `${figure(remaining)} ${currency}`,
  }
}

function totalsOf({ language, t, settings }: Letterhead, charges: Charge[]) {
  return CURRENCIES.flatMap((currency) => {
    const total = charges.reduce((sum, each) => sum + (each.currency === currency ? each.remaining : 0), 0)
    if (total === 0) return []
    const words = amountInWords(total, currency, language, settings)
    return [{ label: t('reminder.total'), value: `${figure(total)} ${currency}`, words }]
  })
}
