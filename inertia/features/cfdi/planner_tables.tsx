import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { RowsTable, type RowColumn } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { cfdiAddress } from './address'
import { Amount } from './amount'
import type { CfdiLine, LateInvoice, MissingComplement } from './types'

function useInvoiceColumn<Row extends CfdiLine>(): RowColumn<Row> {
  const t = useMessages()
  const { locale } = useLocale()
  return {
    name: t('cfdi.planner.invoice'),
    phone: 'title',
    lines: ({ id, receiver, reference, issuedOn }) => ({
      href: cfdiAddress(id),
      first: receiver.name || receiver.rfc,
      title: receiver.name,
      second: `${reference} · ${formatDate(issuedOn, 'short', locale)}`,
    }),
  }
}

/** Invoices that were paid without a complement, the first to be due first. */
export function MissingTable({ rows, today }: { rows: MissingComplement[]; today: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const invoice = useInvoiceColumn<MissingComplement>()
  return (
    <RowsTable
      caption={t('cfdi.planner.missing')}
      rows={rows}
      href={({ id }) => cfdiAddress(id)}
      columns={[
        invoice,
        {
          name: t('cfdi.planner.first'),
          width: 'w-36',
          phone: 'meta',
          cell: ({ paidOn }) => <DateTime value={paidOn} format="short" />,
        },
        {
          name: t('cfdi.planner.due'),
          width: 'w-56',
          phone: 'meta',
          cell: ({ dueOn }) =>
            dueOn < today ? (
              <Badge tone="danger">{t('cfdi.planner.overdue', { day: formatDate(dueOn, 'short', locale) })}</Badge>
            ) : (
              <DateTime value={dueOn} format="short" />
            ),
        },
        {
          name: t('cfdi.planner.paid'),
          width: 'w-48',
          align: 'end',
          phone: 'end',
          cell: ({ missing, currency }) => <Amount amount={missing} currency={currency} className="font-medium" />,
        },
      ]}
    />
  )
}

/** Invoices with one payment that were not paid within their month. */
export function LateTable({ rows }: { rows: LateInvoice[] }) {
  const t = useMessages()
  const invoice = useInvoiceColumn<LateInvoice>()
  return (
    <RowsTable
      caption={t('cfdi.planner.late')}
      rows={rows}
      href={({ id }) => cfdiAddress(id)}
      columns={[
        invoice,
        {
          name: t('cfdi.planner.end'),
          width: 'w-36',
          phone: 'meta',
          cell: ({ endOn }) => <DateTime value={endOn} format="short" />,
        },
        {
          name: t('cfdi.planner.paid_on'),
          width: 'w-40',
          phone: 'meta',
          cell: ({ paidOn }) => (paidOn ? <DateTime value={paidOn} format="short" /> : t('cfdi.planner.unpaid')),
        },
        {
          name: t('cfdi.list.column.total'),
          width: 'w-48',
          align: 'end',
          phone: 'end',
          cell: ({ total, currency }) => <Amount amount={total} currency={currency} />,
        },
      ]}
    />
  )
}
