import { FormDialog } from '~/components/forms/form_dialog'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const loadMatters = optionsFrom('law_firm.matters.options')

/** Picks the matter of which a filed computation becomes a deadline. */
export default function AttachToMatter({ computationId, onClose }: { computationId: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<{ matterId: BoxOption | null }>(
    { matterId: null },
    { matterId: { label: t('docket.attach.matter'), rules: [required()] } },
    { prefix: 'attach' }
  )
  form.transform(({ matterId }) => ({ matterId: matterId && Number(matterId.value) }))
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('law_firm.computation_attachments.store', { id: computationId })}
      title={t('docket.attach.title')}
      verb={t('docket.attach.verb')}
    >
      <p className="text-sm text-fg-muted">{t('docket.attach.text')}</p>
      <SelectBox {...form.field('matterId')} load={loadMatters} />
    </FormDialog>
  )
}
