import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import type { Slice } from '#app/insights/domain/slices'
import Member from '#app/workspaces/models/member'

/** Whose rows a number was narrowed to; null where it was not, or where the firm knows nobody of that id. */
export type NarrowedNames = { person: string | null; client: string | null }

/**
 * The names of the person and of the client of a slice, within a firm. Asked only when its number has rows, and of a number that they narrow: with others an id would name any client. At most two
 * queries.
 */
export async function narrowedNames(
  workspaceId: number,
  { person, client }: Pick<Slice, 'person' | 'client'>
): Promise<NarrowedNames> {
  const members = Member.in({ id: workspaceId }).select('members.user_id')
  const user = person ? await User.query().where('users.id', person).whereIn('users.id', members).first() : null
  const told = client ? await Client.in({ id: workspaceId }).where('clients.id', client).first() : null
  return { person: user?.name ?? null, client: told?.name ?? null }
}
