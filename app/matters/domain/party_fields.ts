import type MatterParty from '#app/matters/models/matter_party'
import type { PartyRole } from '#app/matters/domain/party_roles'

export interface PartyLawyer {
  name: string
  licenseNumber?: string | null
  phone?: string | null
}

/** What people fill in about somebody who takes part in a matter. */
export interface PartyFields {
  kind: 'person' | 'business'
  name: string
  role: PartyRole
  /** What they are, in the person's own words, when no role of the list says it. */
  roleOther?: string | null
  side: 'ours' | 'other' | 'neutral'
  rfc?: string | null
  email?: string | null
  phone?: string | null
  note?: string | null
  lawyers?: PartyLawyer[]
}

export const PARTY_EDITABLE = ['kind', 'name', 'role', 'roleOther', 'side', 'rfc', 'email', 'phone', 'note'] as const

/** A field that was left empty is stored as null; own words for a role only when the list has none. */
export function storedParty(fields: PartyFields) {
  const { kind, name, role, side, roleOther = null, rfc = null, email = null, phone = null, note = null } = fields
  return { kind, name, role, side, roleOther: role === 'other' ? roleOther : null, rfc, email, phone, note }
}

/** Lawyers as the log tells them. */
export const lawyersForLog = (lawyers: PartyLawyer[]) =>
  lawyers.map(({ name, licenseNumber, phone }) => [name, licenseNumber, phone].filter(Boolean).join(', '))

/** What differs between a party and what was filled in: the old values and the new ones. */
export function partyChanges(party: MatterParty, fields: PartyFields) {
  const next = { ...storedParty(fields), lawyers: lawyersForLog(fields.lawyers ?? []) }
  const old = { ...storedParty(party as PartyFields), lawyers: lawyersForLog(party.lawyers) }
  const names = [...PARTY_EDITABLE, 'lawyers'] as const
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]))
  const only = (of: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, of[name]]))
  return { before: only(old), after: only(next), any: changed.length > 0 }
}
