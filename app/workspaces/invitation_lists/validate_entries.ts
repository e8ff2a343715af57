import vine from '@vinejs/vine'
import { LENGTHS } from '#app/core/validators/fields'
import { fold } from '#app/core/text/fold'
import type { InvitedAddresses } from '#app/workspaces/queries/invitations/invited_addresses'
import { whyNotInvitable } from '#app/workspaces/queries/invitations/invited_addresses'
import type { Entry } from './entry.js'

/** `ready` is sent; the marks `member`, `invited` and `repeated` are left out; the rest are mistakes. */
export type Outcome =
  | 'ready'
  | 'member'
  | 'invited'
  | 'repeated'
  | 'email_missing'
  | 'email_wrong'
  | 'name_long'
  | 'role_unknown'
  | 'role_above'

export interface ValidatedEntry extends Entry {
  roleId: number | null
  outcome: Outcome
}

interface RoleName {
  id: number
  key: string | null
  name: string
}

export interface Choices {
  /** All roles of the firm. */
  roles: RoleName[]
  /** Those that who invites may give. */
  assignable: Set<number>
  /** For who has none in the list. */
  roleId: number
}

/** Names of the built-in roles in the other language. */
const ENGLISH: Record<string, string> = {
  admin: 'administrator',
  lawyer: 'lawyer',
  intern: 'intern',
  reader: 'read only',
}

/** The role that a text names, by its name in either language. */
export function roleNamed<R extends RoleName>(roles: R[], text: string): R | undefined {
  const named = fold(text)
  return roles.find(({ key, name }) => fold(name) === named || (key !== null && ENGLISH[key] === named))
}

const INVISIBLE = /^[\p{Z}\p{Cf}\p{Cc}\s]*$/u

/** Judges the people of a list: whom to invite with what role, whom to leave out, and what is wrong with the others. */
export function validateEntries(entries: Entry[], known: InvitedAddresses, choices: Choices): ValidatedEntry[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    const email = entry.email.trim().toLowerCase()
    const role = INVISIBLE.test(entry.role) ? undefined : roleNamed(choices.roles, entry.role)
    const roleId = INVISIBLE.test(entry.role) ? choices.roleId : (role?.id ?? null)
    const outcome = seen.has(email)
      ? 'repeated'
      : (mistakeIn({ ...entry, email }, roleId, choices) ?? whyNotInvitable(known, email))
    if (email !== '') seen.add(email)
    return { ...entry, email, roleId, outcome: outcome ?? 'ready' }
  })
}

function mistakeIn({ email, name }: Entry, roleId: number | null, { assignable }: Choices): Outcome | null {
  if (email === '') return 'email_missing'
  if (email.length > LENGTHS.email || !email.isWellFormed() || !vine.helpers.isEmail(email)) return 'email_wrong'
  if (name.length > LENGTHS.name) return 'name_long'
  if (roleId === null) return 'role_unknown'
  return assignable.has(roleId) ? null : 'role_above'
}
