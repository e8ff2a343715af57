import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { TimeLine } from './types'
import { amountRules, centavosOf, clockOf, dayRules, lineRules } from './words'

const loadMatters = optionsFrom('law_firm.matters.options')

interface TimeFormProps {
  /** The matter that the time is of; null asks for it. */
  matterId: number | null
  entry: TimeLine | null
  today: string
  seesMoney: boolean
  onClose: () => void
}

/** Time that somebody writes down by hand, or changes. */
export function TimeForm({ matterId, entry, today, seesMoney, onClose }: TimeFormProps) {
  const t = useMessages()
  const asksMatter = matterId === null && entry === null
  const rate = entry?.rate ?? null
  const form = useFields(
    {
      matterId: null as BoxOption | null,
      ...{ workedOn: entry?.workedOn ?? today, minutes: entry ? clockOf(entry.minutes) : '' },
      ...{ description: entry?.description ?? '', billable: entry?.billable ?? true },
      rate: rate === null ? '' : typedOf(rate, DECIMALS.money),
    },
    {
      matterId: { label: t('fees.field.matter'), rules: asksMatter ? [required()] : [] },
      workedOn: { label: t('fees.field.worked_on'), rules: dayRules() },
      minutes: { label: t('fees.field.minutes'), rules: [required()] },
      description: { label: t('fees.field.description'), rules: lineRules(1_000) },
      billable: { label: t('fees.field.billable') },
      rate: { label: t('fees.field.rate'), rules: amountRules() },
    },
    { prefix: 'time' }
  )
  form.transform(({ matterId: chosen, ...input }) => ({
    ...{ ...input, rate: centavosOf(input.rate) },
    ...(entry ? { version: entry.version } : { matterId: matterId ?? Number(chosen?.value) }),
  }))
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={entry ? 'put' : 'post'}
      action={entry ? route('law_firm.time_entries.update', { id: entry.id }) : route('law_firm.time_entries.store')}
      draftName={entry ? undefined : `time of ${matterId ?? 'any'}`}
      title={t(entry ? 'fees.edit_time' : 'fees.add_time')}
    >
      {asksMatter && <SelectBox {...form.field('matterId')} load={loadMatters} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('workedOn')} max={today} />
        <TextField {...form.field('minutes')} help={t('fees.field.minutes_help')} />
      </div>
      <TextArea {...form.field('description')} rows={3} />
      <Checkbox {...form.check('billable')} />
      {seesMoney && <NumberField {...form.field('rate')} optional decimals={2} help={t('fees.field.rate_help')} />}
    </EditDrawer>
  )
}
