import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/text_field'
import { useMessages } from '~/hooks/use_messages'

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
  const t = useMessages()
  const most = method === 'post' ? SHORT : LONG
  const form = useFields({ name }, { name: { label, rules: [required(), maxLength(most)] } }, { prefix: 'document' })
  form.transform((data) => ({ ...data, ...also }))
  return (
    <Dialog open title={title} onClose={onClose} busy={form.processing} size="sm">
      <Form form={form} method={method} action={action} visit={{ preserveScroll: true, onSuccess: onClose }}>
        <TextField {...form.field('name')} autoFocus />
        <div className="mt-4 flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.saving')}>
            {verb}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
