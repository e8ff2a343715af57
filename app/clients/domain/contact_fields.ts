import type ClientContact from '#app/clients/models/client_contact'

/** What somebody is for a client. «Other» has its own text. The names are `clients.contact.role.<key>` in the catalogues. */
export const CONTACT_ROLES = ['legal_representative', 'contact', 'accountant', 'other'] as const
export type ContactRole = (typeof CONTACT_ROLES)[number]

/** What people fill in about a person of a client. */
export interface ContactFields {
  name: string
  role: ContactRole
  /** What they are, in the person's own words, when no role of the list says it. */
  roleOther?: string | null
  phone?: string | null
  email?: string | null
  notes?: string | null
  /** The deed of the power of attorney of a legal representative: its number, its day and its notary. */
  deedNumber?: string | null
  deedOn?: string | null
  deedNotary?: string | null
}

/** A field that was left empty is stored as null; own words for a role and a deed only where the role has them. */
export function storedContact(fields: ContactFields) {
  const { name, role, phone = null, email = null, notes = null } = fields
  const { roleOther = null, deedNumber = null, deedOn = null, deedNotary = null } = fields
  const power = role === 'legal_representative' ? { deedNumber, deedOn, deedNotary } : NO_DEED
  return { name, role, roleOther: role === 'other' ? roleOther : null, phone, email, notes, ...power }
}

const NO_DEED = { deedNumber: null, deedOn: null, deedNotary: null }

type Stored = ReturnType<typeof storedContact>

/** What differs between a contact and what was filled in: the old values and the new ones. */
export function contactChanges(contact: ClientContact, fields: ContactFields) {
  const [old, next] = [storedContact(contact as ContactFields), storedContact(fields)]
  const changed = (Object.keys(next) as (keyof Stored)[]).filter((name) => (old[name] ?? null) !== next[name])
  const only = (of: Stored) => Object.fromEntries(changed.map((name) => [name, of[name]]))
  return { before: only(old), after: only(next), any: changed.length > 0 }
}
