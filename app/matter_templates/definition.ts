import type { Json } from '#app/core/contributions/registries'

/** What a field of a template may ask for. */
export const FIELD_TYPES = [
  'text',
  'long_text',
  'number',
  'money',
  'date',
  'yes_no',
  'choice',
  'choices',
  'email',
  'phone',
  'rfc',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** One question of a template. `key` never changes, whatever the field is called later; `options` are those of a choice. */
export type TemplateField = {
  key: string
  label: string
  type: FieldType
  required: boolean
  placeholder: string | null
  help: string | null
  options: string[]
}

export type TemplateSection = {
  key: string
  title: string
  fields: TemplateField[]
}

/** What a template asks for and opens: stages of the matter in their order, fields by section, and what other modules keep in their slot. */
export type TemplateDefinition = {
  stages: string[]
  sections: TemplateSection[]
  slots: Record<string, Json>
}

/** Whose a template is: a firm's, a person's, or the operators' for everybody. */
export const SCOPES = ['firm', 'personal', 'catalogue'] as const
export type TemplateScope = (typeof SCOPES)[number]

/** Most of what a template holds, and lengths of its texts as the columns have them. */
export const TEMPLATE_LIMITS = {
  stages: 20,
  sections: 20,
  fields: 100,
  options: 60,
  title: 200,
  description: 1_000,
  proceeding: 120,
  label: 120,
  placeholder: 120,
  help: 300,
  stage: 80,
  /** Characters of the whole definition. */
  definition: 200_000,
} as const

/** Whether a field offers options to choose from. */
export function hasOptions(type: FieldType): boolean {
  return type === 'choice' || type === 'choices'
}

/** All fields in the order in which they are asked. */
export function fieldsOf({ sections }: TemplateDefinition): TemplateField[] {
  return sections.flatMap(({ fields }) => fields)
}
