import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { DateField } from '~/components/forms/date_field'
import { Dialog } from '~/components/overlays/dialog'
import { SelectBox } from '~/components/forms/select_box'
import { useMessages } from '~/hooks/use_messages'
import { STAGES } from '~/features/matters/stages'
import { partOf } from '~/features/matters/matter_calls'
import type { MatterFacts } from '~/features/matters/vocabulary'

/** At which stage a matter is, and since when. */
export default function StageDialog({ matter, onClose }: { matter: MatterFacts; onClose: () => void }) {
  const t = useMessages()
  const [stage, setStage] = useState(matter.stage ?? '')
  const [since, setSince] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const options = STAGES[matter.materia].map((each) => ({ value: each, label: each }))

  function save() {
    setBusy(true)
    router.put(
      partOf(matter.id, 'stage'),
      { stage, since },
      {
        preserveScroll: true,
        preserveState: true,
        onSuccess: onClose,
        onError: setErrors,
        onFinish: () => setBusy(false),
      }
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('matters.stage.title', { reference: matter.reference })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" pending={isBusy} pendingText={t('common.saving')} onClick={save}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectBox
          id="matter-stage"
          label={t('matters.field.stage')}
          freeText
          optional
          help={t('matters.field.stage_hint')}
          error={errors.stage}
          value={stage ? { value: stage, label: stage } : null}
          onChange={(chosen) => setStage(chosen?.label ?? '')}
          options={options}
        />
        <DateField
          label={t('matters.stage.since')}
          name="since"
          optional
          help={t('matters.stage.since_hint')}
          error={errors.since}
          value={since}
          onChange={setSince}
        />
      </div>
    </Dialog>
  )
}
