import { CHARGE_LIMITS } from '@generated/fields'
import { useState } from 'react'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import type { SeenDialogProps } from './seen_dialog'

/** The same, where the reason is kept. */
export function ReasonDialog({ version, method = 'post', children, ...dialog }: SeenDialogProps) {
  const t = useMessages()
  const [seen] = useState(version)
  const form = useFields(
    { reason: '' },
    { reason: { label: t('charges.field.reason'), rules: [required(), maxLength(CHARGE_LIMITS.reason)] } },
    { prefix: 'reason' }
  )
  form.transform((input) => ({ ...input, version: seen }))
  return (
    <FormDialog {...dialog} {...{ form, method }}>
      <div className="grid gap-2">{children}</div>
      <TextArea {...form.field('reason')} rows={3} help={t('charges.field.reason_hint')} />
    </FormDialog>
  )
}
