import { eraseActivities, eraseNotes } from '#app/activities/actions/erasures'
import Activity from '#app/activities/models/activity'
import Note from '#app/activities/models/note'
import { record } from '#app/core/audit/audit_log'
import { recordsChanged } from '#app/core/search/record_changes'
import { updateSearchAliases } from '#app/matters/search_aliases'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { refreshNextDates } from '#app/matters/next_dates'
import type { AddedParts } from '#app/transfers/records/matters/matter_parts'
import type { Trx, Writing } from './record_writer.js'

/** Whether the parts that an import added to a matter are there as it left them. */
export async function areAsAdded(
  trx: Trx,
  { workspaceId }: Matter,
  { parties, dates, notes }: AddedParts
): Promise<boolean> {
  const firm = { id: workspaceId }
  const found = await Promise.all([
    MatterParty.in(firm, trx).whereIn('id', parties).where('version', 1),
    Activity.in(firm, trx).whereIn('id', dates).where('version', 1),
    Note.in(firm, trx).whereIn('id', notes).where('version', 1),
  ])
  return found.flat().length === parties.length + dates.length + notes.length
}

type Removed = { action: string; type: string; id: number; before: Record<string, unknown> }

/** Takes the parts out again that an import added to a matter, which the transaction holds and the caller saves. */
export async function removeParts(trx: Trx, { author }: Writing, matter: Matter, added: AddedParts): Promise<void> {
  const { id: matterId, workspaceId } = matter
  const firm = { id: workspaceId }
  const removed: Removed[] = []
  for (const party of await MatterParty.in(firm, trx).whereIn('id', added.parties)) {
    const { id, name, role } = party
    await party.delete()
    removed.push({ action: 'party.removed', type: 'party', id, before: { name, role } })
  }
  for (const { id, title, state, dueOn } of await Activity.in(firm, trx).whereIn('id', added.dates))
    removed.push({ action: 'activity.removed', type: 'activity', id, before: { title, state, dueOn } })
  for (const { id, plainText, authorId } of await Note.in(firm, trx).whereIn('id', added.notes))
    removed.push({ action: 'note.removed', type: 'note', id, before: { characters: plainText.length, authorId } })
  await eraseActivities(trx, (query) => void query.where('matter_id', matterId).whereIn('id', added.dates))
  await eraseNotes(trx, (query) => void query.where('matter_id', matterId).whereIn('id', added.notes))
  await recordsChanged(trx, workspaceId, 'activity', added.dates)
  await recordsChanged(trx, workspaceId, 'note', added.notes)
  for (const { action, type, id, before } of removed)
    await record(trx, author, { workspaceId, matterId, action, subject: { type, id }, before })
  if (added.parties.length > 0) await updateSearchAliases(trx, matter)
  if (added.dates.length > 0) await refreshNextDates(trx, [matterId])
}
