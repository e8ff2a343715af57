import { useIntl } from 'react-intl'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import type { Invoice } from '~/features/document_reading/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

const TYPES: Record<string, MessageId> = {
  I: 'document_reading.invoice.type.income',
  E: 'document_reading.invoice.type.credit',
  T: 'document_reading.invoice.type.transfer',
  N: 'document_reading.invoice.type.payroll',
  P: 'document_reading.invoice.type.payment',
}
const TAXES: Record<string, MessageId> = {
  '001': 'document_reading.invoice.tax.isr',
  '002': 'document_reading.invoice.tax.iva',
  '003': 'document_reading.invoice.tax.ieps',
}

/** Amounts of an invoice stay as they were written: they are shown with their currency, never computed. */
function useAmount(currency: string) {
  const { formatNumber } = useIntl()
  return (text: string) => {
    if (!/^-?\d{1,15}(\.\d+)?$/.test(text)) return text
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 }
    return `$${formatNumber(Number(text), places)}${currency && ` ${currency}`}`
  }
}

/** An invoice of the tax authority as a person reads it. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const t = useMessages()
  const amount = useAmount(invoice.currency)
  const { issuer, receiver } = invoice
  const type = TYPES[invoice.type]
  const known = (items: { label: string; value: string }[]) => items.filter(({ value }) => value)
  const party = ({ rfc, name, regime, use, zip }: Invoice['issuer']) =>
    known([
      { label: t('document_reading.invoice.name'), value: name },
      { label: t('document_reading.invoice.rfc'), value: rfc },
      { label: t('document_reading.invoice.regime'), value: regime },
      { label: t('document_reading.invoice.zip'), value: zip },
      { label: t('document_reading.invoice.use'), value: use },
    ])

  return (
    <div className="space-y-4">
      <Panel title={t('document_reading.invoice.title', { version: invoice.version })}>
        <Facts
          className="wrap-anywhere"
          items={known([
            {
              label: t('document_reading.invoice.uuid'),
              value: invoice.uuid || t('document_reading.invoice.unstamped'),
            },
            { label: t('document_reading.invoice.series'), value: invoice.series },
            { label: t('document_reading.invoice.type'), value: type ? t(type) : invoice.type },
            { label: t('document_reading.invoice.date'), value: invoice.date.replace('T', ' ') },
            { label: t('document_reading.invoice.stamped'), value: invoice.stampedAt.replace('T', ' ') },
            {
              label: t('document_reading.invoice.payment'),
              value: [invoice.paymentMethod, invoice.paymentForm].filter(Boolean).join(' · '),
            },
          ])}
        />
      </Panel>
      <div className="grid gap-4 md:grid-cols-2">
        <Panel title={t('document_reading.invoice.issuer')}>
          <Facts items={party(issuer)} className="wrap-anywhere" />
        </Panel>
        <Panel title={t('document_reading.invoice.receiver')}>
          <Facts items={party(receiver)} className="wrap-anywhere" />
        </Panel>
      </div>
      <Concepts invoice={invoice} amount={amount} />
      <Panel title={t('document_reading.invoice.sums')}>
        <Facts
          items={[
            { label: t('document_reading.invoice.subtotal'), value: amount(invoice.subtotal) },
            ...(invoice.discount
              ? [{ label: t('document_reading.invoice.discount'), value: amount(invoice.discount) }]
              : []),
            ...invoice.taxes.map((tax) => ({
              label: t(`document_reading.invoice.${tax.kind}` as MessageId, {
                tax: TAXES[tax.tax] ? t(TAXES[tax.tax]!) : tax.tax,
              }),
              value: amount(tax.amount),
            })),
            { label: t('document_reading.invoice.total'), value: <strong>{amount(invoice.total)}</strong> },
          ]}
        />
      </Panel>
    </div>
  )
}

function Concepts({ invoice, amount }: { invoice: Invoice; amount: (text: string) => string }) {
  const t = useMessages()
  return (
    <RowsTable
      caption={t('document_reading.invoice.concepts')}
      rows={invoice.concepts}
      columns={[
        {
          name: t('document_reading.invoice.quantity'),
          width: 'w-24',
          cell: ({ quantity, unit }) => `${quantity} ${unit}`,
        },
        {
          name: t('document_reading.invoice.description'),
          phone: 'title',
          cell: ({ description }) => <span className="whitespace-normal wrap-anywhere">{description}</span>,
        },
        {
          name: t('document_reading.invoice.price'),
          width: 'w-36',
          align: 'end',
          cell: ({ price }) => amount(price),
        },
        {
          name: t('document_reading.invoice.amount'),
          width: 'w-36',
          align: 'end',
          cell: (concept) => amount(concept.amount),
        },
      ]}
    />
  )
}
