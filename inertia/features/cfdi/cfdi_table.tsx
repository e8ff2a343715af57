import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { cfdiAddress } from './address'
import { Amount } from './amount'
import type { CfdiLine } from './types'

/** CFDI of a list; cards on a phone. */
export function CfdiTable({ rows }: { rows: CfdiLine[] }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('cfdi.title')}
      rows={rows}
      href={({ id }) => cfdiAddress(id)}
      columns={[
        {
          name: t('cfdi.list.column.other'),
          phone: 'title',
          lines: ({ id, direction, issuer, receiver, reference, type }) => {
            const { name, rfc } = direction === 'received' ? issuer : receiver
            const kind = t(`cfdi.sat.type.${type}`)
            return { href: cfdiAddress(id), first: name || rfc, title: name, second: `${reference} · ${kind} · ${rfc}` }
          },
        },
        {
          name: t('cfdi.list.column.day'),
          width: 'w-32',
          phone: 'meta',
          className: 'text-sm',
          cell: ({ issuedOn }) => <DateTime value={issuedOn} format="short" />,
        },
        {
          name: t('cfdi.list.direction'),
          width: 'w-28',
          hidden: 'md:max-lg:hidden',
          phone: 'meta',
          className: 'text-sm',
          cell: ({ direction }) => t(`cfdi.direction.${direction}`),
        },
        {
          name: t('cfdi.list.column.method'),
          width: 'w-24',
          hidden: 'md:max-lg:hidden',
          phone: 'meta',
          className: 'text-sm',
          cell: ({ method }) => method ?? '—',
        },
        {
          name: t('cfdi.list.column.state'),
          width: 'w-44',
          phone: 'meta',
          cell: ({ isCanceled, isLinked }) => (
            <span className="flex flex-wrap gap-1">
              {isCanceled && <Badge tone="void">{t('cfdi.list.canceled')}</Badge>}
              {isLinked && <Badge tone="success">{t('cfdi.list.linked')}</Badge>}
              {!isCanceled && !isLinked && <Badge tone="outline">{t('cfdi.list.not_asked')}</Badge>}
            </span>
          ),
        },
        {
          name: t('cfdi.list.column.total'),
          width: 'w-44',
          align: 'end',
          phone: 'end',
          cell: ({ total, currency, type }) =>
            type === 'P' ? '—' : <Amount amount={total} currency={currency} className="font-medium" />,
        },
      ]}
    />
  )
}
