import type { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import Session from '#app/auth/models/session'
import { fromSqlInstant } from '#app/core/models/columns'
import { like, pagingOf, ROWS_PER_PAGE, type ListQuery } from '#app/backoffice/paging'
import Member from '#app/workspaces/models/member'

/** A person as operators see them. */
export interface UserRow {
  user: User
  workspaces: number
  lastSeenAt: DateTime | null
}

const matching = (q: string) => {
  const query = User.query().whereNull('users.deleted_at')
  if (q) {
    const text = like(q.toLowerCase())
    void query.where((either) =>
      either.whereRaw(`lower(users.name) like ? escape '!'`, [text]).orWhereRaw(`users.email like ? escape '!'`, [text])
    )
  }
  return query
}

/** One page of all people, newest first. Two statements however many rows. */
export async function listUsers({ q, page }: ListQuery) {
  const counted = await matching(q).count('* as total').pojo<{ total: number }>().firstOrFail()
  const found = await matching(q)
    .select('users.*')
    .select(Member.countFor('user_id', 'users.id').as('workspaces'))
    .select(Session.lastSeenOf('users.id').as('seen_at'))
    .orderBy('users.id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  const rows = found.map((user) => ({
    user,
    workspaces: Number(user.$extras.workspaces),
    lastSeenAt: fromSqlInstant(user.$extras.seen_at),
  }))
  return { rows, paging: pagingOf(Number(counted.total), page) }
}
