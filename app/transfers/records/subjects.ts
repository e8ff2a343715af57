import { catalogue, LANGUAGES, translate, type Language } from '#app/core/messages/catalogue'
import type { TemplateDefinition } from '#app/matter_templates/definition'
import { CLIENT_IMPORT_FIELDS } from '#app/transfers/records/clients/client_import'
import type { ImportField, Subject } from './import_field.js'
import { MATTER_IMPORT_FIELDS } from '#app/transfers/records/matters/matter_import'
import { roleName } from '#app/transfers/records/matters/party_headings'
import { templateImportFields } from '#app/transfers/records/matters/template_import'

/** What a file may say of the records of a kind; of matters also what their template asks. */
export function importFields(subject: Subject, template?: TemplateDefinition | null): ImportField[] {
  if (subject === 'clients') return CLIENT_IMPORT_FIELDS
  return template ? [...MATTER_IMPORT_FIELDS, ...templateImportFields(template)] : MATTER_IMPORT_FIELDS
}

/** How a field is called: as files call it, else as its form does. */
export function fieldName(
  subject: Subject,
  { key, label }: Pick<ImportField, 'key' | 'label'>,
  language: Language
): string {
  if (label) return label
  if (key.startsWith('party.')) return roleName(key.slice('party.'.length), language)
  const own = `transfers.field.${subject}.${key}`
  return translate(language, own in catalogue(language) ? own : `${subject}.field.${key}`)
}

/** The names of a field in all languages. */
export const fieldNames = (subject: Subject, field: ImportField): string[] =>
  LANGUAGES.map((language) => fieldName(subject, field, language))
