import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { MovementLine } from './types'

/** Asks why money that came in is no payment of a client; it can be taken back. */
export function IgnoreDialog({ movement, onClose }: { movement: MovementLine; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { reason: '' },
    { reason: { label: t('bank_statements.ignore.reason'), rules: [required(), maxLength(500)] } },
    { prefix: 'ignore' }
  )
  form.transform(({ reason }) => ({ reason, version: movement.version }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.bank_statements.ignore', { id: movement.id })}
      title={t('bank_statements.ignore.title')}
      verb={t('bank_statements.ignore.verb')}
      size="md"
    >
      <TextArea {...form.field('reason')} rows={3} help={t('bank_statements.ignore.reason_help')} />
    </FormDialog>
  )
}
