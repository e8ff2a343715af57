import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { regimeOption, type ClientForm } from './client_form'
import { PlainFields } from './plain_fields'
import type { ClientChoices } from '~/features/clients/types'
import type { Checks } from './use_checks'

interface IdentityFieldsProps {
  form: ClientForm
  choices: ClientChoices
  warnings: Checks['warnings']
  autoFocus?: boolean
}

/** Who the client is. What is odd about RFC and CURP is told under them and stops nobody. */
export function IdentityFields({ form, choices, warnings, autoFocus }: IdentityFieldsProps) {
  const t = useMessages()
  const isPerson = form.data.type === 'person'
  return (
    <>
      <RadioGroup
        {...form.field('type')}
        options={[
          { value: 'person', label: t('clients.person') },
          { value: 'business', label: t('clients.business') },
        ]}
      />
      {isPerson ? <PersonName form={form} autoFocus={autoFocus} /> : <BusinessName form={form} />}
      <PlainFields form={form} section="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <KeyField field={form.field('rfc')} warning={warnings.rfc && t(`clients.warning.rfc.${warnings.rfc}`)} />
        {isPerson && (
          <KeyField field={form.field('curp')} warning={warnings.curp && t(`clients.warning.curp.${warnings.curp}`)} />
        )}
      </div>
      <SelectBox {...form.field('taxRegime')} options={choices.regimes.map((key) => regimeOption(key, t))} />
      <PlainFields form={form} section="identity" />
    </>
  )
}

/** A key that an authority gave, in capitals. */
function KeyField({ field, warning }: { field: Parameters<typeof TextField>[0]; warning?: string | null }) {
  return (
    <TextField
      {...field}
      help={warning && <b className="font-medium text-warning-fg">{warning}</b>}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

function PersonName({ form, autoFocus }: Pick<IdentityFieldsProps, 'form' | 'autoFocus'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField {...form.field('givenNames')} maxLength={undefined} autoFocus={autoFocus} autoComplete="off" />
      <TextField {...form.field('firstSurname')} maxLength={undefined} autoComplete="off" />
      <TextField {...form.field('secondSurname')} maxLength={undefined} autoComplete="off" />
    </div>
  )
}

function BusinessName({ form }: Pick<IdentityFieldsProps, 'form'>) {
  const t = useMessages()
  return (
    <TextField {...form.field('name')} maxLength={undefined} help={t('clients.field.name_hint')} autoComplete="off" />
  )
}
