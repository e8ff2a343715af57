import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { TextLink } from '~/components/actions/text_link'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { cfdiAddress } from './address'
import { Amount } from './amount'
import type { CfdiDetails, InstallmentLine } from './types'

/** Of an invoice, what its complements say was paid; of a complement, the invoices that it pays. */
export function InstallmentsPanel({ cfdi: { type, installments, missingNumbers } }: { cfdi: CfdiDetails }) {
  const t = useMessages()
  const isComplement = type === 'P'
  const title = t(isComplement ? 'cfdi.show.installments_of' : 'cfdi.show.installments')
  const rows = installments.map((each, at) => ({ ...each, id: at + 1 }))
  return (
    <Panel title={title} flush={rows.length > 0}>
      {missingNumbers.length > 0 && (
        <Note tone="warning" className="mx-3.5 mb-3">
          {t('cfdi.show.gap', { count: missingNumbers.length, numbers: missingNumbers.join(', ') })}
        </Note>
      )}
      {rows.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('cfdi.show.no_installments')}</p>
      ) : (
        <RowsTable
          caption={title}
          rows={rows}
          columns={[
            {
              name: t(isComplement ? 'cfdi.show.invoice' : 'cfdi.show.complement'),
              phone: 'title',
              cell: (row) => <Other {...row} />,
            },
            { name: t('cfdi.show.number'), width: 'w-16', phone: 'meta', cell: ({ number }) => number },
            {
              name: t('cfdi.show.paid_on'),
              width: 'w-32',
              phone: 'meta',
              className: 'text-sm',
              cell: ({ paidOn }) => <DateTime value={paidOn} format="short" />,
            },
            {
              name: t('cfdi.show.paid'),
              width: 'w-40',
              align: 'end',
              phone: 'meta',
              cell: ({ paid, currency }) => <Amount amount={paid} currency={currency} className="font-medium" />,
            },
            {
              name: t('cfdi.show.after'),
              width: 'w-40',
              align: 'end',
              phone: 'meta',
              cell: ({ after, currency }) => <Amount amount={after} currency={currency} />,
            },
          ]}
        />
      )}
    </Panel>
  )
}

function Other({ other, uuid, isCanceled }: InstallmentLine) {
  const t = useMessages()
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {other ? (
        <TextLink href={cfdiAddress(other.id)}>{other.reference}</TextLink>
      ) : (
        <span className="text-sm wrap-anywhere">{uuid}</span>
      )}
      {!other && <Badge tone="outline">{t('cfdi.show.not_kept')}</Badge>}
      {isCanceled && <Badge tone="void">{t('cfdi.show.canceled')}</Badge>}
    </span>
  )
}
