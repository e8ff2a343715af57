import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { newToken } from '#app/core/encryption/tokens'
import { rowsBy } from '#app/core/tenancy/rows'
import { eraseOwnEntries } from '#app/calendar/actions/erase_entries'
import { notifyOfEntry } from '#app/calendar/actions/entry_notices'
import { linkPeople, log, peopleOf } from '#app/calendar/actions/entry_rows'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import Matter from '#app/matters/models/matter'
import { membersWithAccess } from '#app/matters/queries/members_with_access'
import type MembershipEnded from '#app/workspaces/events/membership_ended'
import Workspace from '#app/workspaces/models/workspace'

/**
 * Who stops working in a firm attends nothing of it any more from today on. Their private events of the firm go, and who attends those that come learns of it. Events that they
 * shared stay, and those that come get another owner.
 */
export default class LeaveEntries {
  async handle({ trx, left: { workspaceId, userId } }: MembershipEnded) {
    const firm = { id: workspaceId }
    const today = clock.now().minus({ days: 1 }).toISODate()!
    const coming = rowsBy(trx, 'calendar_entries', { workspace_id: workspaceId })
      .where('until_day', '>=', today)
      .select('id')
    await rowsBy(trx, 'calendar_entry_people', {
      workspace_id: workspaceId,
      user_id: userId,
      entry_id: coming,
    }).delete()
    const owned = await CalendarEntry.in(firm, trx)
      .where('owner_id', userId)
      .where('until_day', '>=', today)
      .whereNull('cancelled_at')
      .orderBy('id')
      .forUpdate()
    for (const entry of owned.filter(({ isPrivate }) => isPrivate)) {
      const to = await peopleOf(trx, entry)
      await notifyOfEntry(trx, entry, { kind: 'entry_cancelled', actorId: userId, to })
    }
    const own = rowsBy(trx, 'calendar_entries', { workspace_id: workspaceId, owner_id: userId, is_private: 1 })
    await eraseOwnEntries(trx, own)
    const shared = owned.filter(({ isPrivate }) => !isPrivate)
    if (shared.length > 0) await handOver(trx, firm, userId, shared)
  }
}

/** Gives events to somebody who attends, else to who answers for their matter, else to the owner of the firm; of a matter, only to who sees it. Where nobody does, the event stays as it is. */
async function handOver(trx: Trx, firm: { id: number }, userId: number, entries: CalendarEntry[]): Promise<void> {
  const firmOwner = await Workspace.ownerOf(firm.id, trx)
  const able = await whoSees(trx, firm, entries)
  for (const entry of entries) {
    const attending = await peopleOf(trx, entry)
    const { responsibleId = null, members = null } = able.get(entry.matterId ?? 0) ?? {}
    const wanted = [...attending, responsibleId, firmOwner, ...(members ?? [])]
    const ownerId = wanted.find((id) => id !== null && id !== userId && (members?.includes(id) ?? true))
    if (!ownerId) continue
    const taken = await CalendarEntry.in(firm, trx).where({ ownerId, uid: entry.uid }).first()
    const uid = taken ? `${newToken()}@foja` : entry.uid
    await entry.merge({ ownerId, uid, version: entry.version + 1 }).save()
    await linkPeople(trx, entry, attending)
    const change = { before: { ownerId: userId }, after: { ownerId } }
    await log(trx, SYSTEM, entry, 'calendar_entry.edited', change)
    await notifyOfEntry(trx, entry, { kind: 'entry_handed_over', actorId: userId, to: [ownerId] })
  }
}

/** Of each matter that events name, who answers for it and who sees it. */
async function whoSees(trx: Trx, firm: { id: number }, entries: CalendarEntry[]) {
  const ids = new Set(entries.flatMap(({ matterId }) => matterId ?? []))
  const matters = await Matter.in(firm, trx).whereIn('matters.id', [...ids])
  const known = matters.map(async (matter) => {
    const members = await membersWithAccess(matter, trx)
    const { id, responsibleId } = matter
    return [id, { responsibleId: members.includes(responsibleId ?? 0) ? responsibleId : null, members }] as const
  })
  return new Map(await Promise.all(known))
}
