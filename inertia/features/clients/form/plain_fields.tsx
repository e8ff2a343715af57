import { hasText, type ClientSection } from '@generated/fields'
import { TextField } from '~/components/forms/inputs/text_field'
import type { ClientForm } from './client_form'
import { plainTexts } from './client_texts'

/** The texts of a section that the list of a client's texts alone describes: a box of one line for each that clients of the type have. */
export function PlainFields({ form, section }: { form: ClientForm; section: ClientSection }) {
  return plainTexts(section)
    .filter((key) => hasText(form.data.type, key))
    .map((key) => <TextField key={key} {...form.field(key)} maxLength={undefined} autoComplete="off" />)
}
