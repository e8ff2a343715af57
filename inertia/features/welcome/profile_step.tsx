import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { zoneOption } from '~/features/settings/time_zones'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { WelcomeProps } from './types'

/** Where the browser's clock says that one is, when it is in the list; else the centre. */
function likelyZone(zones: string[]): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zones.includes(here) ? here : zones[0]!
}

/** Who I am. */
export function ProfileStep({ profile, choices }: WelcomeProps) {
  const t = useMessages()
  const [now] = useState(() => new Date())
  const zones = [...new Set([...choices.timeZones, ...(profile.timeZone ? [profile.timeZone] : [])])]
  const form = useFields(
    {
      name: profile.name,
      phone: profile.phone,
      license: profile.license ?? '',
      timeZone: profile.timeZone ?? likelyZone(choices.timeZones),
    },
    {
      name: { label: t('firm.welcome.field.name'), rules: [required(), maxLength(120)] },
      phone: { label: t('firm.field.phone') },
      license: { label: t('firm.welcome.field.license') },
      timeZone: { label: t('firm.field.time_zone'), rules: [required()] },
    },
    { prefix: 'profile' }
  )
  return (
    <Form form={form} method="put" action={route('welcome.profile.update')}>
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('phone')} type="tel" autoComplete="tel" optional />
      <TextField
        {...form.field('license')}
        inputMode="numeric"
        autoComplete="off"
        help={t('firm.welcome.field.license_help')}
        optional
      />
      <SelectField {...form.field('timeZone')} options={zones.map((zone) => zoneOption(zone, t, now))} />
      <div className="mt-2 flex justify-end max-md:*:flex-1">
        <Submit>{t('common.continue')}</Submit>
      </div>
    </Form>
  )
}
