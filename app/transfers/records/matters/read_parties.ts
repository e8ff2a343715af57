import { likeness, readName } from '#app/conflicts/names/reading'
import { nameKey } from '#app/clients/domain/duplicate_keys'
import type { Materia } from '#app/matters/domain/materias'
import type { PartyFields } from '#app/matters/domain/party_fields'
import type { PartyRole } from '#app/matters/domain/party_roles'
import { partyValidator } from '#app/matters/validators/matter_parts'
import type { Findings } from '#app/transfers/records/findings'
import { roleName } from './party_headings.js'
import type { ImportContext } from '#app/transfers/records/import_field'
import { isCompany } from '#app/transfers/records/names/companies'
import { splitCaption, splitNames } from '#app/transfers/records/names/name_list'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

type Side = PartyFields['side']

/** Who a row names, with the role in which it does. */
interface NamedParty {
  role: PartyRole
  roleOther?: string
  name: string
}

const CLAIMING = new Set<string>([
  'plaintiff',
  'complainant',
  'victim',
  'offended',
  'worker',
  'creditor',
  'heir',
  'executor',
  'appellant',
])
const ANSWERING = new Set<string>(['defendant', 'responsible_authority', 'accused', 'employer', 'debtor'])
const OPPOSED = new Set<string>(['opposing_lawyer'])
const MAX_PARTIES = 60

/** Roles that the two sides of a caption have in a branch of law. */
function captionRoles(materia: Materia, plaintiff: string): [PartyRole, PartyRole] {
  if (materia === 'amparo') return ['complainant', 'responsible_authority']
  if (materia !== 'criminal') return ['plaintiff', 'defendant']
  return [/ministerio p|fiscal/i.test(plaintiff) ? 'public_prosecutor' : 'victim', 'accused']
}

/** The parties that a row names, each once: in columns of their role, else in the caption. */
export function partiesNamed(
  cells: RowCells,
  materia: Materia,
  context: ImportContext,
  findings: Findings
): NamedParty[] {
  const parties = cells.under('party.').flatMap(({ field, text }) => {
    const role = field.slice('party.'.length)
    const list = splitNames(text)
    const { names } = list
    findings.warnOfNames(field, text, list)
    if (role !== 'opponent') return names.map((name) => ({ role: role as PartyRole, name }))
    return names.map((name): NamedParty => ({ role: 'other', roleOther: roleName('opponent', context.language), name }))
  })
  const roles = new Set<string>(parties.map(({ role }) => role))
  for (const { text } of [...cells.all('caption'), ...cells.all('title')]) {
    const caption = splitCaption(text)
    if (!caption) continue
    const [claiming, answering] = captionRoles(materia, caption.plaintiffs.names[0]!)
    const { plaintiffs, defendants } = caption
    findings.warnOfNames('caption', text, {
      names: [...plaintiffs.names, ...defendants.names],
      hasMore: plaintiffs.hasMore || defendants.hasMore,
      lacksSurname: plaintiffs.lacksSurname || defendants.lacksSurname,
    })
    const isNew = (side: Set<string>) => ![...roles].some((role) => side.has(role))
    if (isNew(CLAIMING)) parties.push(...caption.plaintiffs.names.map((name) => ({ role: claiming, name })))
    if (isNew(ANSWERING) && !roles.has('other'))
      parties.push(...caption.defendants.names.map((name) => ({ role: answering, name })))
    break
  }
  const distinct = new Map(parties.map((party) => [`${party.role} ${nameKey(party.name)}`, party]))
  return [...distinct.values()].slice(0, MAX_PARTIES)
}

/** Which group of roles the client is in: as the file says, else by whose name it is. */
function ownGroup(parties: NamedParty[], clients: string[], clientRole: string | undefined): Set<string> | null {
  const groupOf = (role: string) => [CLAIMING, ANSWERING].find((group) => group.has(role)) ?? null
  if (clientRole) return groupOf(clientRole)
  const names = clients.map(readName)
  const same = parties.find(({ name }) => names.some((client) => likeness(readName(name), client) >= 0.85))
  if (same) return groupOf(same.role)
  const has = (group: Set<string>) => parties.some(({ role }) => group.has(role))
  // The client stands in no column of a role: the only side that is named is the other one.
  if (clients.length > 0 && has(ANSWERING) !== has(CLAIMING)) return has(ANSWERING) ? CLAIMING : ANSWERING
  return null
}

function sideOf({ role, roleOther, name }: NamedParty, own: Set<string> | null, clients: string[]): Side {
  if (roleOther !== undefined || OPPOSED.has(role)) return 'other'
  if (clients.some((client) => nameKey(client) === nameKey(name))) return 'ours'
  if (own === null || !(CLAIMING.has(role) || ANSWERING.has(role))) return 'neutral'
  return own.has(role) ? 'ours' : 'other'
}

/** The parties of a row as the form of a party would take them; what it would refuse is put aside. */
export async function readParties(
  parties: NamedParty[],
  { clients, clientRole }: { clients: string[]; clientRole?: string | undefined },
  findings: Findings,
  context: ImportContext
): Promise<PartyFields[]> {
  const own = ownGroup(parties, clients, clientRole)
  const read: PartyFields[] = []
  for (const party of parties) {
    const kind = isCompany(party.name) ? 'business' : 'person'
    const [error, fields] = await partyValidator.tryValidate({ ...party, kind, side: sideOf(party, own, clients) })
    if (fields) read.push(fields)
    else if (error)
      findings.setAside(
        `party.${party.role}`,
        { heading: roleName(party.role, context.language), text: party.name },
        'party'
      )
  }
  return read
}
