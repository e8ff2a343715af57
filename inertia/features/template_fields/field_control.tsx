import type { ReactNode } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { DateField } from '~/components/forms/inputs/date_field'
import { FieldError } from '~/components/forms/field_error'
import { NumberField } from '~/components/forms/inputs/number_field'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { rfcProblem } from './rfc.js'
import type { TemplateField, TypedValue } from './types.js'

/** What `form.field('fields.<key>')` gives. */
export interface FieldWiring {
  id: string
  name: string
  label: string
  error?: string
  required?: boolean
  maxLength?: number
  value: TypedValue | undefined
  onChange: (value: TypedValue) => void
  onBlur: () => void
}

interface FieldControlProps {
  field: TemplateField
  wiring: FieldWiring
  /** Takes the place of the field's own help. */
  help?: ReactNode
}

/** The control that a field of a template asks with. */
export function FieldControl({ field, wiring, ...props }: FieldControlProps) {
  const t = useMessages()
  const { type, placeholder, required, options } = field
  const value = typeof wiring.value === 'string' ? wiring.value : ''
  const help = props.help ?? field.help ?? undefined
  const common = { ...wiring, value, help, optional: !required, required: required || undefined }
  const typed = { ...common, placeholder: placeholder ?? undefined, autoComplete: 'off' }

  switch (type) {
    case 'long_text':
      return <TextArea {...typed} rows={4} />
    case 'number':
      return <NumberField {...typed} decimals={6} negative />
    case 'money':
      return (
        <NumberField
          {...typed}
          decimals={2}
          negative
          prefix="$"
          suffix={<span className="text-fg-subtle">{t('template_fields.currency')}</span>}
        />
      )
    case 'date':
      return <DateField {...common} />
    case 'yes_no':
      return (
        <Described help={help}>
          <RadioGroup
            {...common}
            label={required ? wiring.label : `${wiring.label} (${t('common.optional')})`}
            value={value as 'yes' | 'no' | ''}
            options={[
              { value: 'yes', label: t('matter_templates.yes') },
              { value: 'no', label: t('matter_templates.no') },
            ]}
          />
        </Described>
      )
    case 'choice':
      return (
        <SelectBox
          {...common}
          placeholder={placeholder ?? undefined}
          value={value ? { value, label: value } : null}
          onChange={(chosen) => wiring.onChange(chosen?.value ?? '')}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )
    case 'choices':
      return <Choices field={field} wiring={wiring} help={help} />
    case 'email':
      return <TextField {...typed} type="email" />
    case 'phone':
      return <TextField {...typed} type="tel" />
    case 'rfc': {
      const warning = rfcProblem(value) ? (
        <b className="font-medium text-warning-fg">{t('template_fields.check_digit')}</b>
      ) : null
      return <TextField {...typed} help={warning ?? help} autoCapitalize="characters" />
    }
    default:
      return <TextField {...typed} />
  }
}

/** Several of a few options, each with its box. */
function Choices({ field, wiring, help }: FieldControlProps) {
  const t = useMessages()
  const chosen = Array.isArray(wiring.value) ? wiring.value : []
  const toggle = (option: string, on: boolean) =>
    wiring.onChange(field.options.filter((each) => (each === option ? on : chosen.includes(each))))
  const noteId = `${wiring.id}-note`
  return (
    <fieldset className="grid content-start gap-1" aria-describedby={wiring.error || help ? noteId : undefined}>
      <legend className={`mb-1 text-sm font-medium ${field.required ? 'required' : ''}`}>
        {wiring.label}
        {!field.required && <span className="font-normal text-fg-subtle"> ({t('common.optional')})</span>}
      </legend>
      {field.options.map((option, index) => (
        <Checkbox
          key={option}
          id={index === 0 ? wiring.id : undefined}
          label={option}
          checked={chosen.includes(option)}
          onChange={(on) => toggle(option, on)}
        />
      ))}
      {(wiring.error || help) && (
        <div id={noteId} className="text-xs text-fg-subtle">
          {wiring.error ? <FieldError>{wiring.error}</FieldError> : help}
        </div>
      )}
    </fieldset>
  )
}

function Described({ help, children }: { help: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      {children}
      {help && <p className="text-xs text-fg-subtle">{help}</p>}
    </div>
  )
}
