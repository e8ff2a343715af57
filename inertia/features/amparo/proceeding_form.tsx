import { useCallback } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength } from '~/components/forms/validators'
import { PROCEEDING_KEYS, PROCEEDING_LENGTHS, SUSPENSIONS, TRIAL_KINDS } from '@generated/fields'
import { routeName } from '~/features/deadlines/types'
import { CourtBox } from '~/features/hearings/court_box'
import { fetchJson } from '~/features/shell/requests/requests'
import { optionsFrom } from '~/features/shell/requests/load_options'
import type { OptionLoader } from '~/hooks/use_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { kindName, suspensionName, type NearProceeding, type NotificationRule, type ProceedingCard } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')

type FoundProceeding = Pick<ProceedingCard, 'id' | 'kind' | 'number' | 'court' | 'complainant'>

/** A number and a year, as courts write them; `caseKey` of the server reads more. */
const NUMBER_LIKE = /\d{1,7}\s?[/\\\u2044\u2215-]\s?(?:\d{4}|\d{2})(?!\d)/

interface ProceedingFormProps {
  /** The one that is edited; a new one without. */
  proceeding: ProceedingCard | null
  /** Of a new one: whether the firm acts in it. */
  isOwn?: boolean
  /** The matter that it stands in. */
  matter?: { id: number; reference: string; title: string } | null
  /** The one that it is brought in. */
  parent?: NearProceeding | null
  notifications: NotificationRule[]
  onClose: () => void
}

const matterOption = (matter?: ProceedingFormProps['matter']): BoxOption | null =>
  matter ? { value: String(matter.id), label: `${matter.reference} · ${matter.title}` } : null

const parentOption = (
  { id, kind, number, court, complainant }: Partial<FoundProceeding> & Pick<FoundProceeding, 'id' | 'kind' | 'number'>,
  t: ReturnType<typeof useMessages>
): BoxOption => ({
  value: String(id),
  label: `${t(kindName(kind))} ${number ?? t('amparo.no_number')}`,
  description: [court, complainant].filter(Boolean).join(' · '),
})

/** The side panel in which a proceeding, or a case that is followed, is filled in. */
export function ProceedingForm({
  proceeding,
  isOwn = true,
  matter,
  parent = null,
  notifications,
  onClose,
}: ProceedingFormProps) {
  const t = useMessages()
  const own = proceeding ? String(proceeding.id) : ''
  const loadParents = useCallback<OptionLoader>(
    async (q, signal) => {
      const address = route('amparo.options', {}, { q, but: own })
      const { data } = await fetchJson<{ data: FoundProceeding[] }>(address, { signal })
      return data.map((found) => parentOption(found, t))
    },
    [own, t]
  )
  const label = (name: string) => ({ label: t(`amparo.field.${name}` as MessageId) })
  const most = (name: string, length: number) => ({ ...label(name), rules: [maxLength(length)] })
  const form = useFields(
    {
      kind: proceeding?.kind ?? (parent ? 'review' : 'indirect'),
      isOwn: proceeding?.isOwn ?? isOwn,
      number: proceeding?.number ?? '',
      court: proceeding?.court ?? '',
      courtId: proceeding?.courtId ? String(proceeding.courtId) : '',
      complainant: proceeding?.complainant ?? '',
      thirdParty: proceeding?.thirdParty ?? '',
      actClaimed: proceeding?.actClaimed ?? '',
      authorities: proceeding?.authorities ?? '',
      notifiedOn: proceeding?.notifiedOn ?? '',
      notification: proceeding?.notification ?? '',
      suspension: proceeding?.suspension ?? 'none',
      notes: proceeding?.notes ?? '',
      matterId: matterOption(matter),
      parentId: parent && parentOption(parent, t),
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
      notification: label('notification'),
      suspension: label('suspension'),
      notes: most('notes', PROCEEDING_LENGTHS.notes),
      matterId: label('matterId'),
      parentId: label('parentId'),
      shownToClient: label('shownToClient'),
      version: label('version'),
    },
    { prefix: 'proceeding' }
  )
  const begun = form.initial.version
  const isRemedy = !(TRIAL_KINDS as readonly string[]).includes(form.data.kind)
  const isDoubtful = form.data.number.trim() !== '' && !NUMBER_LIKE.test(form.data.number)
  form.transform(({ matterId, courtId, parentId, ...input }) => ({
    ...emptied(input),
    isOwn: input.isOwn,
    shownToClient: input.shownToClient,
    courtId: courtId ? Number(courtId) : null,
    matterId: matterId ? Number(matterId.value) : null,
    parentId: isRemedy && parentId ? Number(parentId.value) : null,
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
      <TextField
        {...form.field('number')}
        optional
        help={t(isDoubtful ? 'amparo.field.number_doubtful' : 'amparo.field.number_help')}
      />
      {(isRemedy || form.field('parentId').error) && (
        <SelectBox {...form.field('parentId')} optional load={loadParents} help={t('amparo.field.parent_help')} />
      )}
      <Checkbox {...form.check('isOwn')} />
      <SelectBox {...form.field('matterId')} optional load={loadMatters} />
      {form.data.matterId && <Checkbox {...form.check('shownToClient')} help={t('amparo.field.shown_help')} />}
      <TextField {...form.field('complainant')} optional />
      <TextField {...form.field('thirdParty')} optional />
      <TextArea {...form.field('actClaimed')} optional rows={3} />
      <TextArea {...form.field('authorities')} optional rows={3} help={t('amparo.field.authorities_help')} />
      <DateField {...form.field('notifiedOn')} optional />
      <SelectField
        {...form.field('notification')}
        optional
        options={[
          { value: '', label: t('amparo.field.notification_none') },
          ...notifications.map(({ key, citation }) => ({
            value: key,
            label: t(routeName(key)),
            description: citation,
          })),
        ]}
      />
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
