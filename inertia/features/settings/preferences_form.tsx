import { usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { chooseTheme, rememberLanguage, type Language, type ThemeChoice } from '~/features/shell/preferences'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { useToast } from '~/hooks/use_toast'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { timeIn, zoneOption, zoneOptions } from './time_zones'

/** No interface, since those are not taken for JSON. */
export type Preferences = {
  language: Language
  theme: ThemeChoice
  /** Null: that of the firm. */
  timeZone: string | null
  weekStartsOn: number
}

interface Values {
  language: Language
  theme: ThemeChoice
  timeZone: BoxOption | null
  weekStartsOn: string
}

const DAYS = [0, 1, 6] as const

/** Language, theme, time zone and first day of the week. What is chosen holds once it is saved. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const t = useMessages()
  const toast = useToast()
  const { locale } = useLocale()
  const now = useNow() ?? new Date()
  const inForce = usePage<SharedProps>().props.identity!.timeZone
  const zones = useMemo(() => zoneOptions(t, new Date()), [t])
  const form = useFields<Values>(
    {
      language: preferences.language,
      theme: preferences.theme,
      timeZone: zoneOption(preferences.timeZone ?? inForce, t, new Date()),
      weekStartsOn: String(preferences.weekStartsOn),
    },
    {
      language: { label: t('settings.preferences.language'), rules: [required()] },
      theme: { label: t('settings.preferences.theme'), rules: [required()] },
      timeZone: { label: t('settings.preferences.time_zone'), rules: [required()] },
      weekStartsOn: { label: t('settings.preferences.week_start'), rules: [required()] },
    }
  )
  const { language, theme, timeZone } = form.data
  form.transform((values) => ({
    ...values,
    timeZone: values.timeZone?.value,
    weekStartsOn: Number(values.weekStartsOn),
  }))

  function show() {
    chooseTheme(theme, false)
    rememberLanguage(language, false)
    toast({ text: t('settings.preferences.saved') })
  }

  return (
    <Form
      form={form}
      method="patch"
      action={route('settings.preferences.update')}
      guard
      visit={{ onSuccess: show }}
      className="grid max-w-112 gap-5"
    >
      <SelectField
        {...form.field('language')}
        options={[
          { value: 'es', label: t('shell.language.es') },
          { value: 'en', label: t('shell.language.en') },
        ]}
      />
      <RadioGroup
        {...form.field('theme')}
        options={[
          { value: 'light', label: t('shell.theme.light') },
          { value: 'dark', label: t('shell.theme.dark') },
          { value: 'system', label: t('shell.theme.system') },
        ]}
      />
      <SelectBox
        {...form.field('timeZone')}
        options={zones}
        placeholder={t('settings.preferences.time_zone_placeholder')}
        help={
          <>
            {timeZone && `${t('settings.preferences.now', { time: timeIn(timeZone.value, locale, now) })} `}
            {t('settings.preferences.time_zone_help')}
          </>
        }
      />
      <SelectField
        {...form.field('weekStartsOn')}
        options={DAYS.map((day) => ({ value: String(day), label: t(`settings.preferences.day_${day}`) }))}
        help={t('settings.preferences.week_start_help')}
      />
      <Submit className="justify-self-start">{t('common.save_changes')}</Submit>
    </Form>
  )
}
