import { TextField, type TextFieldProps } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'

type MailedCodeFieldProps = Omit<TextFieldProps, 'label'> & { label?: string }

/** Six digits from an email: a phone offers its keys and, where it can, the code itself. Pasting is allowed. */
export function MailedCodeField(props: MailedCodeFieldProps) {
  const t = useMessages()
  return (
    <TextField
      label={t('recovery.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
