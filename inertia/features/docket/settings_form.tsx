import { EditDrawer } from '~/components/forms/edit_drawer'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { hourName, kindName, type FirmDocket } from './settings_words'

const DAYS = [0, 1, 2, 3, 5, 7, 10, 15, 20, 30]
const CLOCK_DAYS = [0, 1, 3, 7, 15, 30, 60, 90, 180, 365]
const HOURS_LATER = [1, 2, 4, 8, 24, 48]
const HOURS_OF_DAY = [...Array(24).keys()]

/** What is usual, and what the firm has already. */
const offered = (usual: number[], has: number[]) => [...new Set([...usual, ...has])].sort((one, other) => one - other)

interface SettingsFormProps {
  settings: FirmDocket
  kinds: string[]
  onClose: () => void
}

/** When the firm is told of its deadlines, and which ones a second person signs. */
export function SettingsForm({ settings, kinds, onClose }: SettingsFormProps) {
  const t = useMessages()
  const dayOption = (days: number) => ({ value: String(days), label: t('docket.settings.days_before', { days }) })
  const kindOption = (kind: string) => ({ value: kind, label: t(kindName(kind)) })
  const form = useFields(
    {
      alertDays: settings.alertDays.map(dayOption),
      clockAlertDays: settings.clockAlertDays.map(dayOption),
      alertHour: String(settings.alertHour),
      tellsLeader: settings.tellsLeader,
      escalateHours: settings.escalateHours === null ? '' : String(settings.escalateHours),
      signedKinds: settings.signedKinds.map(kindOption),
    },
    {
      alertDays: { label: t('docket.settings.alert_days') },
      clockAlertDays: { label: t('docket.settings.clock_alert_days') },
      alertHour: { label: t('docket.settings.alert_hour'), rules: [required()] },
      tellsLeader: { label: t('docket.settings.tells_leader') },
      escalateHours: { label: t('docket.settings.escalate_hours') },
      signedKinds: { label: t('docket.settings.signed_kinds') },
    },
    { prefix: 'docket' }
  )
  form.transform((input) => ({
    ...{ version: settings.version, tellsLeader: input.tellsLeader, alertHour: Number(input.alertHour) },
    alertDays: input.alertDays.map(({ value }) => Number(value)),
    clockAlertDays: input.clockAlertDays.map(({ value }) => Number(value)),
    escalateHours: input.escalateHours === '' ? null : Number(input.escalateHours),
    signedKinds: input.signedKinds.map(({ value }) => value),
  }))
  const later = offered(HOURS_LATER, settings.escalateHours === null ? [] : [settings.escalateHours])
  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.docket_settings.update')}
      title={t('docket.settings.form_title')}
    >
      <MultiSelectBox
        {...form.field('alertDays')}
        optional
        help={t('docket.settings.alert_days_help')}
        options={offered(DAYS, settings.alertDays).map(dayOption)}
      />
      <MultiSelectBox
        {...form.field('clockAlertDays')}
        optional
        options={offered(CLOCK_DAYS, settings.clockAlertDays).map(dayOption)}
      />
      <SelectField
        {...form.field('alertHour')}
        help={t('docket.settings.alert_hour_help')}
        options={HOURS_OF_DAY.map((hour) => ({ value: String(hour), label: hourName(hour) }))}
      />
      <Switch {...form.check('tellsLeader')} />
      <SelectField
        {...form.field('escalateHours')}
        options={[
          ...later.map((hours) => ({ value: String(hours), label: t('docket.settings.hours_later', { hours }) })),
          { value: '', label: t('docket.settings.never') },
        ]}
      />
      <MultiSelectBox
        {...form.field('signedKinds')}
        optional
        help={t('docket.settings.signatures_text')}
        options={kinds.map(kindOption)}
      />
    </EditDrawer>
  )
}
