import { writtenDay } from '#app/core/text/written_day'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import { AGES } from '#app/billing/domain/ageing'
import type { BalancedMovement, CurrencyAccount } from '#app/billing/domain/statement'
import type { Statement } from '#app/billing/queries/load_statement'
import type Client from '#app/clients/models/client'
import { clientLines, documentHead, payBox, type Letterhead } from './letterhead.js'
import { breakable, figure } from './words.js'

/** What the template `account_statement` draws: the account of a client between two days. `today` is the day of the firm. */
export function statementDocument(head: Letterhead, client: Client, statement: Statement, today: string) {
  const { language, t } = head
  const [from, to] = [statement.from, statement.to].map((day) => writtenDay(day, language))
  return {
    ...documentHead(head, { kind: t('statement.kind'), folio: t('statement.span', { from: from!, to: to! }), today }),
    client: clientLines(head, client),
    facts: [
      [t('statement.from'), from],
      [t('statement.to'), to],
      [t('statement.made_on'), writtenDay(today, language)],
    ],
    stamp: null,
    empty: t('statement.empty'),
    accounts: statement.accounts.map((account) => accountPart(head, account, statement)),
    pay: statement.ageing.some(({ total }) => total > 0) ? payBox(head, null) : null,
    remark: t('statement.remark'),
  }
}

function accountPart(head: Letterhead, account: CurrencyAccount, { ageing, credits, to }: Statement) {
  const { language, t, settings } = head
  const { currency, opening, charged, paid, closing, movements } = account
  const aged = ageing.find((each) => each.currency === currency)
  const credit = credits[currency] ?? 0
  return {
    title: t(`currency.${currency}`),
    summary: [
      [t('statement.opening'), figure(opening)],
      [t('statement.charged'), figure(charged)],
      [t('statement.paid'), figure(paid)],
      [t('statement.closing'), `${figure(closing)} ${currency}`],
      ...(credit > 0 ? [[t('statement.credit'), figure(credit)]] : []),
    ],
    words: closing > 0 ? amountInWords(closing, currency, language, settings) : null,
    ageing: aged
      ? {
          title: t('statement.ageing', { day: writtenDay(to, language) }),
          head: [...AGES.map((age) => t(`age.${age}`)), t('age.total')],
          row: [...AGES.map((age) => figure(aged[age])), figure(aged.total)],
        }
      : null,
    movements: {
      title: t('statement.movements'),
      head: ['day', 'movement', 'charge', 'credit', 'balance'].map((name) => t(`statement.column.${name}`)),
      rows: movements.map((movement) => movementRow(head, movement)),
    },
  }
}

function movementRow(
  { language, t }: Letterhead,
  { kind, day, amount, reference, concept, balance }: BalancedMovement
) {
  const name = t(`movement.${kind}`, { reference: reference ?? '' }).trim()
  return {
    day: writtenDay(day, language),
    text: breakable(concept ? `${name}. ${concept}` : name),
    charge: amount > 0 ? figure(amount) : '',
    credit: amount < 0 ? figure(-amount) : '',
    balance: figure(balance),
  }
}
