import { useState } from 'react'
import { DateField } from '~/components/forms/inputs/date_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength } from '~/components/forms/validators'
import { TimeField } from '~/features/activities/time_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { CONCLUSIONS } from './kinds'
import type { HearingLine } from './types'

interface ConclusionFormProps {
  matterId: number
  hearing: HearingLine
  onClose: () => void
}

/** What became of a hearing: held with its outcome, put off to another day, or cancelled. */
export function ConclusionForm({ matterId, hearing, onClose }: ConclusionFormProps) {
  const t = useMessages()
  const form = useFields(
    { status: 'held' as string, outcome: hearing.outcome ?? '', day: '', time: hearing.time },
    {
      status: { label: t('hearings.field.status') },
      outcome: { label: t('hearings.field.outcome'), rules: [maxLength(4_000)] },
      day: { label: t('hearings.field.new_day'), rules: [date()] },
      time: { label: t('hearings.field.new_time') },
    },
    { prefix: 'conclusion' }
  )
  const [begunAt] = useState(hearing.version)
  const version = 'version' in form.errors ? hearing.version : begunAt
  const isDeferred = form.data.status === 'deferred'
  form.transform(({ status, outcome, day, time }) => ({
    status,
    outcome: outcome || null,
    version,
    ...(status === 'deferred' && { day: day || undefined, time: time || undefined }),
  }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('law_firm.hearings.conclude', { dossierId: matterId, id: hearing.id })}
      title={t('hearings.conclude_title')}
    >
      <SelectField
        {...form.field('status')}
        options={CONCLUSIONS.map((value) => ({ value: value as string, label: t(`hearings.status.${value}`) }))}
      />
      {isDeferred && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <DateField {...form.field('day')} />
            <TimeField {...form.field('time')} />
          </div>
          <p className="-mt-2 text-xs text-fg-muted">{t('hearings.conclude_hint')}</p>
        </>
      )}
      <TextArea {...form.field('outcome')} optional rows={5} />
    </FormDialog>
  )
}
