import { STAGES } from '@generated/fields'
import { DateField } from '~/components/forms/inputs/date_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { useFields } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { partOf } from '~/features/matters/matter_calls'
import type { MatterFacts } from '~/features/matters/vocabulary'

const optionOf = (stage: string): BoxOption => ({ value: stage, label: stage })

/** At which stage a matter is, and since when. */
export default function StageDialog({ matter, onClose }: { matter: MatterFacts; onClose: () => void }) {
  const t = useMessages()
  const form = useFields<{ stage: BoxOption | null; since: string }>(
    { stage: matter.stage ? optionOf(matter.stage) : null, since: '' },
    { stage: { label: t('matters.field.stage') }, since: { label: t('matters.stage.since') } },
    { prefix: 'matter' }
  )
  form.transform(({ stage, since }) => ({ stage: stage?.label ?? '', since }))

  return (
    <FormDialog
      {...{ onClose, form }}
      method="put"
      action={partOf(matter.id, 'stage')}
      title={t('matters.stage.title', { reference: matter.reference })}
    >
      <SelectBox
        {...form.field('stage')}
        freeText
        optional
        help={t('matters.field.stage_hint')}
        options={STAGES[matter.materia].map(optionOf)}
      />
      <DateField {...form.field('since')} optional help={t('matters.stage.since_hint')} />
    </FormDialog>
  )
}
