import type { ReactNode } from 'react'
import { SelectBox } from '~/components/forms/choices/select_box'
import type { MatterForm } from './matter_form'

interface SuggestedFieldProps {
  form: MatterForm
  name: 'proceeding' | 'stage'
  suggestions: string[]
  help?: ReactNode
}

/** A text with the words that are usual for it. */
export function SuggestedField({ form, name, suggestions, help }: SuggestedFieldProps) {
  const { maxLength: _, value, onChange, ...field } = form.field(name)
  return (
    <SelectBox
      {...field}
      optional
      freeText
      help={help}
      value={value ? { value, label: value } : null}
      onChange={(chosen) => onChange(chosen?.label ?? '')}
      options={[...new Set(suggestions)].map((each) => ({ value: each, label: each }))}
    />
  )
}
