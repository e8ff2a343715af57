import type { ComponentProps, ReactNode } from 'react'
import { TotalsList } from '~/features/charges/totals_list'
import type { ChargedClient, Currency, FormBasis } from '~/features/charges/types'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { firstMatter, proposalFor } from './charge_form'
import { amountsOf, type ItemInput } from './item_input'
import { ItemsField } from './items_field'
import { WithholdingFields } from './withholding_fields'

interface ConceptSectionsProps extends Pick<ComponentProps<typeof WithholdingFields>, 'rate' | 'iva' | 'onTake'> {
  /** Begins the ids of the fields. */
  prefix: string
  basis: FormBasis
  client: ChargedClient | null
  /** The matter that was asked for. */
  matterId: number | null
  items: ItemInput[]
  onItems: (items: ItemInput[]) => void
  errors: Record<string, string | undefined>
  currency: Currency
  /** What stands above the concepts. */
  children?: ReactNode
}

/** The concepts, what the client withholds of them, and what they add up to while they are typed. */
export function ConceptSections({ prefix, basis, client, matterId, items, ...props }: ConceptSectionsProps) {
  const t = useMessages()
  const { onItems, errors, currency, rate, iva, onTake, children } = props
  const totals = amountsOf(items, { isrRate: rate.value, withholdsIva: iva.checked })
  return (
    <>
      <section aria-labelledby={`${prefix}-concepts`} className="grid max-w-300 gap-3 border-t border-line-subtle pt-6">
        <h2 id={`${prefix}-concepts`} className="text-base font-semibold">
          {t('charges.field.items')}
        </h2>
        {children}
        <ItemsField
          {...{ prefix, items, errors, currency }}
          onChange={onItems}
          defaultTax={basis.settings.defaultTax}
          matterId={firstMatter(client, matterId)}
          matters={client?.matters ?? []}
          isWithheld={rate.value.trim() !== '' || iva.checked}
        />
      </section>
      <Section title={t('charges.section.withholdings')} text={t('charges.section.withholdings_text')}>
        <WithholdingFields {...{ rate, iva, onTake }} proposal={client && proposalFor(basis, client)} />
      </Section>
      <Section title={t('charges.section.totals')}>
        <div aria-live="polite" className="max-w-100">
          <TotalsList {...{ totals, currency }} />
        </div>
      </Section>
    </>
  )
}
