import { CHARGE_LIMITS } from '@generated/fields'
import { useState } from 'react'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength } from '~/components/forms/validators'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Until when a charge is to be paid, and its notes: what may change when its amounts may not. */
export function TermsDialog({ charge, onClose }: { charge: ChargeCard; onClose: () => void }) {
  const t = useMessages()
  const [seen] = useState(charge.version)
  const form = useFields(
    { dueOn: charge.dueOn ?? '', notes: charge.notes ?? '', internalNotes: charge.internalNotes ?? '' },
    {
      dueOn: { label: t('charges.field.dueOn'), rules: [date()] },
      notes: { label: t('charges.field.notes'), rules: [maxLength(CHARGE_LIMITS.notes)] },
      internalNotes: { label: t('charges.field.internalNotes'), rules: [maxLength(CHARGE_LIMITS.internalNotes)] },
    },
    { prefix: 'terms' }
  )
  form.transform((input) => ({ ...input, version: seen }))
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('charges.terms.title')}
      method="put"
      action={route('law_firm.charge_terms.update', { id: charge.id })}
    >
      <DateField {...form.field('dueOn')} optional />
      <TextArea {...form.field('notes')} optional rows={3} help={t('charges.field.notes_hint')} />
      <TextArea {...form.field('internalNotes')} optional rows={2} help={t('charges.field.internalNotes_hint')} />
    </FormDialog>
  )
}
