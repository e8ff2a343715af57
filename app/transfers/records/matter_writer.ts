import { fold } from '#app/core/text/fold'
import { editMatterBatch, type BatchFields } from '#app/matters/actions/edit_matter_batch'
import { eraseMatterBatch } from '#app/matters/actions/erase_matter_batch'
import { OpenMatter } from '#app/matters/actions/open_matter'
import type { NewMatterFields } from '#app/matters/matter_fields'
import Matter from '#app/matters/models/matter'
import type { JudgedRow } from './import_field.js'
import type { Change, RecordWriter, Trx, Writing } from './record_writer.js'
import { isUntouched, stillHas } from './untouched.js'

type Values = Record<string, unknown>

const FIELDS = [
  'title',
  'materia',
  'proceeding',
  'stage',
  'court',
  'fileNumber',
  'clientNumber',
  'responsibleId',
  'status',
] as const

const said = (values: Values) =>
  Object.fromEntries(FIELDS.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))
const clientsIn = (values: Values) => (values.clients as string[] | undefined)?.map((name) => ({ name }))

/** A matter as somebody sees it, held. */
const held = (trx: Trx, { viewer }: Writing, id: number) =>
  Matter.seenBy(viewer, trx).where('matters.id', id).forUpdate().first()

interface Found {
  id: number
  reference: string
  file_number: string | null
  court: string | null
  title_folded: string
  client_folded: string | null
}

/** Matters of files: known by their number in the firm, before their court, or by title and client. */
export const matterWriter: RecordWriter = {
  async find(trx, { viewer }, rows, earlier) {
    const told = (name: string) => rows.flatMap(({ values }) => (values[name] ? [String(values[name])] : []))
    const titles = rows.flatMap(({ values }) =>
      values.fileNumber || values.reference ? [] : [fold(String(values.title)).slice(0, 420)]
    )
    const query = Matter.seenBy(viewer, trx).where((any) => {
      void any
        .whereIn('matters.id', [...earlier.values()])
        .orWhereIn('matters.reference', told('reference'))
        .orWhereIn('matters.file_number', told('fileNumber'))
        .orWhereIn('matters.title_folded', titles)
    })
    const found = (await query
      .select('matters.id', 'reference', 'file_number', 'court', 'title_folded', 'client_folded')
      .orderBy('matters.id')
      .pojo<Found>()) as Found[]
    const seen = new Set(found.map(({ id }) => id))
    const known = new Map<string, number>()
    for (const row of rows) {
      const before = earlier.get(row.key!)
      const id = before && seen.has(before) ? before : found.find((matter) => speaksOf(row, matter))?.id
      if (id) known.set(row.key!, id)
    }
    return known
  },

  async add(trx, { author, firm }, values) {
    const fields = { ...values, clients: clientsIn(values) } as unknown as NewMatterFields
    const reference = values.reference as string | undefined
    const also = async (_: Trx, matter: Matter) => void (reference && (await matter.merge({ reference }).save()))
    return (await new OpenMatter().within(trx, author, firm, { fields, also })).id
  },

  async update(trx, writing, id, values) {
    const matter = await held(trx, writing, id)
    if (!matter || matter.readOnly) return 'locked'
    return editMatterBatch(trx, writing.author, matter, { ...said(values), clients: clientsIn(values) } as BatchFields)
  },

  async restore(trx, writing, id, { before, after }: Change) {
    const matter = await held(trx, writing, id)
    const { clients, ...fields } = before
    const { clients: given, ...now } = after
    const isSame =
      matter && !matter.readOnly && stillHas(matter, now) && (!given || (given as string[])[0] === matter.clientName)
    if (!isSame) return false
    const names = (clients as string[] | undefined)?.map((name) => ({ name }))
    await editMatterBatch(trx, writing.author, matter, { ...fields, clients: names } as BatchFields)
    return true
  },

  async remove(trx, writing, id) {
    const matter = await held(trx, writing, id)
    if (!matter || !(await isUntouched(trx, matter.workspaceId, { type: 'matter', id }))) return false
    await eraseMatterBatch(trx, writing.author, matter)
    return true
  },
}

function speaksOf({ values }: JudgedRow, matter: Found): boolean {
  if (values.reference) return fold(matter.reference) === fold(String(values.reference))
  if (values.fileNumber) {
    const isCourt = !values.court || fold(matter.court ?? '') === fold(String(values.court))
    return fold(matter.file_number ?? '') === fold(String(values.fileNumber)) && isCourt
  }
  const client = fold((values.clients as string[] | undefined)?.[0] ?? '').slice(0, 420)
  return matter.title_folded === fold(String(values.title)).slice(0, 420) && (matter.client_folded ?? '') === client
}
