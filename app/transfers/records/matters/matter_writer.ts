import Activity from '#app/activities/models/activity'
import Note from '#app/activities/models/note'
import { recordsChanged } from '#app/core/search/record_changes'
import { fold } from '#app/core/text/fold'
import Court from '#app/courts/models/court'
import { applyTemplate } from '#app/matter_templates/actions/apply_template'
import type { FieldValues } from '#app/matter_templates/field_value'
import { archiveMatterBatch } from '#app/matters/actions/archive_matter_batch'
import { editMatterBatch, type BatchFields } from '#app/matters/actions/edit_matter_batch'
import { eraseMatterBatch } from '#app/matters/actions/erase_matter_batch'
import { OpenMatter } from '#app/matters/actions/open_matter'
import { tagMatterBatch } from '#app/matters/actions/tag_matter_batch'
import { teamMatterBatch } from '#app/matters/actions/team_matter_batch'
import { EDITABLE, type ClientEntry, type NewMatterFields } from '#app/matters/domain/matter_fields'
import Matter from '#app/matters/models/matter'
import { areAsAdded, removeParts } from '#app/transfers/records/added_parts'
import { findMatters } from './find_matters.js'
import { keepsClient, withClients, withKnownClient } from './matter_clients.js'
import { addMore, joinedChanges, NONE } from './matter_additions.js'
import type { AddedParts } from './matter_parts.js'
import type { Change, RecordWriter, Trx, Writing } from '#app/transfers/records/record_writer'
import { isUntouched, stillHas } from '#app/transfers/records/untouched'

type Values = Record<string, unknown>

/** What a file says of a client goes into `clients`. */
const FIELDS = EDITABLE.filter((name) => name !== 'clientName')

const given = (values: Values) =>
  Object.fromEntries(FIELDS.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))

/** A court of the catalogue that is called exactly so. */
async function courtId(trx: Trx, court: unknown): Promise<number | null> {
  if (!court) return null
  const found = await Court.query({ client: trx })
    .where('nameFolded', fold(String(court)).slice(0, 620))
    .first()
  return found?.id ?? null
}

/** A matter as somebody sees it, held. */
const held = (trx: Trx, { viewer }: Writing, id: number) =>
  Matter.seenBy(viewer, trx).where('matters.id', id).forUpdate().first()

const without = <T>(all: unknown, some: unknown) =>
  ((all ?? []) as T[]).filter((one) => !((some ?? []) as T[]).includes(one))

/** Matters of files: known by their number in the firm, before their court, or by title and client. */
export const matterWriter: RecordWriter = {
  find: (trx, { viewer }, rows, earlier) => findMatters(trx, viewer, rows, earlier),

  async add(trx, writing, values) {
    const { author, firm, template } = writing
    const said = await withClients(trx, writing, values)
    const fields = { ...said, courtId: await courtId(trx, values.court) } as unknown as NewMatterFields
    const reference = values.reference as string | undefined
    const also = async (_: Trx, matter: Matter) => {
      if (reference) await matter.merge({ reference }).save()
      const answers = values.answers as FieldValues | null
      if (template && answers) await applyTemplate(trx, matter, { template, values: answers, author })
      await addMore(trx, writing, matter, { ...said, team: [] })
      if (values.archived) await archiveMatterBatch(trx, author, matter, true)
    }
    return (await new OpenMatter().within(trx, author, firm, { fields, also })).id
  },

  async update(trx, writing, id, values) {
    const matter = await held(trx, writing, id)
    if (!matter || matter.readOnly) return 'locked'
    const said = await withClients(trx, writing, values)
    if (await keepsClient(trx, matter, said.clients as ClientEntry[] | undefined)) return 'locked'
    const clients = said.clients ? { clients: said.clients } : {}
    const edited = await editMatterBatch(trx, writing.author, matter, { ...given(values), ...clients } as BatchFields)
    const more = await addMore(trx, writing, matter, said)
    const isTold = typeof values.archived === 'boolean'
    const put = isTold ? await archiveMatterBatch(trx, writing.author, matter, values.archived as boolean) : null
    return joinedChanges([edited, more, put])
  },

  async complete(trx, writing, id, values) {
    const matter = await held(trx, writing, id)
    if (!matter || matter.readOnly) return 'locked'
    const empty = Object.fromEntries(
      Object.entries(given(values)).filter(([name]) => matter[name as keyof Matter] === null)
    ) as BatchFields
    const edited = await editMatterBatch(trx, writing.author, matter, empty)
    const said = await withKnownClient(trx, writing, values)
    return joinedChanges([edited, await addMore(trx, writing, matter, said)])
  },

  async restore(trx, writing, id, { before, after }: Change) {
    const matter = await held(trx, writing, id)
    if (!matter || matter.readOnly) return false
    const { clients, tags, team, archived, ...fields } = before
    const {
      clients: now,
      tags: tagged,
      team: joined,
      added = NONE,
      ...values
    } = after as Values & { added?: AddedParts }
    const isSame = stillHas(matter, values) && (!now || (now as string[])[0] === matter.clientName)
    if (!isSame || !(await areAsAdded(trx, matter, added))) return false
    const names = (clients as string[] | undefined)?.map((name) => ({ name }))
    if (await keepsClient(trx, matter, names)) return false
    await removeParts(trx, writing, matter, added)
    if (matter.$isDirty) await matter.save()
    await tagMatterBatch(trx, writing.author, matter, { remove: without<string>(tagged, tags) })
    await teamMatterBatch(trx, writing.author, matter, { remove: without<number>(joined, team) })
    await editMatterBatch(trx, writing.author, matter, { ...fields, clients: names } as BatchFields)
    if (archived !== undefined) await archiveMatterBatch(trx, writing.author, matter, archived as boolean)
    return true
  },

  async remove(trx, writing, id) {
    const matter = await held(trx, writing, id)
    if (!matter) return false
    const scope = { workspaceId: matter.workspaceId, requestId: writing.author.requestId }
    if (!(await isUntouched(trx, scope, { type: 'matter', id }))) return false
    for (const [kind, model] of [['activity', Activity] as const, ['note', Note] as const]) {
      const rows = await model.in({ id: matter.workspaceId }, trx).where('matter_id', id).select('id')
      await recordsChanged(
        trx,
        matter.workspaceId,
        kind,
        rows.map((row) => row.id)
      )
    }
    await eraseMatterBatch(trx, writing.author, matter)
    return true
  },
}
