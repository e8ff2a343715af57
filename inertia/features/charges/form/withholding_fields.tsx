import type { proposeWithholdings } from '@generated/fields'
import type { ComponentProps } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { NumberField } from '~/components/forms/inputs/number_field'
import { useMessages } from '~/hooks/use_messages'
import { DECIMALS } from './figures'
import { percentOf } from './item_input'

type Proposal = ReturnType<typeof proposeWithholdings>

interface WithholdingFieldsProps {
  rate: ComponentProps<typeof NumberField>
  iva: ComponentProps<typeof Checkbox>
  /** What is proposed for the pair of firm and client; null while no client is chosen. */
  proposal: Proposal | null
  onTake: (rates: { isrRate: string; withholdsIva: boolean }) => void
}

/** What the client withholds: proposed by who charges whom, with the article that says so, and changed by whoever knows better. */
export function WithholdingFields({ rate, iva, proposal, onTake }: WithholdingFieldsProps) {
  const t = useMessages()
  const proposed = proposal && { isrRate: percentOf(proposal.isrRate), withholdsIva: proposal.withholdsIva }
  const isTaken = proposed && proposed.isrRate === rate.value.trim() && proposed.withholdsIva === iva.checked
  return (
    <div className="grid gap-3">
      {proposal && (
        <Note
          tone="info"
          title={t(proposal.isrRate > 0 ? 'charges.withholding.proposed' : 'charges.withholding.none_proposed')}
          end={
            !isTaken && (
              <Button size="sm" onClick={() => onTake(proposed!)}>
                {t('charges.withholding.take')}
              </Button>
            )
          }
        >
          {t(`charges.withholding.${proposal.basis}`)}
          {proposal.articles.length > 0 && ` (${proposal.articles.join('; ')}).`}
        </Note>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <NumberField {...rate} decimals={DECIMALS.percent} suffix="%" optional autoComplete="off" />
        <Checkbox {...iva} />
      </div>
    </div>
  )
}
