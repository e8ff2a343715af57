import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Switch } from '~/components/forms/choices/switch'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindOf } from './kinds'

type Option = { value: string; label: string }

const NAME_LENGTH = 80

interface SubscriptionFormProps {
  kinds: string[]
  onClose: () => void
}

/** What a calendar for another program is called, which kinds of events it tells and whether it names anybody. */
export function SubscriptionForm({ kinds, onClose }: SubscriptionFormProps) {
  const t = useMessages()
  const form = useFields(
    { name: '', masked: true, kinds: [] as Option[] },
    {
      name: { label: t('calendar.subscriptions.field.name'), rules: [required(), maxLength(NAME_LENGTH)] },
      masked: { label: t('calendar.subscriptions.field.masked') },
      kinds: { label: t('calendar.subscriptions.field.kinds') },
    },
    { prefix: 'subscription' }
  )
  form.transform((input) => ({ ...input, kinds: input.kinds.map(({ value }) => value) }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('calendar.subscriptions.store')}
      title={t('calendar.subscriptions.new')}
      verb={t('calendar.subscriptions.create')}
      pendingText={t('calendar.subscriptions.creating')}
    >
      <TextField {...form.field('name')} help={t('calendar.subscriptions.field.name_help')} autoFocus />
      <Switch {...form.check('masked')} help={t('calendar.subscriptions.field.masked_help')} />
      <MultiSelectBox
        {...form.field('kinds')}
        optional
        help={t('calendar.subscriptions.field.kinds_help')}
        options={kinds.map((kind) => ({ value: kind, label: t(kindOf(kind).name) }))}
      />
    </FormDialog>
  )
}
