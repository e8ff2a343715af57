import type { Data } from '@generated/data'

/** A template with all that it asks for. */
export type TemplateForUse = Data.MatterTemplates.MatterTemplate
/** A template as a line of a list. */
export type TemplateLine = Data.MatterTemplates.MatterTemplate.Variants['forList']

export type TemplateDefinition = TemplateForUse['definition']
export type TemplateSection = TemplateDefinition['sections'][number]
export type TemplateField = TemplateSection['fields'][number]
export type FieldType = TemplateField['type']

/** An answer as it is kept: centavos for money, YYYY-MM-DD for a day. */
export type FieldValue = string | number | boolean | string[]
export type FieldValues = Record<string, FieldValue>

/** An answer as it is typed. */
export type TypedValue = string | string[]
export type TemplateFieldName = `fields.${string}`
/** What a form with the fields of a template holds beside its own: `fields.<key>`. */
export type TemplateInput = { [name: TemplateFieldName]: TypedValue }
