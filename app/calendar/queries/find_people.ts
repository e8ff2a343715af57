import User from '#app/accounts/models/user'

/** The names of people, by id, in one query. */
export async function findPeople(ids: number[]): Promise<{ id: number; name: string }[]> {
  const users = await User.query()
    .whereIn('id', [...new Set(ids)])
    .orderBy('name')
    .select('id', 'name')
  return users.map(({ id, name }) => ({ id, name }))
}
