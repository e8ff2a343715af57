import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { Amount } from './amount'
import { exactNumber } from './exact_number'
import type { CfdiDetails, SaidOfXml } from './types'
import { useSatNames } from './use_sat_names'

/** The concepts of an invoice as its XML has them, and what they come to. */
export function ConceptsPanel({ cfdi, record }: { cfdi: CfdiDetails; record: SaidOfXml }) {
  const t = useMessages()
  const names = useSatNames()
  const { concepts, conceptCount } = record
  const rows = concepts.map((concept, at) => ({ ...concept, id: at + 1 }))
  return (
    <Panel title={t('cfdi.show.concepts')} flush>
      <RowsTable
        caption={t('cfdi.show.concepts')}
        rows={rows}
        columns={[
          {
            name: t('cfdi.show.description'),
            phone: 'title',
            cell: ({ description, key, taxObject }) => (
              <span className="block min-w-0 py-1">
                <span className="block wrap-anywhere whitespace-pre-line">{description}</span>
                <span className="block text-sm text-fg-subtle">
                  {[key, taxObject && names('object', taxObject)].filter(Boolean).join(' · ')}
                </span>
              </span>
            ),
          },
          {
            name: t('cfdi.show.quantity'),
            width: 'w-32',
            align: 'end',
            phone: 'meta',
            className: 'text-sm tabular-nums',
            cell: ({ quantity, unit }) => `${exactNumber(quantity)} ${unit}`,
          },
          {
            name: t('cfdi.show.price'),
            width: 'w-32',
            align: 'end',
            phone: 'meta',
            className: 'text-sm tabular-nums',
            cell: ({ price }) => `$${exactNumber(price)}`,
          },
          {
            name: t('cfdi.show.amount'),
            width: 'w-36',
            align: 'end',
            phone: 'meta',
            className: 'text-sm tabular-nums',
            cell: ({ amount }) => `$${exactNumber(amount)}`,
          },
        ]}
      />
      {conceptCount > concepts.length && (
        <p className="px-3.5 py-2 text-sm text-fg-muted">
          {t('cfdi.show.more_concepts', { shown: concepts.length, count: conceptCount })}
        </p>
      )}
      <Sums cfdi={cfdi} />
    </Panel>
  )
}

function Sums({ cfdi: { amounts, currency } }: { cfdi: CfdiDetails }) {
  const t = useMessages()
  const { subtotal, discount, transferred, withheld, withheldIsr, withheldIva, total } = amounts
  const lines = [
    { label: t('cfdi.show.subtotal'), amount: subtotal, isShown: true },
    { label: t('cfdi.show.discount'), amount: -discount, isShown: discount > 0 },
    { label: t('cfdi.show.transferred'), amount: transferred, isShown: transferred > 0 },
    { label: t('cfdi.show.withheld_isr'), amount: -withheldIsr, isShown: withheldIsr > 0 },
    { label: t('cfdi.show.withheld_iva'), amount: -withheldIva, isShown: withheldIva > 0 },
    {
      label: t('cfdi.show.withheld_other'),
      amount: -(withheld - withheldIsr - withheldIva),
      isShown: withheld > withheldIsr + withheldIva,
    },
  ]
  return (
    <dl className="grid justify-end gap-1 p-3.5 text-sm">
      {lines
        .filter(({ isShown }) => isShown)
        .map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-8">
            <dt className="text-fg-subtle">{label}</dt>
            <dd>
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <div className="flex justify-between gap-8 border-t border-line pt-1 text-base font-semibold">
        <dt>{t('cfdi.show.total')}</dt>
        <dd>
          <Amount amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
