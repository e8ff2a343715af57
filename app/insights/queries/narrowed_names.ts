import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import type { FigureKey } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import Member from '#app/workspaces/models/member'

/** Whose rows a number was narrowed to; null where it was not, or where the firm knows nobody of that id. */
export type NarrowedNames = { person: string | null; client: string | null }

/** Numbers whose rows are those of a client, where one is asked for. With the others an id would name any client. */
const OF_CLIENTS: readonly FigureKey[] = [
  ...(['money.fees', 'money.fees_received', 'money.fees_written_off', 'money.expenses', 'time.recorded'] as const),
]

/** The names of the person and of the client of a slice, within a firm; asked only when its number has rows. At most two queries. */
export async function narrowedNames(
  workspaceId: number,
  figure: FigureKey,
  { person, client }: Pick<Slice, 'person' | 'client'>
): Promise<NarrowedNames> {
  const members = Member.in({ id: workspaceId }).select('members.user_id')
  const user = person ? await User.query().where('users.id', person).whereIn('users.id', members).first() : null
  const told =
    client && OF_CLIENTS.includes(figure)
      ? await Client.in({ id: workspaceId }).where('clients.id', client).first()
      : null
  return { person: user?.name ?? null, client: told?.name ?? null }
}
