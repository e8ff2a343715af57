import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { confirmation } from '#app/accounts/validators/confirmation'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { id, ids, line } from '#app/core/validators/fields'
import { TAG_LENGTH } from '#app/matters/actions/tag_matter_batch'
import { MATERIAS, STATUSES } from '#app/matters/domain/materias'
import { MATTER_LENGTHS } from '#app/matters/validators/matter'
import { LOOKED_AT } from '#app/transfers/import/heading_rows'
import { NAME_ORDERS } from '#app/transfers/records/names/split_name'

/** Most records that are ticked by hand; more are chosen by the filter. */
const TICKED = 1_000
const MAX_COLUMNS = 100
const MAX_PEOPLE = 50
const MAX_TAGS = 20

/** Fields with values, values that are asked about in each, and their length. */
const MAX_VALUES = 2_000
const MAX_VALUE_LENGTH = 200

const fewValues = vine.createRule((given: unknown, _: undefined, field: FieldContext) => {
  const all = Object.values(given as Record<string, Record<string, unknown>>).flatMap((own) => Object.keys(own))
  if (all.length > MAX_VALUES || all.some((text) => text.length > MAX_VALUE_LENGTH))
    field.report('too many', 'maxLength', field, { max: MAX_VALUES })
})

const word = () => vine.string().trim().maxLength(80)
/** The filters of a list as its address has them, or ticked records. */
const selection = () =>
  vine.object({
    ids: ids(TICKED).optional(),
    filter: vine.record(vine.string().maxLength(1_000).nullable()).optional().requiredIfMissing('ids'),
  })

/** Texts of cells and what they stand for, by the field. */
const values = () => vine.record(vine.record(vine.string().maxLength(MAX_VALUE_LENGTH).nullable())).use(fewValues())

export const importSetUpValidator = vine.create({
  sheet: vine.number().withoutDecimals().min(0).max(200).optional(),
  heading: vine
    .object({
      row: vine.number().withoutDecimals().min(0).max(LOOKED_AT),
      lines: vine.number().in([1, 2]),
    })
    .optional(),
  templateId: id().nullable().optional(),
  mapping: vine.array(word().nullable()).maxLength(MAX_COLUMNS).optional(),
  existing: vine.enum(['skip', 'update'] as const).optional(),
  options: vine
    .object({
      materia: vine.enum(MATERIAS).optional(),
      nameOrder: vine.enum(NAME_ORDERS).optional(),
      weAre: vine.enum(['plaintiff', 'defendant'] as const).optional(),
    })
    .optional(),
  values: values().optional(),
  /** Which step comes next; trying the file when it is not said. */
  next: vine.enum(['columns', 'values'] as const).optional(),
})

export const changeValidator = vine.create({
  selection: selection(),
  field: vine.enum([
    'status',
    'materia',
    'stage',
    'responsibleId',
    'teamAdd',
    'teamRemove',
    'tagAdd',
    'tagRemove',
    'taxRegime',
    'archived',
  ] as const),
  status: vine.enum(STATUSES).optional().requiredWhen('field', '=', 'status'),
  materia: vine.enum(MATERIAS).optional().requiredWhen('field', '=', 'materia'),
  stage: line(MATTER_LENGTHS.stage).optional(),
  person: id().optional(),
  people: vine
    .array(id())
    .minLength(1)
    .maxLength(MAX_PEOPLE)
    .distinct()
    .optional()
    .requiredWhen('field', 'in', ['teamAdd', 'teamRemove']),
  tags: vine
    .array(line(TAG_LENGTH))
    .minLength(1)
    .maxLength(MAX_TAGS)
    .optional()
    .requiredWhen('field', 'in', ['tagAdd', 'tagRemove']),
  taxRegime: vine.enum(TAX_REGIMES).optional(),
  archived: vine.boolean().optional().requiredWhen('field', '=', 'archived'),
})

export const exportValidator = vine.create({
  selection: selection(),
  columns: vine.array(word()).minLength(1).maxLength(40).distinct(),
  format: vine.enum(['csv', 'xlsx'] as const),
})

export const confirmedValidator = vine.create({ confirmation: confirmation() })
