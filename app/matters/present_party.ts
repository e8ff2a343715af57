import type MatterParty from '#app/matters/models/matter_party'
import { storedParty, type PartyFields } from '#app/matters/domain/party_fields'

/** A party as the page of its matter shows it. Needs `lawyers` loaded. */
export function presentParty(party: MatterParty) {
  const lawyers = party.lawyers.map(({ id, name, licenseNumber, phone }) => ({ id, name, licenseNumber, phone }))
  return { id: party.id, version: party.version, ...storedParty(party as PartyFields), lawyers }
}
