import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { DeadlineDialog } from './accept_past'

const loadMatters = optionsFrom('law_firm.matters.options')

/** Picks the matter of which a filed computation becomes a deadline. */
export default function AttachToMatter({ computationId, onClose }: { computationId: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<{ matterId: BoxOption | null; acceptPast: boolean }>(
    { matterId: null, acceptPast: false },
    {
      matterId: { label: t('docket.attach.matter'), rules: [required()] },
      acceptPast: { label: t('docket.field.accept_past') },
    },
    { prefix: 'attach' }
  )
  form.transform(({ matterId, acceptPast }) => ({ matterId: matterId && Number(matterId.value), acceptPast }))
  return (
    <DeadlineDialog
      {...{ onClose, form }}
      action={route('law_firm.computation_attachments.store', { id: computationId })}
      title={t('docket.attach.title')}
      verb={t('docket.attach.verb')}
    >
      <p className="text-sm text-fg-muted">{t('docket.attach.text')}</p>
      <SelectBox {...form.field('matterId')} load={loadMatters} />
    </DeadlineDialog>
  )
}
