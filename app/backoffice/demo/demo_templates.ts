import { FIELD_TYPES, type FieldType, type TemplateField, type TemplateSection } from '#app/matter_templates/definition'
import type { PracticeArea } from '#app/workspaces/domain/practice_areas'
import { TABLE } from './demo_template_table.js'

export interface DemoTemplate {
  title: string
  materia: PracticeArea
  proceeding: string
  description: string
  stages: string[]
  sections: TemplateSection[]
}

const listOf = (text = '') =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function fieldOf(line: string, key: string): TemplateField {
  const [asked = '', help] = line.split('//').map((part) => part.trim())
  const [name = '', type, options] = asked.split('|').map((part) => part.trim())
  if (!FIELD_TYPES.includes(type as FieldType)) throw new Error(`no such type of field: ${line}`)
  const required = name.endsWith('*')
  const label = required ? name.slice(0, -1) : name
  return {
    key,
    label,
    type: type as FieldType,
    required,
    placeholder: null,
    help: help ?? null,
    options: listOf(options),
  }
}

function templateOf(text: string): DemoTemplate {
  const [head = '', stages = '', ...rest] = text.trim().split('\n')
  const [title = '', materia, proceeding = '', description = ''] = head.split('|').map((part) => part.trim())
  const sections: TemplateSection[] = []
  for (const [index, line] of rest.entries()) {
    if (line.startsWith('#')) sections.push({ key: `s${index}`, title: line.slice(1).trim(), fields: [] })
    else sections.at(-1)!.fields.push(fieldOf(line, `f${index}`))
  }
  return { title, materia: materia as PracticeArea, proceeding, description, stages: listOf(stages.slice(1)), sections }
}

/** The catalogue of templates that the operators of the demo keep. */
export const DEMO_TEMPLATES: DemoTemplate[] = TABLE.trim().split('===').map(templateOf)
