import type { ComponentProps } from 'react'
import { TotalsList } from '~/features/charges/totals_list'
import type { ChargedClient, Currency, FormBasis } from '~/features/charges/types'
import { Section } from '~/features/settings/section'
import { useMessages } from '~/hooks/use_messages'
import { proposalFor } from './charge_form'
import { amountsOf, type ItemInput } from './item_input'
import { WithholdingFields } from './withholding_fields'

interface AmountSectionsProps extends Pick<ComponentProps<typeof WithholdingFields>, 'rate' | 'iva' | 'onTake'> {
  basis: FormBasis
  client: ChargedClient | null
  items: ItemInput[]
  currency: Currency
}

/** What the client withholds of the concepts, and what they add up to while they are typed. */
export function AmountSections({ basis, client, items, currency, rate, iva, onTake }: AmountSectionsProps) {
  const t = useMessages()
  const totals = amountsOf(items, { isrRate: rate.value, withholdsIva: iva.checked })
  return (
    <>
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
