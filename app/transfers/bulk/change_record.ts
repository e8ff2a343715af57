import { archiveClientBatch } from '#app/clients/actions/archive_client_batch'
import { editClientBatch } from '#app/clients/actions/edit_client_batch'
import type { StoredFields } from '#app/clients/domain/client_fields'
import { changedTags } from '#app/clients/domain/client_tags'
import Client from '#app/clients/models/client'
import { archiveMatterBatch } from '#app/matters/actions/archive_matter_batch'
import { editMatterBatch, type BatchFields } from '#app/matters/actions/edit_matter_batch'
import { tagMatterBatch, tagsOf } from '#app/matters/actions/tag_matter_batch'
import { teamMatterBatch } from '#app/matters/actions/team_matter_batch'
import Matter from '#app/matters/models/matter'
import type { Change, Trx, Writing } from '#app/transfers/records/record_writer'
import MatterTeam from '#app/matters/models/matter_team'
import { stillHas } from '#app/transfers/records/untouched'
import type { Subject } from '#app/transfers/records/import_field'
import type { BulkChange } from './bulk_change.js'

const heldMatter = (trx: Trx, { viewer }: Writing, id: number) =>
  Matter.seenBy(viewer, trx).where('matters.id', id).forUpdate().first()
const heldClient = (trx: Trx, { firm }: Writing, id: number) =>
  Client.in(firm, trx).where('clients.id', id).forUpdate().first()

/** Changes one record, held. Null when it is so already; `locked` when it is not seen (any more), or only to be read. */
export async function changeRecord(
  trx: Trx,
  writing: Writing,
  record: { subject: Subject; id: number },
  change: BulkChange
): Promise<Change | null | 'locked'> {
  if (record.subject === 'clients') {
    const client = await heldClient(trx, writing, record.id)
    return client ? changeClient(trx, writing, client, change) : 'locked'
  }
  const matter = await heldMatter(trx, writing, record.id)
  if (!matter || (matter.readOnly && change.field !== 'archived')) return 'locked'
  return changeMatter(trx, writing, matter, change)
}

async function changeClient(
  trx: Trx,
  { author }: Writing,
  client: Client,
  { field, value }: BulkChange
): Promise<Change | null | 'locked'> {
  switch (field) {
    case 'archived':
      return archiveClientBatch(trx, author, client, value)
    case 'taxRegime':
    case 'responsibleId':
      return editClientBatch(trx, author, client, { [field]: value })
    case 'tagAdd':
      return editClientBatch(trx, author, client, { tags: changedTags(client.tags, { add: value }) })
    case 'tagRemove':
      return editClientBatch(trx, author, client, { tags: changedTags(client.tags, { remove: value }) })
    default:
      return 'locked'
  }
}

function changeMatter(
  trx: Trx,
  { author }: Writing,
  matter: Matter,
  { field, value }: BulkChange
): Promise<Change | null> {
  switch (field) {
    case 'archived':
      return archiveMatterBatch(trx, author, matter, value)
    case 'teamAdd':
      return teamMatterBatch(trx, author, matter, { add: value })
    case 'teamRemove':
      return teamMatterBatch(trx, author, matter, { remove: value })
    case 'tagAdd':
      return tagMatterBatch(trx, author, matter, { add: value })
    case 'tagRemove':
      return tagMatterBatch(trx, author, matter, { remove: value })
    default:
      return editMatterBatch(trx, author, matter, { [field]: value } as BatchFields)
  }
}

/** Puts back what a change of many did to one record. False, and nothing changed, when somebody changed it since. */
export async function changeBack(
  trx: Trx,
  writing: Writing,
  record: { subject: Subject; id: number },
  { before, after }: Change
): Promise<boolean> {
  if (record.subject === 'clients') {
    const client = await heldClient(trx, writing, record.id)
    if (!client || !stillHas(client, after)) return false
    if ('archived' in before) await archiveClientBatch(trx, writing.author, client, before.archived as boolean)
    else await editClientBatch(trx, writing.author, client, before as Partial<StoredFields>)
    return true
  }
  const matter = await heldMatter(trx, writing, record.id)
  if (!matter || (matter.readOnly && !('archived' in after))) return false
  if (!(await isStill(trx, matter, after))) return false
  await matterBack(trx, writing, matter, { before, after })
  return true
}

async function isStill(trx: Trx, matter: Matter, after: Record<string, unknown>): Promise<boolean> {
  const sorted = (ids: number[]) => [...ids].sort((one, other) => one - other)
  if ('team' in after) return stillHas({ team: sorted(await MatterTeam.idsOf(matter.id, trx)) }, after)
  if ('tags' in after) return stillHas({ tags: await tagsOf(trx, matter.id) }, after)
  return stillHas(matter, after)
}

async function matterBack(trx: Trx, { author }: Writing, matter: Matter, { before, after }: Change) {
  const without = <T>(all: unknown, some: unknown) => (all as T[]).filter((one) => !(some as T[]).includes(one))
  if ('archived' in before) return archiveMatterBatch(trx, author, matter, before.archived as boolean)
  if ('team' in before) {
    const turned = { add: without<number>(before.team, after.team), remove: without<number>(after.team, before.team) }
    return teamMatterBatch(trx, author, matter, turned)
  }
  if ('tags' in before) {
    const turned = { add: without<string>(before.tags, after.tags), remove: without<string>(after.tags, before.tags) }
    return tagMatterBatch(trx, author, matter, turned)
  }
  return editMatterBatch(trx, author, matter, before as BatchFields)
}
