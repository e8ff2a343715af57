import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/inputs/text_field'

interface NameDialogProps {
  title: string
  label: string
  verb: string
  name: string
  method: 'post' | 'put'
  action: string
  /** What is sent beside the name. */
  also: Record<string, number | null>
  onClose: () => void
}

const SHORT = 120
const LONG = 255

/** Asks for the name of a folder or a document. */
export function NameDialog({ title, label, verb, name, method, action, also, onClose }: NameDialogProps) {
  const most = method === 'post' ? SHORT : LONG
  const form = useFields({ name }, { name: { label, rules: [required(), maxLength(most)] } }, { prefix: 'document' })
  form.transform((data) => ({ ...data, ...also }))
  return (
    <FormDialog {...{ onClose, form, method, action, title, verb }}>
      <TextField {...form.field('name')} autoFocus />
    </FormDialog>
  )
}
