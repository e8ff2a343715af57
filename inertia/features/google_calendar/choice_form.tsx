import { FormDialog } from '~/components/forms/form_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ChoiceFields, useChoice, type Choice } from './choice_fields'

interface ChoiceFormProps {
  chosen: Choice
  kinds: string[]
  onClose: () => void
}

/** Changes what of the calendar is sent to Google. */
export function ChoiceForm({ chosen, kinds, onClose }: ChoiceFormProps) {
  const t = useMessages()
  const { form, named } = useChoice(chosen)
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('calendar.google.update')}
      title={t('google_calendar.choose_title')}
    >
      <ChoiceFields {...{ form, named, kinds }} />
    </FormDialog>
  )
}
