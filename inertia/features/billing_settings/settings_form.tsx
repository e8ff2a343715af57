import { REMINDER_LIMITS, SETTINGS_LIMITS, TAX_KINDS } from '@generated/fields'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, numeric, required, type Rule } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { stepName, type FirmBilling } from './settings_words'

const STEPS = [-30, -15, -7, -5, -3, -1, 0, 1, 3, 7, 15, 30, 45, 60, 90]

const series: Rule = {
  check: (value) => (/^[a-z0-9]*$/i.test(String(value).trim()) ? null : { id: 'validation.series.series' }),
}

/** Reminders that are on go out on some day. */
const someDay: Rule = {
  check: (value, data) =>
    (data as { remindersOn: boolean }).remindersOn && (value as unknown[]).length === 0
      ? { id: 'billing_settings.days_required' }
      : null,
}

interface SettingsFormProps {
  settings: FirmBilling
  /** Whom payments are for when nobody is named. */
  holder: string
  onClose: () => void
}

/** How the firm charges, how it is paid, and when it reminds. */
export function BillingSettingsForm({ settings, holder, onClose }: SettingsFormProps) {
  const t = useMessages()
  const step = (days: number) => ({ value: String(days), label: stepName(t, days) })
  const label = (name: string) => t(`billing_settings.field.${name}` as 'billing_settings.field.series')
  const { version: _, ...values } = settings
  const form = useFields(
    {
      ...values,
      accountHolder: values.accountHolder ?? '',
      paymentReference: values.paymentReference ?? '',
      paymentNotes: values.paymentNotes ?? '',
      dueDays: String(values.dueDays),
      reminderDays: values.reminderDays.map(step),
    },
    {
      accountHolder: { label: label('accountHolder'), rules: [maxLength(SETTINGS_LIMITS.holder)] },
      paymentReference: { label: label('paymentReference'), rules: [maxLength(SETTINGS_LIMITS.reference)] },
      paymentNotes: { label: label('paymentNotes'), rules: [maxLength(SETTINGS_LIMITS.notes)] },
      series: { label: label('series'), rules: [maxLength(SETTINGS_LIMITS.series), series] },
      defaultTax: { label: label('defaultTax') },
      dueDays: { label: label('dueDays'), rules: [required(), numeric()] },
      proposesWithholdings: { label: label('proposesWithholdings') },
      saysOneThousand: { label: label('saysOneThousand') },
      twoPersonReview: { label: label('twoPersonReview') },
      remindersOn: { label: label('remindersOn') },
      reminderDays: { label: label('reminderDays'), rules: [someDay] },
    },
    { prefix: 'billing' }
  )
  form.transform(({ dueDays, reminderDays, ...input }) => ({
    ...input,
    dueDays: Number(dueDays),
    reminderDays: reminderDays.map(({ value }) => Number(value)).slice(0, REMINDER_LIMITS.steps),
    version: settings.version,
  }))
  const offered = [...new Set([...STEPS, ...settings.reminderDays])].sort((one, other) => one - other)
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.billing_settings.update')}
      title={t('billing_settings.form_title')}
    >
      <TextField {...form.field('accountHolder')} optional help={t('billing_settings.holder_help', { holder })} />
      <TextField {...form.field('paymentReference')} optional help={t('billing_settings.reference_help')} />
      <TextArea {...form.field('paymentNotes')} optional rows={3} help={t('billing_settings.notes_help')} />
      <TextField {...form.field('series')} optional help={t('billing_settings.series_help')} />
      <SelectField
        {...form.field('defaultTax')}
        options={TAX_KINDS.map((value) => ({ value, label: t(`billing_settings.tax.${value}`) }))}
      />
      <NumberField {...form.field('dueDays')} />
      <Switch {...form.check('proposesWithholdings')} />
      <Switch {...form.check('saysOneThousand')} />
      <Switch {...form.check('twoPersonReview')} />
      <Switch {...form.check('remindersOn')} />
      {form.data.remindersOn && <MultiSelectBox {...form.field('reminderDays')} options={offered.map(step)} />}
    </EditDrawer>
  )
}
