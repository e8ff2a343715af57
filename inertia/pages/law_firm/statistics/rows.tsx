import { Head } from '@inertiajs/react'
import { ChartNoAxesColumn } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { addressOf, DETAIL_WORDS, type FigureRow, type RowKind } from '~/features/insights/figure_row'
import { RowsOf, type RowFilters } from '~/features/insights/rows_meta'
import type { Currency, Period, SpanProblem } from '~/features/insights/types'
import { buildAddress } from '~/features/lists/address'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type RowsProps = {
  filters: RowFilters & { currency: Currency; page: number; period: Period }
  /** Whose rows they are narrowed to. */
  names: { person: string | null; client: string | null }
  kind: RowKind
  rows: FigureRow[]
  /** What the number adds up, of what it is a part. */
  amount: number | null
  whole: number | null
  problem: SpanProblem | null
  paging: { page: number; perPage: number; total: number }
}

const MINUTES = 60

/** The rows of which a number of the statistics is made, with their sum. */
export default function FigureRows({ filters, names, kind, rows, amount, whole, problem, paging }: RowsProps) {
  const t = useMessages()
  const { figure, currency, period, from, to } = filters
  const title = t(`insights.figure.${figure}` as MessageId)
  const told = (value: number | null) => value !== null && <Amount {...{ kind, value, currency }} />
  const column = (name: MessageId, cell: RowColumn<FigureRow>['cell']): RowColumn<FigureRow> => ({
    ...{ name: t(name), align: 'end', phone: 'meta', cell },
  })
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[
          { label: t('insights.title'), href: buildAddress(route('law_firm.statistics.show'), { period, from, to }) },
          { label: title },
        ]}
        meta={
          <span className="flex flex-wrap gap-x-3">
            <RowsOf filters={filters} names={names} />
            <span>{t('insights.rows', { count: paging.total })}</span>
            {told(amount)}
            {whole !== null && (
              <span>
                {t('insights.rows.whole')} {told(whole)}
              </span>
            )}
            <span>{t(`insights.definition.${figure}` as MessageId)}</span>
          </span>
        }
      />
      {problem && (
        <div className="px-6 pb-2 max-md:px-4">
          <Note tone="warning">{t(`insights.problem.${problem}`)}</Note>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={t('insights.nothing')} text={t('insights.nothing_text')} />
      ) : (
        <RowsTable
          caption={title}
          rows={rows.map((row) => ({ ...row, id: row.key, opens: addressOf(kind, row) }))}
          nameOf={({ reference, title: of }) => `${reference} · ${of}`}
          href={({ opens }) => opens}
          columns={[
            {
              name: t(`insights.rows.${kind}`),
              phone: 'title',
              lines: ({ opens, reference, title: of }) => ({ href: opens, first: reference, second: of }),
            },
            {
              name: t('insights.rows.date'),
              phone: 'meta',
              cell: ({ on }) => on && <DateTime value={on} />,
            },
            { name: t('insights.rows.detail'), phone: 'meta', cell: (row) => <Detail row={row} kind={kind} /> },
            ...(amount === null ? [] : [column('insights.rows.amount', (row) => told(row.amount))]),
            ...(whole === null ? [] : [column('insights.rows.whole', (row) => told(row.whole))]),
          ]}
        />
      )}
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => buildAddress(route('law_firm.statistics.rows'), { ...filters, page })} />
      )}
    </>
  )
}

interface AmountProps {
  kind: RowKind
  value: number
  currency: Currency
}

function Amount({ kind, value, currency }: AmountProps) {
  const t = useMessages()
  if (kind !== 'hours') return <Money amount={value} currency={currency} />
  const time = { hours: Math.floor(value / MINUTES), minutes: value % MINUTES }
  return <span className="whitespace-nowrap tabular-nums">{t('insights.hours', time)}</span>
}

/** How a row is: its state in words, whose it is, how many days it took. */
function Detail({ row: { detail, name, charge, days }, kind }: { row: FigureRow; kind: RowKind }) {
  const t = useMessages()
  const words = DETAIL_WORDS[kind]
  const parts = [
    detail !== null && words ? t(`${words}.${detail}` as MessageId, { charge: charge ?? '' }) : null,
    name,
    days === null ? null : t('insights.days', { days }),
  ]
  return <>{parts.filter((part) => part !== null).join(' · ')}</>
}
