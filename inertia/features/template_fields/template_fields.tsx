import type { ReactNode } from 'react'
import { FieldControl, type FieldWiring } from './field_control.js'
import type { TemplateDefinition, TemplateFieldName, TypedValue } from './types.js'

/** The part of a form that the fields of a template need: any form made by `useFields` whose plan has them. */
export interface TemplateForm {
  field(name: TemplateFieldName): Omit<FieldWiring, 'value' | 'onChange'> & {
    value: unknown
    onChange: (value: never) => void
  }
}

interface TemplateFieldsProps {
  form: TemplateForm
  definition: TemplateDefinition
  /** Takes the place of a field's help, by its key. */
  helps?: Record<string, ReactNode>
}

/** What a template asks, section by section. */
export function TemplateFields({ form, definition, helps = {} }: TemplateFieldsProps) {
  const sections = definition.sections.filter(({ fields }) => fields.length > 0)
  return sections.map(({ key, title, fields }) => (
    <fieldset key={key} className="grid min-w-0 gap-4 border-t border-line-subtle pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left mb-1 w-full text-md font-semibold">{title}</legend>
      {fields.map((field) => {
        const { value, onChange, ...wiring } = form.field(`fields.${field.key}`)
        return (
          <FieldControl
            key={field.key}
            field={field}
            help={helps[field.key]}
            wiring={{
              ...wiring,
              value: value as TypedValue | undefined,
              onChange: onChange as (value: TypedValue) => void,
            }}
          />
        )
      })}
    </fieldset>
  ))
}
