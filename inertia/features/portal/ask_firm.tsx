import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const MAX_MESSAGE_LENGTH = 2_000

const loadFirms = optionsFrom('portal.firms.index')

/** Asks a firm to work for the reader: one that says what it is to all, or any by its name or e-mail. */
export function AskFirm({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const form = useFields<{ addressedTo: BoxOption | null; message: string }>(
    { addressedTo: null, message: '' },
    {
      addressedTo: { label: t('portal.firms.who'), rules: [required()] },
      message: { label: t('portal.firms.message'), rules: [required(), maxLength(MAX_MESSAGE_LENGTH)] },
    }
  )
  form.transform(({ addressedTo, message }) => ({
    firm: addressedTo && addressedTo.value !== addressedTo.label ? addressedTo.value : null,
    addressedTo: addressedTo?.label ?? '',
    message,
  }))
  return (
    <Form
      form={form}
      method="post"
      action={route('portal.firm_requests.store')}
      visit={{ onSuccess: onDone }}
      className="mt-3 grid max-w-140 gap-3"
    >
      <SelectBox {...form.field('addressedTo')} load={loadFirms} freeText help={t('portal.firms.who_help')} />
      <TextArea {...form.field('message')} rows={4} help={t('portal.firms.message_help')} />
      <FormButtons onCancel={onDone} verb={t('portal.firms.send')} pendingText={t('portal.firms.sending')} size="lg" />
    </Form>
  )
}
