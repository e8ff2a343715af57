import { isTaken, moved } from '../../components/forms/list_items.js'
import type { MessageId } from '../../i18n/messages.js'
import type { FieldType, TemplateField, TemplateSection } from '../template_fields/types.js'

export const FIELD_TYPES: FieldType[] = [
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
]

export const LIMITS = {
  title: 200,
  description: 1_000,
  proceeding: 120,
  label: 120,
  placeholder: 120,
  help: 300,
  stage: 80,
  stages: 20,
  sections: 20,
  fields: 100,
  options: 60,
}

/** Whether a field offers options to choose from. */
export const hasOptions = (type: FieldType) => type === 'choice' || type === 'choices'

/** A key that no other field or section has. */
export function newKey(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  return `k${high!.toString(36)}${low!.toString(36)}`
}

export const newField = (): TemplateField => ({
  key: newKey(),
  label: '',
  type: 'text',
  required: false,
  placeholder: null,
  help: null,
  options: [],
})

export const newSection = (title: string): TemplateSection => ({ key: newKey(), title, fields: [] })

type Place = { section: number; field: number }

/** Where a field is; null for a key that is none. */
export function placeOf(sections: TemplateSection[], key: string): Place | null {
  for (const [section, { fields }] of sections.entries()) {
    const field = fields.findIndex((each) => each.key === key)
    if (field >= 0) return { section, field }
  }
  return null
}

/** The sections with a field at another place, counted without the field itself. */
export function withFieldAt(sections: TemplateSection[], key: string, to: Place): TemplateSection[] {
  const from = placeOf(sections, key)
  if (!from) return sections
  const field = sections[from.section]!.fields[from.field]!
  const without = sections.map((section) => ({ ...section, fields: section.fields.filter((each) => each.key !== key) }))
  return without.map((section, index) =>
    index === to.section
      ? { ...section, fields: [...section.fields.slice(0, to.field), field, ...section.fields.slice(to.field)] }
      : section
  )
}

/** One step up or down; beyond the end of a section, into the next one. The same sections when there is nowhere to go. */
export function stepField(sections: TemplateSection[], key: string, step: 1 | -1): TemplateSection[] {
  const from = placeOf(sections, key)
  if (!from) return sections
  const inside = from.field + step
  if (inside >= 0 && inside < sections[from.section]!.fields.length)
    return withFieldAt(sections, key, { section: from.section, field: inside })
  const section = from.section + step
  if (!sections[section]) return sections
  return withFieldAt(sections, key, { section, field: step > 0 ? 0 : sections[section].fields.length })
}

/** A field dropped on another one takes its place; dropped on a section it comes last there. */
export function dropField(sections: TemplateSection[], key: string, onto: string): TemplateSection[] {
  if (key === onto) return sections
  const place = placeOf(sections, onto)
  const section = sections.findIndex((each) => each.key === onto)
  if (place) return withFieldAt(sections, key, place)
  return section < 0 ? sections : withFieldAt(sections, key, { section, field: sections[section]!.fields.length })
}

/** A section dropped on another one takes its place. */
export function dropSection(sections: TemplateSection[], key: string, onto: string): TemplateSection[] {
  const [from, to] = [key, onto].map((each) => sections.findIndex((section) => section.key === each))
  return from! < 0 || to! < 0 ? sections : moved(sections, from!, to!)
}

/** What is wrong with the sections, by the path that the server would name. */
export function problemsOf(sections: TemplateSection[]): Record<string, MessageId> {
  const found: Record<string, MessageId> = {}
  for (const [at, { title, fields }] of sections.entries()) {
    if (!title.trim()) found[`sections.${at}.title`] = 'matter_templates.problem.section'
    for (const [index, { label, type, options }] of fields.entries()) {
      const path = `sections.${at}.fields.${index}`
      if (!label.trim()) found[`${path}.label`] = 'matter_templates.problem.label'
      if (hasOptions(type) && options.length === 0) found[`${path}.options`] = 'matter_templates.fields.need_options'
      if (options.some((option, place) => isTaken(options, option, place)))
        found[`${path}.options`] = 'matter_templates.fields.duplicate'
    }
  }
  return found
}
