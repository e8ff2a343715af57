import { useState } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { NumberField } from '~/components/forms/inputs/number_field'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { TimeField } from '~/features/activities/time_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { CourtBox } from './court_box'
import { HEARING_KINDS } from './kinds'
import type { HearingLine, HearingsContent } from './types'

interface HearingFormProps {
  matterId: number
  content: HearingsContent
  /** The one that is edited; a new one without. */
  hearing?: HearingLine
  onClose: () => void
}

type Named = { id: number; name: string }
const optionOf = ({ id, name }: Named): BoxOption => ({ value: String(id), label: name })
const idsOf = (options: BoxOption[]) => options.map(({ value }) => Number(value))

const inputOf = (hearing: HearingLine | undefined, { court, people, userId }: HearingsContent) => ({
  kind: (hearing?.kind ?? 'preliminary') as string,
  day: hearing?.day ?? '',
  time: hearing?.time ?? '',
  minutes: String(hearing?.minutes ?? 60),
  travelMinutes: String(hearing?.travelMinutes ?? 0),
  court: (hearing ? hearing.court : court.name) ?? '',
  courtId: String((hearing ? hearing.courtId : court.id) ?? ''),
  room: hearing?.room ?? '',
  address: hearing?.address ?? '',
  link: hearing?.link ?? '',
  peopleIds: (hearing?.people ?? people.filter(({ id }) => id === userId)).map(optionOf),
  substituteId: hearing?.substitute ? String(hearing.substitute.id) : '',
  documentIds: (hearing?.documents ?? []).map(optionOf),
  notes: hearing?.notes ?? '',
  shownToClient: hearing?.shownToClient ?? false,
  clientAttends: hearing?.clientAttends ?? false,
})

type Input = ReturnType<typeof inputOf>

const bodyOf = ({ kind, day, time, shownToClient, clientAttends, ...input }: Input) => ({
  ...{ kind, day, time, shownToClient, clientAttends },
  minutes: Number(input.minutes),
  travelMinutes: Number(input.travelMinutes || 0),
  court: input.court || null,
  courtId: input.courtId ? Number(input.courtId) : null,
  room: input.room || null,
  address: input.address || null,
  link: input.link || null,
  notes: input.notes || null,
  substituteId: input.substituteId ? Number(input.substituteId) : null,
  peopleIds: idsOf(input.peopleIds),
  documentIds: idsOf(input.documentIds),
})

/** The side panel in which a hearing is filled in. */
export function HearingForm({ matterId, content, hearing, onClose }: HearingFormProps) {
  const t = useMessages()
  const [begunAt] = useState(hearing?.version)
  const form = useFields(
    inputOf(hearing, content),
    {
      kind: { label: t('hearings.field.kind') },
      day: { label: t('hearings.field.day'), rules: [required(), date()] },
      time: { label: t('hearings.field.time'), rules: [required()] },
      minutes: { label: t('hearings.field.minutes'), rules: [required()] },
      travelMinutes: { label: t('hearings.field.travel') },
      court: { label: t('hearings.field.court'), rules: [maxLength(300)] },
      courtId: { label: t('hearings.field.court') },
      room: { label: t('hearings.field.room'), rules: [maxLength(120)] },
      address: { label: t('hearings.field.address'), rules: [maxLength(300)] },
      link: { label: t('hearings.field.link'), rules: [maxLength(500)] },
      peopleIds: { label: t('hearings.field.people'), rules: [required()] },
      substituteId: { label: t('hearings.field.substitute') },
      documentIds: { label: t('hearings.field.documents') },
      notes: { label: t('hearings.field.notes'), rules: [maxLength(2_000)] },
      shownToClient: { label: t('hearings.field.shown') },
      clientAttends: { label: t('hearings.field.attends') },
    },
    { prefix: 'hearing' }
  )
  const version = 'version' in form.errors ? hearing?.version : begunAt
  form.transform((input) => ({ ...bodyOf(input), ...(hearing && { version }) }))
  const { value: court, onChange, maxLength: _, ...courtField } = form.field('court')
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={hearing ? 'put' : 'post'}
      action={
        hearing
          ? route('law_firm.hearings.update', { dossierId: matterId, id: hearing.id })
          : route('law_firm.hearings.store', { dossierId: matterId })
      }
      title={t(hearing ? 'hearings.edit' : 'hearings.new')}
    >
      <SelectField
        {...form.field('kind')}
        options={HEARING_KINDS.map((value) => ({ value: value as string, label: t(`hearings.kind.${value}`) }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('day')} />
        <TimeField {...form.field('time')} />
        <NumberField {...form.field('minutes')} />
        <NumberField {...form.field('travelMinutes')} />
      </div>
      <p className="-mt-2 text-xs text-fg-muted">{t('hearings.field.zone')}</p>
      <CourtBox
        {...courtField}
        value={court}
        courtId={form.data.courtId}
        onChoose={(name, id) => {
          onChange(name)
          form.set('courtId', id)
        }}
      />
      <TextField {...form.field('room')} optional />
      <TextField {...form.field('address')} optional />
      <TextField {...form.field('link')} optional placeholder={t('hearings.field.link_hint')} />
      <MultiSelectBox {...form.field('peopleIds')} options={content.people.map(optionOf)} />
      <SelectField
        {...form.field('substituteId')}
        options={[
          { value: '', label: t('hearings.nobody') },
          ...content.people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <MultiSelectBox {...form.field('documentIds')} optional options={content.documents.map(optionOf)} />
      <TextArea {...form.field('notes')} optional rows={3} />
      <Checkbox {...form.check('shownToClient')} />
      {form.data.shownToClient && <Checkbox {...form.check('clientAttends')} />}
    </EditDrawer>
  )
}
