import { Send } from 'lucide-react'
import type { ButtonProps } from '~/components/actions/button'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'

const MAX_MESSAGE_LENGTH = 4_000

interface ComposerProps {
  address: string
  prefix?: string
  words: Record<'label' | 'send' | 'sending', string>
  size?: ButtonProps['size']
}

/** A message from a firm to its client or the other way round. */
export function Composer({ address, prefix, words, size }: ComposerProps) {
  const form = useFields(
    { text: '' },
    { text: { label: words.label, rules: [required(), maxLength(MAX_MESSAGE_LENGTH)] } },
    { prefix }
  )
  return (
    <Form
      form={form}
      method="post"
      action={address}
      visit={{ onSuccess: () => form.reset() }}
      className="mt-3 grid gap-2"
    >
      <TextArea {...form.field('text')} rows={3} />
      <Submit
        size={size}
        icon={Send}
        pendingText={words.sending}
        className="justify-self-start max-md:justify-self-stretch"
      >
        {words.send}
      </Submit>
    </Form>
  )
}
