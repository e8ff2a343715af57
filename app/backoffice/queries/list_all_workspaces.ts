import type { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { fromSqlInstant } from '#app/core/models/columns'
import { like, pagingOf, ROWS_PER_PAGE, type ListQuery } from '#app/backoffice/paging'
import { joinOn } from '#app/core/models/join_on'
import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'

/** A firm as operators see it: never what it works on. */
export interface WorkspaceRow {
  id: number
  name: string
  slug: string
  city: string | null
  owner: { id: number; name: string }
  members: number
  createdAt: DateTime
  deletedAt: DateTime | null
}

const matching = (q: string) => {
  const query = Workspace.query().join(...joinOn(User, 'workspaces.owner_id'))
  if (q) {
    const text = like(q.toLowerCase())
    void query.where((either) =>
      either
        .whereRaw(`lower(workspaces.name) like ? escape '!'`, [text])
        .orWhereRaw(`workspaces.slug like ? escape '!'`, [text])
    )
  }
  return query
}

/** One page of all firms, newest first. Two statements however many rows. */
export async function listAllWorkspaces({ q, page }: ListQuery) {
  const counted = (await matching(q).count('* as total').pojo<{ total: number }>().first())!
  const found = (await matching(q)
    .select('workspaces.id', 'workspaces.name', 'workspaces.slug', 'workspaces.city', 'workspaces.created_at')
    .select('workspaces.deleted_at', 'users.id as owner_id', 'users.name as owner_name')
    .select(Member.countFor('workspace_id', 'workspaces.id').as('members'))
    .orderBy('workspaces.id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .pojo<Record<string, string>>()) as Record<string, string>[]
  return { rows: found.map(toRow), paging: pagingOf(Number(counted.total), page) }
}

function toRow(row: Record<string, string>): WorkspaceRow {
  return {
    id: Number(row.id),
    name: row.name!,
    slug: row.slug!,
    city: row.city ?? null,
    owner: { id: Number(row.owner_id), name: row.owner_name! },
    members: Number(row.members),
    createdAt: fromSqlInstant(row.created_at)!,
    deletedAt: fromSqlInstant(row.deleted_at),
  }
}
