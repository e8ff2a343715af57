import { LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'
import { writtenDay } from '#app/core/text/written_day'
import { pesos } from '#app/billing/domain/pesos'
import type { FundStatement, StatementLine } from '#app/fees/queries/funds_of'

/** Whose document it is, on which day (ISO), and for whom it is written. */
export interface StatementReader {
  firm: string
  today: string
  language: Language
}

/** What the template `fund_statement` draws: what the client gave for the expenses of a matter, and what became of it. */
export function statementDocument(
  { reference, title }: { reference: string; title: string },
  statement: FundStatement,
  { firm, today, language }: StatementReader
) {
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const [year, month, day] = today.split('-').map(Number)
  const { currency, opening, closing, entered, left, lines } = statement
  const money = (centavos: number) => `${centavos < 0 ? '-' : ''}$${pesos(Math.abs(centavos))}`
  const from = statement.from ?? lines[0]?.movedOn ?? today
  return {
    ...{ language, region: LOCALES[language].slice(3), date: { year, month, day }, firm, folio: reference },
    ...{ kind: t('fees.fund.statement'), title },
    page: t('deadlines.pdf.page', { page: '#', pages: '#' }).split('#'),
    subtitle: t('fees.pdf.span', {
      from: writtenDate(from, language),
      to: writtenDate(statement.to ?? today, language),
      currency,
    }),
    sums: [
      [t('fees.fund.opening'), money(opening)],
      [t('fees.fund.entered'), money(entered)],
      [t('fees.fund.left'), money(left)],
      [t('fees.fund.closing'), money(closing)],
    ],
    movements: {
      title: t('fees.fund.movements'),
      head: (['number', 'day', 'concept', 'in', 'out', 'balance'] as const).map((name) => t(`fees.column.${name}`)),
      rows: lines.map((line) => [
        String(line.number),
        writtenDay(line.movedOn, language),
        conceptOf(line, language),
        line.amount > 0 ? money(line.amount) : '',
        line.amount < 0 ? money(-line.amount) : '',
        money(line.held),
      ]),
      none: t('fees.fund.no_movements'),
    },
    remark: t('fees.pdf.remark'),
  }
}

/** What a movement was, in a line: its kind, method, reference and text. */
export function conceptOf(line: StatementLine, language: Language): string {
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const method = line.method && t(`payments.method.${line.method}`)
  const taken = line.reverses === null ? null : t('fees.fund.reverses', { number: line.reverses })
  return [t(`fees.movement.${line.kind}`), taken, method, line.reference, line.description].filter(Boolean).join(' · ')
}
