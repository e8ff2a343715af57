import { SAT_CATALOGUES } from '@generated/fields'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { Cancellation, CfdiDetails } from './types'
import { useSatNames } from './use_sat_names'

/** Length of a UUID. */
const UUID_LENGTH = 36

/** Asks what was canceled at the SAT, when and why. */
export function CancellationDialog({
  cfdi,
  today,
  onClose,
}: {
  cfdi: CfdiDetails
  today: string
  onClose: () => void
}) {
  const t = useMessages()
  const names = useSatNames()
  const { id, version } = cfdi
  const form = useFields(
    { reason: '02' as Cancellation, canceledOn: today, substituteUuid: '' },
    {
      reason: { label: t('cfdi.cancel.reason'), rules: [required()] },
      canceledOn: { label: t('cfdi.cancel.day'), rules: [required(), date()] },
      substituteUuid: { label: t('cfdi.cancel.substitute'), rules: [maxLength(UUID_LENGTH)] },
    },
    { prefix: 'cancellation' }
  )
  form.transform(({ substituteUuid, ...said }) => ({ ...said, substituteUuid: substituteUuid || null, version }))
  const { value, onChange, ...reason } = form.field('reason')
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('law_firm.cfdi.cancel', { id })}
      title={t('cfdi.cancel.title')}
      verb={t('cfdi.cancel.save')}
      pendingText={t('cfdi.cancel.saving')}
    >
      <p className="text-sm text-fg-muted">{t('cfdi.cancel.text')}</p>
      <SelectField
        {...reason}
        value={value}
        onChange={(key) => onChange(key as Cancellation)}
        options={SAT_CATALOGUES.cancellation.map((key) => ({ value: key, label: names('cancellation', key) }))}
      />
      <DateField {...form.field('canceledOn')} max={today} />
      {form.data.reason === '01' && (
        <TextField {...form.field('substituteUuid')} help={t('cfdi.cancel.substitute_hint')} />
      )}
    </FormDialog>
  )
}
