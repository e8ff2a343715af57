import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { MatchLine } from './types'

/** Asks why a row is not of the matter; it can be taken back. */
export function RefuseForm({ match, onClose }: { match: MatchLine; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { reason: '' },
    { reason: { label: t('court_lists.field.reason'), rules: [required(), maxLength(500)] } },
    { prefix: 'refusal' }
  )
  form.transform(({ reason }) => ({ reason, version: match.version }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.list_matches.refuse', { dossierId: match.matter.id, id: match.id })}
      title={t('court_lists.refuse_title')}
      verb={t('court_lists.refuse')}
      size="md"
    >
      <TextArea {...form.field('reason')} rows={3} help={t('court_lists.field.reason_help')} />
    </FormDialog>
  )
}
