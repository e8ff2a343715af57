import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { useShare } from './figure_value'
import { NumberLink } from './number_link'
import type { Currency, FeePart, MoneyFigures } from './types'

const MINUTES = 60
const MILLION = 1_000_000
/** Seven columns fit on a sheet with small amounts, whose currency the heading of the section says. */
const TIGHT_ON_PAPER = 'grid gap-1.5 print:[&_small]:hidden print:[&_td]:px-1 print:[&_td]:text-xs print:[&_th]:px-1'

/** What work brings by branch of law, fee model and client; per recorded hour where time was written down. */
export function FeesPanel({ fees, currency }: { fees: MoneyFigures['fees']; currency: Currency }) {
  const t = useMessages()
  const materia = ({ key }: FeePart) =>
    key === null ? t('insights.no_matter') : t(`matters.materia.${key}` as MessageId)
  const lists = [
    { name: 'materia', rows: fees.byMateria, nameOf: materia },
    { name: 'model', rows: fees.byModel, nameOf: ({ key }: FeePart) => t(`insights.model.${key}` as MessageId) },
    { name: 'client', rows: fees.byClient, nameOf: ({ label }: FeePart) => label ?? '' },
  ] as const
  const told = lists.filter(({ rows }) => rows.length > 0)
  return (
    <Panel title={t('insights.profit')} level={3}>
      {told.length === 0 && <p className="text-sm text-fg-muted">{t('insights.nothing')}</p>}
      <div className="grid gap-5">
        {told.map(({ name, rows, nameOf }) => (
          <div key={name} className={TIGHT_ON_PAPER}>
            <h4 className="text-sm font-medium">{t(`insights.profit.${name}`)}</h4>
            <FeeTable
              caption={t(`insights.profit.${name}`)}
              head={t(`insights.profit.head.${name}`)}
              {...{ rows, nameOf, currency }}
            />
          </div>
        ))}
      </div>
      <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.profit')}</p>
    </Panel>
  )
}

interface FeeTableProps {
  caption: string
  /** What its rows are. */
  head: string
  rows: FeePart[]
  nameOf: (row: FeePart) => string
  currency: Currency
}

function FeeTable({ caption, head, rows, nameOf, currency }: FeeTableProps) {
  const t = useMessages()
  const share = useShare()
  const money = (amount: number, href: string) => (
    <NumberLink href={href} of={amount}>
      <Money amount={amount} currency={currency} />
    </NumberLink>
  )
  const column = (name: string, cell: RowColumn<FeePart>['cell']): RowColumn<FeePart> => ({
    ...{ name, align: 'end', phone: 'meta', cell },
  })
  const partOf = (part: number, whole: number) =>
    whole > 0 && <span className="block text-xs text-fg-muted">{share((part / whole) * MILLION)}</span>
  return (
    <RowsTable
      caption={caption}
      rows={rows.map((row) => ({ ...row, id: row.key ?? 'none' }))}
      columns={[
        { name: head, width: 'w-[22%]', phone: 'title', cell: nameOf },
        column(t('insights.profit.fees'), ({ total, n, href }) => (
          <>
            {money(total, href)}
            <span className="block text-xs text-fg-muted">{t('insights.rows', { count: n })}</span>
          </>
        )),
        column(t('insights.profit.received'), ({ received, total, rows: { received: href } }) => (
          <>
            {money(received, href)}
            {partOf(received, total)}
          </>
        )),
        column(t('insights.profit.written_off'), ({ writtenOff, rows: { writtenOff: href } }) =>
          money(writtenOff, href)
        ),
        column(t('insights.profit.expenses'), ({ expenses, rows: { expenses: href } }) => money(expenses, href)),
        column(t('insights.profit.time'), ({ minutes, rows: { minutes: href } }) => (
          <NumberLink href={href} of={minutes}>
            {t('insights.hours', { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES })}
          </NumberLink>
        )),
        column(t('insights.profit.per_hour'), ({ total, minutes }) => perHour(total, minutes, currency)),
      ]}
    />
  )
}

const perHour = (total: number, minutes: number, currency: Currency) =>
  minutes > 0 ? <Money amount={Math.round((total * MINUTES) / minutes)} currency={currency} /> : null
