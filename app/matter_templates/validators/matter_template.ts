import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { fold } from '#app/core/text/fold'
import { id, line, text, version } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'
import { FIELD_TYPES, hasOptions, SCOPES, TEMPLATE_LIMITS, type FieldType } from '#app/matter_templates/definition'
import { PRACTICE_AREAS } from '#app/workspaces/domain/practice_areas'

const { stages, sections, fields, options, ...LENGTHS } = TEMPLATE_LIMITS

/** Names of which no two may be alike, accents and capitals aside. */
const distinct = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!Array.isArray(value)) return
  const names = value.filter((each) => typeof each === 'string').map(fold)
  if (new Set(names).size < names.length) field.report('duplicate', 'duplicate', field)
})

/** A choice has something to choose from. */
const offered = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const { type } = field.parent as { type: FieldType }
  if (hasOptions(type) && (value as string[]).length === 0) field.report('required', 'required', field)
})

/** Sections with fields: no key twice, no more fields than a template holds, no longer than is stored. */
const whole = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!Array.isArray(value) || !field.isValid) return
  const all = (value as { key: string; fields: { key: string }[] }[]).flatMap((section) => section.fields)
  if (all.length > fields) field.report('too many', 'array.maxLength', field, { max: fields })
  const keys = [...all, ...(value as { key: string }[])].map(({ key }) => key)
  if (new Set(keys).size < keys.length) field.report('keys', 'distinct', field)
  if (JSON.stringify(value).length > LENGTHS.definition) field.report('size', 'size', field)
})

const key = () => vine.string().regex(/^[a-z0-9_]{1,24}$/)

const templateField = () =>
  vine.object({
    key: key(),
    label: line(LENGTHS.label),
    type: vine.enum(FIELD_TYPES),
    required: vine.boolean(),
    placeholder: line(LENGTHS.placeholder).nullable(),
    help: line(LENGTHS.help).nullable(),
    options: vine.array(line(LENGTHS.label)).maxLength(options).use(distinct()).use(offered()),
  })

const template = () => ({
  title: line(LENGTHS.title),
  description: text(LENGTHS.description).optional(),
  materia: vine.enum(PRACTICE_AREAS).optional(),
  proceeding: line(LENGTHS.proceeding).optional(),
  stages: vine.array(line(LENGTHS.stage)).maxLength(stages).use(distinct()),
  sections: vine
    .array(
      vine.object({ key: key(), title: line(LENGTHS.label), fields: vine.array(templateField()).maxLength(fields) })
    )
    .maxLength(sections)
    .use(whole()),
  slots: vine.record(vine.any().nullable()).maxLength(20).optional(),
})

/** `scope` says whose a template of one's own page is: the person's, or the operators'. */
export const createTemplateValidator = vine.create({ ...template(), scope: vine.enum(SCOPES).optional() })

/** `version` is that of the template when the person began to edit. */
export const editTemplateValidator = vine.create({
  ...template(),
  version: version(),
})

export const copyTemplateValidator = vine.create({
  templateId: id(),
  scope: vine.enum(SCOPES).optional(),
})

/** What the address of a list asks. */
export const templateListValidator = vine.create({
  page: page(),
  q: vine.string().maxLength(200).optional(),
  tab: vine.enum(SCOPES).optional(),
})
