import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Note } from '~/components/feedback/note'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { TextLink } from '~/components/actions/text_link'
import { TextField } from '~/components/forms/inputs/text_field'
import { Section } from '~/features/settings/section'
import { zoneOption } from '~/features/settings/time_zones'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { LogoForm } from './logo_form'
import { regimeOption, useFirmForm, type FirmForm } from './firm_form'
import { areaOptions, plainOptions, stateOfZip, type FirmChoices, type FirmFacts } from './types'

const ADDRESS = route('law_firm.firm.show')

interface EditFirmProps {
  firm: FirmFacts
  choices: FirmChoices
}

/** All that a firm says of itself, in one form. */
export function EditFirm({ firm, choices }: EditFirmProps) {
  const t = useMessages()
  const { form, stale, saved } = useFirmForm(firm)
  const fields = 'grid gap-4'
  return (
    <Form
      form={form}
      method="put"
      action={ADDRESS}
      className="grid gap-6"
      visit={{ onSuccess: ({ props }) => saved((props as unknown as EditFirmProps).firm.version) }}
      guard
    >
      <Section title={t('firm.section.identity')}>
        <div className={fields}>
          <LogoForm name={firm.name} logo={firm.logo} />
          <TextField {...form.field('name')} autoComplete="organization" />
          <TextField {...form.field('slug')} help={t('firm.field.slug_help')} autoComplete="off" spellCheck={false} />
        </div>
      </Section>
      <Section title={t('firm.section.contact')}>
        <div className={fields}>
          <TextField {...form.field('phone')} type="tel" autoComplete="tel" className="max-w-72" />
          <TextField {...form.field('address')} autoComplete="street-address" />
          <Place form={form} choices={choices} />
        </div>
      </Section>
      <Section title={t('firm.section.practice')}>
        <div className={fields}>
          <MultiSelectBox
            {...form.field('practiceAreas')}
            options={areaOptions(choices.practiceAreas, t)}
            help={t('firm.field.areas_help')}
          />
          <ZoneField form={form} zones={choices.timeZones} />
          <Switch {...form.check('publicProfile')} help={t('firm.field.public_help')} />
        </div>
      </Section>
      <Section title={t('firm.section.tax')}>
        <div className={fields}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...form.field('rfc')} autoComplete="off" spellCheck={false} />
            <TextField {...form.field('taxZip')} inputMode="numeric" autoComplete="off" />
          </div>
          {firm.isRfcSuspicious && <Note tone="warning">{t('firm.field.rfc_suspicious')}</Note>}
          <TextField {...form.field('taxName')} autoComplete="off" />
          <SelectBox {...form.field('taxRegime')} options={choices.regimes.map((key) => regimeOption(key, t))} />
        </div>
      </Section>
      <div className="max-w-200 lg:pl-64">
        {stale && (
          <Note tone="warning" className="mb-4" role="alert">
            {stale} <TextLink href={ADDRESS}>{t('firm.see_saved')}</TextLink>
          </Note>
        )}
        <Submit>{t('common.save_changes')}</Submit>
      </div>
    </Form>
  )
}

/** Postal code, city and state; the postal code tells the state. */
function Place({ form, choices }: { form: FirmForm; choices: FirmChoices }) {
  const t = useMessages()
  const [derived, setDerived] = useState(false)
  const zip = form.field('zip')

  function type(value: string) {
    zip.onChange(value)
    const state = stateOfZip(value, choices)
    if (!state) return
    form.set('state', { value: state, label: state })
    setDerived(true)
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField {...zip} onChange={type} inputMode="numeric" autoComplete="postal-code" />
      <TextField {...form.field('city')} autoComplete="address-level2" />
      <SelectBox {...form.field('state')} options={plainOptions(choices.states.map(({ name }) => name))} />
      <p role="status" className="sr-only">
        {derived && form.data.state ? t('firm.zip_says', { state: form.data.state.label }) : ''}
      </p>
    </div>
  )
}

function ZoneField({ form, zones }: { form: FirmForm; zones: string[] }) {
  const t = useMessages()
  const [now] = useState(() => new Date())
  return <SelectField {...form.field('timeZone')} options={zones.map((zone) => zoneOption(zone, t, now))} />
}
