import { Link } from '@inertiajs/react'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import { TotalsList } from '~/features/charges/totals_list'
import type { Currency, ItemFacts, Totals } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ReactNode } from 'react'

interface ItemsPanelProps {
  items: ItemFacts[]
  totals: Totals
  currency: Currency
  /** Whether matters lead to their pages. */
  seeMatters: boolean
  /** Lines below the total. */
  children?: ReactNode
}

/** What is charged, concept by concept, and what it adds up to. */
export function ItemsPanel({ items, totals, currency, seeMatters, children }: ItemsPanelProps) {
  const t = useMessages()
  const isWithheld = totals.withheldIsr > 0 || totals.withheldIva > 0
  return (
    <Panel title={t('charges.field.items')}>
      <ol className="divide-y divide-line-subtle border-b border-line-subtle">
        {items.map((item, at) => (
          <li key={at} className="flex items-start gap-4 py-2.5 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="wrap-break-word whitespace-pre-wrap">{item.description}</p>
              <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-fg-muted">
                <span>{t(`charges.kind.${item.kind}`)}</span>
                <span className="tabular-nums">
                  {typedOf(item.quantity, DECIMALS.quantity)} × <Money amount={item.unitPrice} currency={currency} />
                </span>
                {item.discount > 0 && (
                  <span>
                    {t('charges.item.discount')} <Money amount={item.discount} currency={currency} />
                  </span>
                )}
                <span>{t(`charges.tax.${item.taxKind}`)}</span>
                {isWithheld && !item.withheld && <span>{t('charges.item.not_withheld')}</span>}
                {item.matter && <MatterName matter={item.matter} isLink={seeMatters} />}
              </p>
            </div>
            <Money amount={item.amount} currency={currency} className="flex-none" />
          </li>
        ))}
      </ol>
      <div className="mt-3 ml-auto max-w-100">
        <TotalsList totals={totals} currency={currency}>
          {children}
        </TotalsList>
      </div>
    </Panel>
  )
}

function MatterName({ matter, isLink }: { matter: NonNullable<ItemFacts['matter']>; isLink: boolean }) {
  const name = `${matter.reference} · ${matter.title}`
  if (!isLink) return <span>{name}</span>
  return (
    <Link href={route('law_firm.matters.show', { dossierId: matter.id })} className="link">
      {name}
    </Link>
  )
}
