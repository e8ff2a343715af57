import { MAX_AT_ONCE } from '#app/workspaces/domain/invitation_rules'
import { readCsv } from '#app/workspaces/invitation_lists/csv'
import { validateEntries, roleNamed, type ValidatedEntry } from '#app/workspaces/invitation_lists/validate_entries'
import { readPasted } from '#app/workspaces/invitation_lists/pasted'
import Role from '#app/workspaces/models/role'
import { invitedAddresses } from './invited_addresses.js'

export interface GivenList {
  text?: string
  /** The bytes of a CSV file in base64. */
  file?: string
  roleId: number
}

export interface ReadList {
  rows: ValidatedEntry[]
  /** Why nothing of it is taken. */
  problem: 'empty' | 'too_many' | 'unreadable' | null
}

/** Reads a pasted list or a file and says what would happen to each line. Writes nothing. */
export async function validateList(firm: { id: number }, list: GivenList, assignable: Role[]): Promise<ReadList> {
  const roles = await Role.in(firm)
  const entries = read(list, (text) => roleNamed(roles, text) !== undefined)
  if (!entries) return { rows: [], problem: 'unreadable' }
  if (entries.length === 0) return { rows: [], problem: 'empty' }
  if (entries.length > MAX_AT_ONCE) return { rows: [], problem: 'too_many' }
  const emails = [...new Set(entries.map(({ email }) => email.trim().toLowerCase()))]
  const known = await invitedAddresses(firm, { kind: 'member', emails })
  const choices = { roles, assignable: new Set(assignable.map(({ id }) => id)), roleId: list.roleId }
  return { rows: validateEntries(entries, known, choices), problem: null }
}

function read({ text, file }: GivenList, isRole: (text: string) => boolean) {
  if (!file) return readPasted(text ?? '', isRole)
  const bytes = Buffer.from(file, 'base64')
  if (bytes.includes(0) && !(bytes[0] === 0xff && bytes[1] === 0xfe)) return null
  try {
    return readCsv(bytes, isRole)
  } catch {
    return null
  }
}
