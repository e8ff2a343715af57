import { fold } from '#app/core/text/fold'
import { fieldsOf, type TemplateDefinition } from '#app/matter_templates/definition'
import type { ImportField } from '#app/transfers/records/import_field'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What the template asks that the matters of a file are made with. */
export function templateImportFields(definition: TemplateDefinition): ImportField[] {
  return fieldsOf(definition).map(({ key, label }) => ({
    key: `answer.${key}`,
    label,
    group: 'template',
    headings: new RegExp(`^${escaped(fold(label).replace(/[*:¿?]/g, ''))}$`),
  }))
}
