import string from '@adonisjs/core/helpers/string'
import vine from '@vinejs/vine'
import { fold } from '#app/core/text/fold'
import { caseKey } from '#app/courts/case_number'
import { line } from '#app/core/validators/fields'
import { FIELD_TYPES, TEMPLATE_LIMITS, type FieldType } from '#app/matter_templates/definition'
import { columnsOf } from '#app/matter_templates/field_value'
import { readStoredValue } from '#app/matter_templates/validators/field_values'
import { createTemplateValidator } from '#app/matter_templates/validators/matter_template'
import { readSlots } from '#app/matter_templates/validators/slots'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import { openMatterValidator, stageValidator, tagsValidator } from '#app/matters/validators/matter'
import { linkValidator, partyValidator } from '#app/matters/validators/matter_parts'
import { matterPinNoteValidator } from '#app/matters/validators/matter_pin'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { CITATION, FOLDED, formOf, jsonOf, throughForm } from './through_form.js'

const NOBODY = { meta: { responsibleIds: [] } }
const MATTER = [
  'title',
  'materia',
  ...MATTER_TEXT_KEYS.map((key) => string.snakeCase(key)),
  'client_name',
  'our_role',
  'filed_on',
  'claim_amount',
]
const PARTY = ['kind', 'name', 'role', 'role_other', 'side', 'rfc', 'email', 'phone', 'note']
const LAWYER = ['name', 'license_number', 'phone']

const folded = (value: unknown) => fold(String(value)).slice(0, FOLDED)

const matterNumbers = vine.create({
  reference: line(20),
  number: vine.number({ strict: true }).withoutDecimals().positive(),
})

/** What is searched is worked out when everybody whom the matter names is there. */
export async function acceptMatter(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [wrongNumbers] = await matterNumbers.tryValidate(row)
  const [wrongDay] = await stageValidator.tryValidate({ since: row.stage_since })
  if (wrongNumbers || wrongDay) return null
  const validate = (input: Record<string, unknown>) => openMatterValidator.tryValidate(input, NOBODY)
  const kept = await throughForm(row, { columns: [...MATTER, 'status'], validate })
  if (kept === null) return null
  const { title, client_name: client, stage, stage_since: since = null } = kept
  const clientFolded = client === null || client === undefined ? null : folded(client)
  return {
    ...kept,
    ...{ title_folded: folded(title), client_folded: clientFolded, stage_since: stage === null ? null : since },
    ...{ search_text: '', also_named: null, next_on: null, case_key: caseKey(kept.file_number as string | null) },
  }
}

export const acceptParty = formOf(PARTY, (input) => partyValidator.tryValidate(input), {
  derive: ({ name }) => ({ name_folded: folded(name) }),
})

/** A lawyer is a line of the form of their party. */
export const acceptLawyer = formOf(LAWYER, async (lawyer) => {
  const party = { kind: 'person', name: '-', role: 'witness', side: 'neutral', lawyers: [lawyer] }
  const [error, fields] = await partyValidator.tryValidate(party)
  return [error, fields?.lawyers?.[0]] as const
})

export const acceptMatterTag = formOf(
  ['name'],
  async ({ name }) => {
    const [error, fields] = await tagsValidator.tryValidate({ tags: [name] })
    return [error, { name: fields?.tags?.[0] }] as const
  },
  { derive: ({ name }) => ({ name_folded: fold(String(name)).slice(0, 120) }) }
)

export const acceptStage = formOf(['stage', 'since'], (input) => stageValidator.tryValidate(input))

/** No matter is linked with itself. */
export async function acceptLink(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [error] = await linkValidator.tryValidate({ otherId: row.other_id, kind: row.kind })
  return error || row.other_id === row.matter_id ? null : row
}

const pinned = vine.create({ title: line(CITATION), citation: line(CITATION) })

export async function acceptPin(row: ArchiveRow): Promise<ArchiveRow | null> {
  const columns = ['title', 'citation']
  const kept = await throughForm(row, { columns, validate: (input) => pinned.tryValidate(input) })
  if (kept === null) return null
  return throughForm(kept, { columns: ['note'], validate: (input) => matterPinNoteValidator.tryValidate(input) })
}

/** A template with its definition as the editor keeps it; what no module fills is left out. */
export async function acceptTemplate(row: ArchiveRow): Promise<ArchiveRow | null> {
  const definition = jsonOf(row.definition) as Record<string, unknown> | null | undefined
  const { title, description, materia, proceeding } = row
  const { stages, sections, slots } = definition ?? {}
  const input = { title, description, materia, proceeding, stages, sections, slots }
  const [error, kept] = await createTemplateValidator.tryValidate(input)
  if (error) return null
  const filled = await readSlots(kept.slots).catch(() => null)
  if (filled === null) return null
  return {
    ...row,
    ...{ title: kept.title, title_folded: folded(kept.title), description: kept.description ?? null },
    ...{ materia: kept.materia ?? null, proceeding: kept.proceeding ?? null },
    definition: JSON.stringify({ stages: kept.stages, sections: kept.sections, slots: filled }),
  }
}

/** An earlier version of a template has its title and definition alone. */
export async function acceptTemplateVersion(row: ArchiveRow): Promise<ArchiveRow | null> {
  const kept = await acceptTemplate({ ...row, description: null, materia: null, proceeding: null })
  return kept && { ...row, title: kept.title!, definition: kept.definition! }
}

const answer = vine.create({
  field_key: vine.string().regex(/^[a-z0-9_]{1,24}$/),
  type: vine.enum(FIELD_TYPES),
  label: line(TEMPLATE_LIMITS.label),
})

/** An answer to a field of a template, with the columns by which it is found. */
export async function acceptFieldValue(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [error, kept] = await answer.tryValidate(row)
  if (error) return null
  const type: FieldType = kept.type
  const value = await readStoredValue(type, jsonOf(row.value))
  if (value === null) return null
  const { textFolded, numberValue, dateValue } = columnsOf({ type }, value)
  return {
    ...row,
    ...{ label: kept.label, value: JSON.stringify(value) },
    ...{ text_folded: textFolded, number_value: numberValue, date_value: dateValue },
  }
}
