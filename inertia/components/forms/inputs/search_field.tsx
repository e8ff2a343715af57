import { Search } from 'lucide-react'
import { TextField, type TextFieldProps } from './text_field'

/** A box for what is searched among what the page has; the label stands in it. */
export function SearchField({ label, placeholder = label, ...field }: TextFieldProps) {
  return <TextField {...field} {...{ label, placeholder }} hideLabel type="search" icon={Search} />
}
