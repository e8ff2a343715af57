import User from '#app/accounts/models/user'
import { fold } from '#app/core/text/fold'
import Workspace from '#app/workspaces/models/workspace'

const MAX_FIRMS = 20
const MAX_QUERY_LENGTH = 120

export type PublicFirm = { slug: string; name: string; city: string | null; state: string | null }

const open = () => Workspace.existing().where('public_profile', 1)

/** Firms that say what they are to all and whose name has what was typed, by name. */
export async function publicFirms(typed: unknown): Promise<PublicFirm[]> {
  const words = fold(typeof typed === 'string' ? typed.slice(0, MAX_QUERY_LENGTH) : '')
    .split(' ')
    .filter(Boolean)
  const rows = await open().orderBy('name').limit(500).select('slug', 'name', 'city', 'state')
  const fits = ({ name }: Workspace) => words.every((word) => fold(name).includes(word))
  return rows
    .filter(fits)
    .slice(0, MAX_FIRMS)
    .map(({ slug, name, city, state }) => ({ slug, name, city, state }))
}

/** The id of the public firm at an address; null when there is none. */
export async function publicFirm(slug: string): Promise<number | null> {
  const row = await open().where('slug', slug).select('id').first()
  return row?.id ?? null
}

/** The one firm that is called so or whose owner has this address, public or not; null when none or several are. */
export async function firmMeant(typed: string): Promise<number | null> {
  const text = typed.trim().toLowerCase()
  const owners = User.query().where('email', text).select('id')
  const firms = await Workspace.existing()
    .where((either) => void either.whereIn('owner_id', owners).orWhere('name', typed.trim()))
    .limit(2)
    .select('id')
  return firms.length === 1 ? firms[0]!.id : null
}
