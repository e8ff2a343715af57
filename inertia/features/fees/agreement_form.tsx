import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { FieldError } from '~/components/forms/field_error'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { RatesField, StagesField } from './agreement_rows'
import type { Agreement, Currency, FeesContent } from './types'
import { useAgreementForm } from './use_agreement_form'
import { CURRENCIES } from './words'

interface AgreementFormProps {
  matterId: number
  agreement: Agreement | null
  people: FeesContent['people']
  onClose: () => void
}

/** How a matter is charged: one way or several of them together. */
export function AgreementForm({ matterId, agreement, people, onClose }: AgreementFormProps) {
  const t = useMessages()
  const form = useAgreementForm(agreement)
  const { value: currency, onChange: setCurrency, ...currencyField } = form.field('currency')
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.fee_agreements.update', { dossierId: matterId })}
      title={t('fees.agreement')}
    >
      {form.errors.models && <FieldError>{form.errors.models}</FieldError>}
      <SelectField
        {...currencyField}
        value={currency}
        onChange={(value) => setCurrency(value as Currency)}
        options={CURRENCIES}
      />
      <NumberField {...form.field('fixedAmount')} optional decimals={2} help={t('fees.field.before_tax')} />
      <NumberField {...form.field('monthlyAmount')} optional decimals={2} help={t('fees.field.monthly_help')} />
      <StagesField form={form} />
      <NumberField {...form.field('hourlyRate')} optional decimals={2} help={t('fees.field.hourly_help')} />
      <RatesField {...{ form, people }} />
      <NumberField {...form.field('share')} optional decimals={4} />
      <TextField {...form.field('shareBase')} optional help={t('fees.field.share_base_help')} />
      <TextArea {...form.field('notes')} optional rows={4} />
    </EditDrawer>
  )
}
