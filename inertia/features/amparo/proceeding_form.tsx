import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength } from '~/components/forms/validators'
import { PROCEEDING_KEYS, PROCEEDING_LENGTHS, SUSPENSIONS } from '@generated/fields'
import { CourtBox } from '~/features/hearings/court_box'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { kindName, suspensionName, type ProceedingCard } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')

interface ProceedingFormProps {
  /** The one that is edited; a new one without. */
  proceeding: ProceedingCard | null
  /** Of a new one: whether the firm acts in it. */
  isOwn?: boolean
  /** The matter that it stands in. */
  matter?: { id: number; reference: string; title: string } | null
  onClose: () => void
}

const matterOption = (matter?: ProceedingFormProps['matter']): BoxOption | null =>
  matter ? { value: String(matter.id), label: `${matter.reference} · ${matter.title}` } : null

/** The side panel in which a proceeding, or a case that is followed, is filled in. */
export function ProceedingForm({ proceeding, isOwn = true, matter, onClose }: ProceedingFormProps) {
  const t = useMessages()
  const label = (name: string) => ({ label: t(`amparo.field.${name}` as MessageId) })
  const most = (name: string, length: number) => ({ ...label(name), rules: [maxLength(length)] })
  const form = useFields(
    {
      kind: proceeding?.kind ?? 'indirect',
      isOwn: proceeding?.isOwn ?? isOwn,
      number: proceeding?.number ?? '',
      court: proceeding?.court ?? '',
      courtId: proceeding?.courtId ? String(proceeding.courtId) : '',
      complainant: proceeding?.complainant ?? '',
      thirdParty: proceeding?.thirdParty ?? '',
      actClaimed: proceeding?.actClaimed ?? '',
      authorities: proceeding?.authorities ?? '',
      notifiedOn: proceeding?.notifiedOn ?? '',
      suspension: proceeding?.suspension ?? 'none',
      notes: proceeding?.notes ?? '',
      matterId: matterOption(matter),
      shownToClient: proceeding?.shownToClient ?? false,
      version: proceeding?.version ?? 0,
    },
    {
      kind: label('kind'),
      isOwn: label('isOwn'),
      number: most('number', PROCEEDING_LENGTHS.number),
      court: most('court', PROCEEDING_LENGTHS.court),
      complainant: most('complainant', PROCEEDING_LENGTHS.name),
      thirdParty: most('thirdParty', PROCEEDING_LENGTHS.name),
      actClaimed: most('actClaimed', PROCEEDING_LENGTHS.text),
      authorities: most('authorities', PROCEEDING_LENGTHS.text),
      notifiedOn: { ...label('notifiedOn'), rules: [date()] },
      suspension: label('suspension'),
      notes: most('notes', PROCEEDING_LENGTHS.notes),
      matterId: label('matterId'),
      shownToClient: label('shownToClient'),
      version: label('version'),
    },
    { prefix: 'proceeding' }
  )
  const begun = form.initial.version
  form.transform(({ matterId, courtId, ...input }) => ({
    ...emptied(input),
    isOwn: input.isOwn,
    shownToClient: input.shownToClient,
    courtId: courtId ? Number(courtId) : null,
    matterId: matterId ? Number(matterId.value) : null,
    parentId: proceeding?.parentId ?? null,
    notification: proceeding?.notification ?? null,
    version: 'version' in form.errors ? proceeding?.version : begun || undefined,
  }))
  const title = proceeding ? 'amparo.form.edit' : isOwn ? 'amparo.form.add' : 'amparo.form.follow'
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={proceeding ? 'put' : 'post'}
      action={proceeding ? route('amparo.update', { id: proceeding.id }) : route('amparo.store')}
      title={t(title)}
      draftName={proceeding ? undefined : 'new proceeding of amparo'}
    >
      <SelectField
        {...form.field('kind')}
        options={PROCEEDING_KEYS.map((value) => ({ value: value as string, label: t(kindName(value)) }))}
      />
      <CourtBox
        {...form.field('court')}
        courtId={form.data.courtId}
        onChoose={(name, id) => {
          form.set('court', name)
          form.set('courtId', id)
        }}
      />
      <TextField {...form.field('number')} optional help={t('amparo.field.number_help')} />
      <Checkbox {...form.check('isOwn')} />
      <SelectBox {...form.field('matterId')} optional load={loadMatters} />
      {form.data.matterId && <Checkbox {...form.check('shownToClient')} help={t('amparo.field.shown_help')} />}
      <TextField {...form.field('complainant')} optional />
      <TextField {...form.field('thirdParty')} optional />
      <TextArea {...form.field('actClaimed')} optional rows={3} />
      <TextArea {...form.field('authorities')} optional rows={3} help={t('amparo.field.authorities_help')} />
      <DateField {...form.field('notifiedOn')} optional />
      <SelectField
        {...form.field('suspension')}
        options={SUSPENSIONS.map((value) => ({ value: value as string, label: t(suspensionName(value)) }))}
      />
      <TextArea {...form.field('notes')} optional rows={3} />
    </EditDrawer>
  )
}

/** What was left empty is sent as nothing. */
export const emptied = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '' ? null : value]))
