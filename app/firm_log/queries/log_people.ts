import User from '#app/accounts/models/user'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'
import type { LogReader } from './visible_entries.js'

const MAX_FORMER = 200

/** Whom the log can be narrowed to, by name: who works in the firm, and who lately did. */
export async function logPeople(workspaceId: number): Promise<{ id: number; name: string }[]> {
  const endings = await AuditEntry.query()
    .where({ chain: workspaceId, workspaceId })
    .whereIn('action', ['member.left', 'member.removed'])
    .orderBy('seq', 'desc')
    .limit(MAX_FORMER)
  const members = await Member.in({ id: workspaceId }).select('userId')
  const ids = new Set([...members.map(({ userId }) => userId), ...endings.map(({ before }) => Number(before?.userId))])
  const users = await User.query()
    .whereIn(
      'id',
      [...ids].filter((id) => id > 0)
    )
    .select('id', 'name')
  return users
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es') || one.id - other.id)
}

/** The matter that the log is narrowed to, when the reader may know of it. */
export async function logMatter(reader: LogReader, id: number | null): Promise<{ id: number; name: string } | null> {
  const isAsked = id !== null && reader.may('expedientes:leer')
  const matter = isAsked ? await Matter.seenBy(reader).where('matters.id', id).first() : null
  return matter && { id: matter.id, name: `${matter.reference} · ${matter.title}` }
}
