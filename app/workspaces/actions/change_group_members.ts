import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import Group from '#app/workspaces/models/group'
import Member from '#app/workspaces/models/member'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'

/** Who belongs to which group. Adding who is in, and taking out who is not, changes nothing. */
export class ChangeGroupMembers {
  /** Throws FieldProblem when one of them is no member of the firm (any more). */
  async add(author: Author, group: Group, memberIds: number[]): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: group.workspaceId })
      await Group.findIn(firm, group.id, trx)
      const members = await Member.in(firm, trx).whereIn('id', memberIds)
      if (members.length < memberIds.length) throw new FieldProblem('memberIds', 'members.member_gone')
      const added = (await this.without(trx, group.id, memberIds)).map((memberId) => [group.id, memberId] as const)
      await this.insert(trx, added)
      await this.note(trx, author, { group, action: 'group.members_added', memberIds: added.map(([, id]) => id) })
    })
  }

  async remove(author: Author, group: Group, memberId: number): Promise<void> {
    await db.transaction(async (trx) => {
      await lockWorkspace(trx, { id: group.workspaceId })
      const gone = await trx.from('group_members').where({ group_id: group.id, member_id: memberId }).delete()
      const memberIds = Number(gone) > 0 ? [memberId] : []
      await this.note(trx, author, { group, action: 'group.member_removed', memberIds })
    })
  }

  /** Puts one member into exactly these groups. Throws FieldProblem when one of the groups is gone. */
  async set(author: Author, member: Member, groupIds: number[]): Promise<void> {
    await db.transaction(async (trx) => {
      const firm = await lockWorkspace(trx, { id: member.workspaceId })
      await Member.findIn(firm, member.id, trx)
      const groups = await Group.in(firm, trx).whereIn('id', groupIds)
      if (groups.length < groupIds.length) throw new FieldProblem('groupIds', 'members.group_gone')
      const rows = await trx.from('group_members').where('member_id', member.id).select('group_id')
      const before = rows.map((row) => Number(row.group_id)).sort((a, b) => a - b)
      const after = [...groupIds].sort((a, b) => a - b)
      if (before.join() === after.join()) return
      await trx.from('group_members').where('member_id', member.id).delete()
      await this.insert(
        trx,
        after.map((groupId) => [groupId, member.id] as const)
      )
      const audited = { action: 'member.groups_changed', subject: { type: 'member', id: member.id } }
      const values = { before: { groupIds: before }, after: { groupIds: after } }
      await record(trx, author, { workspaceId: firm.id, ...audited, ...values })
    })
  }

  private async without(trx: Trx, groupId: number, memberIds: number[]): Promise<number[]> {
    const rows = await trx.from('group_members').where('group_id', groupId).select('member_id')
    const there = new Set(rows.map((row) => Number(row.member_id)))
    return memberIds.filter((id) => !there.has(id))
  }

  private async insert(trx: Trx, pairs: readonly (readonly [groupId: number, memberId: number])[]) {
    const now = toSqlInstant(clock.now())
    const rows = pairs.map(([groupId, memberId]) => ({ group_id: groupId, member_id: memberId, created_at: now }))
    if (rows.length > 0) await trx.table('group_members').multiInsert(rows)
  }

  private async note(
    trx: Trx,
    author: Author,
    { group, action, memberIds }: { group: Group; action: string; memberIds: number[] }
  ) {
    if (memberIds.length === 0) return
    const subject = { type: 'group', id: group.id }
    await record(trx, author, { workspaceId: group.workspaceId, action, subject, after: { memberIds } })
  }
}
