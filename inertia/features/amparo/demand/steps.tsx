import { CLASSES_OF, DEMAND_LENGTHS, STARTS, UNKNOWN_RULE } from '@generated/fields'
import { X } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { ButtonLink } from '~/components/actions/button_link'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { ListEditor } from '~/components/forms/list_editor'
import type { Fields } from '~/components/forms/use_fields'
import { TimeField } from '~/features/activities/time_field'
import { routeName } from '~/features/deadlines/types'
import { CourtBox } from '~/features/hearings/court_box'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { RequisitesStep } from './requisites_step'
import { TermView } from './term_view'
import type { DemandPageProps } from './types'
import type { DemandInput } from './use_demand'

export type StepProps = DemandPageProps & { form: Fields<DemandInput> }

const loadTheses = optionsFrom('amparo.theses')

/** What one step of a claim asks. */
export function StepFields({ step, ...props }: StepProps & { step: string }) {
  if (step === 'act') return <ActStep {...props} />
  if (step === 'authority') return <AuthorityStep {...props} />
  if (step === 'notice') return <NoticeStep {...props} />
  if (step === 'requisites') return <RequisitesStep {...props} />
  if (step === 'theses') return <ThesesStep {...props} />
  return <PacketStep {...props} />
}

function ActStep({ form, demand }: StepProps) {
  const t = useMessages()
  return (
    <>
      <TextField {...form.field('title')} />
      <TextArea {...form.field('act')} rows={4} />
      <SelectField
        {...form.field('actClass')}
        options={[
          { value: '', label: t('amparo.demand.field.choose') },
          ...CLASSES_OF[demand.kind].map((value) => ({
            value: value as string,
            label: t(`amparo.act_class.${value}`),
          })),
        ]}
      />
    </>
  )
}

function AuthorityStep({ form }: StepProps) {
  const t = useMessages()
  return (
    <>
      <TextArea {...form.field('authorities')} rows={3} help={t('amparo.field.authorities_help')} />
      <TextField {...form.field('complainant')} />
      <TextField {...form.field('thirdParty')} optional />
      <CourtBox
        {...form.field('court')}
        courtId={form.data.courtId}
        onChoose={(name, id) => {
          form.set('court', name)
          form.set('courtId', id)
        }}
      />
    </>
  )
}

function NoticeStep({ form, demand, choices, term, articles, zone }: StepProps) {
  const t = useMessages()
  const { startedBy } = form.data
  const isNorm = form.data.actClass === 'self_executing_norm'
  const starts = STARTS.filter((one) => (one === 'in_force') === isNorm)
  const rules = choices.notifications.filter(({ origins, key }) => origins.includes('act') && key !== 'act_known')
  const none = { value: '', label: t('amparo.demand.field.choose') }
  const calendars = [none, ...choices.calendars.map(({ key, name }) => ({ value: key, label: name }))]
  return (
    <>
      <SelectField
        {...form.field('startedBy')}
        options={[none, ...starts.map((value) => ({ value: value as string, label: t(`amparo.start.${value}`) }))]}
      />
      <DateField {...form.field('happenedOn')} />
      {startedBy === 'notification' && (
        <SelectField
          {...form.field('notification')}
          options={[
            none,
            { value: UNKNOWN_RULE, label: t('amparo.demand.field.unknown') },
            ...rules.map(({ key, citation }) => ({ value: key, label: `${t(routeName(key))} (${citation})` })),
          ]}
        />
      )}
      <SelectField {...form.field('handling')} options={calendars} />
      {(startedBy === 'notification' || demand.kind === 'direct') && (
        <SelectField {...form.field('responsible')} options={calendars} />
      )}
      <TimeField {...form.field('time')} optional help={t('amparo.demand.field.time_help', { zone })} />
      <TermView term={term} articles={articles} />
    </>
  )
}

function ThesesStep({ form }: StepProps) {
  const t = useMessages()
  const { theses } = form.data
  return (
    <>
      <SelectBox
        {...form.field('theses')}
        value={null}
        onChange={(option) => {
          if (!option || theses.some(({ documentId }) => String(documentId) === option.value)) return
          const thesis = { documentId: Number(option.value), title: option.label, citation: option.description ?? '' }
          form.set('theses', [...theses, thesis].slice(0, DEMAND_LENGTHS.theses))
        }}
        load={loadTheses}
        minChars={3}
        optional
        help={t('amparo.demand.field.theses_help')}
      />
      {theses.length === 0 && <p className="text-sm text-fg-muted">{t('amparo.demand.no_theses')}</p>}
      <ul className="grid gap-2 text-sm">
        {theses.map(({ documentId, title, citation }) => (
          <li key={documentId} className="flex items-start gap-2">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-medium wrap-break-word">{title}</span>
              <span className="wrap-break-word text-fg-muted">{citation}</span>
            </span>
            <IconButton
              icon={X}
              label={t('amparo.demand.thesis_remove', { title })}
              onClick={() =>
                form.set(
                  'theses',
                  theses.filter((each) => each.documentId !== documentId)
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function PacketStep({ form, demand }: StepProps) {
  const t = useMessages()
  return (
    <>
      <h3 className="text-md font-semibold">{t('amparo.demand.field.annexes')}</h3>
      <ListEditor
        prefix="annex"
        items={form.data.annexes}
        onChange={(items) => form.set('annexes', items)}
        limit={DEMAND_LENGTHS.annexes}
        maxLength={DEMAND_LENGTHS.annex}
        words={{
          item: (number) => t('amparo.annex.item', { number }),
          remove: (item) => t('amparo.annex.remove', { item }),
          next: t('amparo.annex.next'),
          add: t('amparo.annex.add'),
          duplicate: t('amparo.annex.duplicate'),
        }}
      />
      <span>
        <ButtonLink external href={route('amparo.demands.cover', { id: demand.id })}>
          {t('amparo.demand.cover')}
        </ButtonLink>
      </span>
    </>
  )
}

/** A step by its name. */
export const stepName = (key: string) => `amparo.step.${key}` as MessageId
