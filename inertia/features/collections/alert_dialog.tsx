import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import type { AlertLine, Frequency } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  /** The search to be told of; left out when an alert is edited. */
  search?: { source: string; queryString: string }
  alert?: AlertLine
  name: string
}

const FREQUENCIES: Frequency[] = ['at_once', 'daily', 'weekly']
const NAME = 120

/** How an alert is called and how often it tells. */
export default function AlertDialog({ open, onClose, search, alert, name }: AlertDialogProps) {
  const t = useMessages()
  const form = useFields<{ name: string; frequency: string }>(
    { name: name.slice(0, NAME), frequency: alert?.frequency ?? 'daily' },
    {
      name: { label: t('collections.alerts.name'), rules: [required(), maxLength(NAME)] },
      frequency: { label: t('collections.alerts.frequency'), rules: [required()] },
    },
    { prefix: 'alert' }
  )
  form.transform((data) => ({ ...data, ...search }))
  const [method, action] = alert
    ? (['put', route('research.alerts.show', { id: alert.id })] as const)
    : (['post', route('research.alerts.store')] as const)

  return (
    <FormDialog
      {...{ open, onClose, form, method, action }}
      size="md"
      title={t(alert ? 'collections.alerts.edit_title' : 'collections.alerts.create_title')}
      verb={alert ? undefined : t('collections.alerts.create')}
      pendingText={t('collections.saving')}
    >
      {alert?.kind !== 'saved' && <TextField {...form.field('name')} autoFocus />}
      <RadioGroup
        {...form.field('frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`collections.alerts.${value}`) }))}
      />
      <p className="text-sm text-fg-muted">
        {t('collections.alerts.lead')}{' '}
        <TextLink href={route('settings.notification')}>{t('collections.alerts.settings')}</TextLink>
      </p>
    </FormDialog>
  )
}
