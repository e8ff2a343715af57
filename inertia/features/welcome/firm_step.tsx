import { ButtonLink } from '~/components/actions/button_link'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { LogoForm } from '~/features/firm/logo_form'
import { areaOptions, plainOptions } from '~/features/firm/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { WelcomeProps } from './types'

interface FirmStepInput {
  name: string
  city: string
  state: BoxOption | null
  practiceAreas: BoxOption[]
}

/** What my firm is. The logo can be chosen once the firm is there. */
export function FirmStep({ firm, choices }: WelcomeProps) {
  const t = useMessages()
  const form = useFields<FirmStepInput>(
    {
      name: firm?.name ?? '',
      city: firm?.city ?? '',
      state: firm?.state ? plainOptions([firm.state])[0]! : null,
      practiceAreas: areaOptions(firm?.practiceAreas ?? [], t),
    },
    {
      name: { label: t('firm.field.name'), rules: [required(), maxLength(120)] },
      city: { label: t('firm.field.city'), rules: [maxLength(80)] },
      state: { label: t('firm.field.state') },
      practiceAreas: { label: t('firm.field.areas') },
    },
    { prefix: 'firm' }
  )
  form.transform(({ state, practiceAreas, ...rest }) => ({
    ...rest,
    state: state?.value ?? null,
    practiceAreas: practiceAreas.map(({ value }) => value),
  }))
  return (
    <>
      {firm && (
        <div className="mb-5">
          <LogoForm name={firm.name} logo={firm.logo} />
        </div>
      )}
      <Form form={form} method="put" action={route('welcome.firm.update')}>
        <TextField {...form.field('name')} autoComplete="organization" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('city')} autoComplete="address-level2" optional />
          <SelectBox {...form.field('state')} options={plainOptions(choices.states.map(({ name }) => name))} optional />
        </div>
        <MultiSelectBox
          {...form.field('practiceAreas')}
          options={areaOptions(choices.practiceAreas, t)}
          help={t('firm.field.areas_help')}
          optional
        />
        <div className="mt-2 flex justify-between gap-2 max-md:*:flex-1">
          <ButtonLink href={route('welcome.show', {}, { step: 'profile' })}>{t('common.back')}</ButtonLink>
          <Submit>{t('common.continue')}</Submit>
        </div>
      </Form>
    </>
  )
}
