import type { TemplateDefinition } from './definition.js'
import type MatterTemplate from './models/matter_template.js'

/** What a form says of a template. */
export interface TemplateFields extends TemplateDefinition {
  title: string
  description?: string | null
  materia?: string | null
  proceeding?: string | null
}

export const STORED = ['title', 'description', 'materia', 'proceeding', 'definition'] as const

/** A template as it is stored; what was left empty is null. */
export type StoredTemplate = Pick<MatterTemplate, (typeof STORED)[number]>

export function storedTemplate({ stages, sections, slots, ...fields }: TemplateFields): StoredTemplate {
  const { title, description = null, materia = null, proceeding = null } = fields
  return { title, description, materia, proceeding, definition: { stages, sections, slots } }
}

/** What differs between two states, part by part: the old values and the new ones. */
export function changesOf(
  before: StoredTemplate,
  after: StoredTemplate
): [Record<string, unknown>, Record<string, unknown>] {
  const flat = (of: StoredTemplate): Record<string, unknown> => {
    const { title, description, materia, proceeding, definition } = of
    return { title, description, materia, proceeding, ...definition }
  }
  const [old, next] = [flat(before), flat(after)]
  const names = Object.keys(next).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]))
  const only = (of: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, of[name]]))
  return [only(old), only(next)]
}
