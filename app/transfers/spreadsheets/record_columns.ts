import string from '@adonisjs/core/helpers/string'
import type { DateTime } from 'luxon'
import { fromSqlInstant } from '#app/core/models/columns'
import { formatPhone } from '#app/core/validators/phone'
import { textsOf } from '#app/clients/domain/fields'
import type Client from '#app/clients/models/client'
import type ClientContact from '#app/clients/models/client_contact'
import { translate, type Language } from '#app/core/messages/catalogue'
import { MATTER_TEXT_KEYS, matterTexts } from '#app/matters/domain/fields'
import { joinList, joinTags } from '#app/transfers/records/cells/cell_list'
import { CLIENT_IMPORT_FIELDS } from '#app/transfers/records/clients/client_import'
import type { Subject } from '#app/transfers/records/import_field'

/** What a line of a file is made of: columns as the database has them, and names that were looked up. */
export type ExportLine = Record<string, string | number | null>

export const EXPORT_COLUMNS: Record<Subject, string[]> = {
  matters: [
    'reference',
    'title',
    'client',
    'clientRole',
    'materia',
    ...MATTER_TEXT_KEYS,
    'filedOn',
    'claimAmount',
    'responsible',
    'team',
    'tags',
    'status',
    'archived',
    'createdAt',
    'updatedAt',
  ],
  clients: [
    ...CLIENT_IMPORT_FIELDS.map(({ key }) => key).filter((key) => key !== 'archived'),
    'archived',
    'createdAt',
    'updatedAt',
  ],
}

const yes = (language: Language, value: unknown) => translate(language, value ? 'transfers.yes' : 'transfers.no')

/** The language of a file, and the time zone in which its firm counts days. */
export interface LineContext {
  language: Language
  timeZone: string
}

/** The day of an instant for the firm. */
const dayIn = ({ timeZone }: LineContext, instant: DateTime | null) => instant?.setZone(timeZone).toISODate() ?? null

/** Centavos as pesos with two decimals and no commas. */
function pesos(centavos: unknown): string | null {
  if (centavos === null || centavos === undefined) return null
  const digits = String(centavos).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A row of `matters` with its clients, who answers for it, its team and its tags, as a line of a file. */
export function matterLine(
  row: Record<string, unknown>,
  names: { clients: string; team: string; tags: string },
  context: LineContext
): ExportLine {
  const { language } = context
  const { clients, ...people } = names
  return {
    reference: String(row.reference),
    title: String(row.title),
    client: clients || (row.client_name as string | null),
    clientRole: row.our_role ? translate(language, `matters.party.role.${String(row.our_role)}`) : null,
    materia: translate(language, `matters.materia.${String(row.materia)}`),
    ...matterTexts((key) => row[string.snakeCase(key)] as string | null),
    filedOn: row.filed_on as string | null,
    claimAmount: pesos(row.claim_amount),
    responsible: row.responsible_name as string | null,
    ...people,
    status: translate(language, `matters.status.${String(row.status)}`),
    archived: yes(language, Number(row.archived)),
    createdAt: dayIn(context, fromSqlInstant(row.created_at)),
    updatedAt: dayIn(context, fromSqlInstant(row.updated_at)),
  }
}

/** The people of a client as an import reads them: lists whose places belong together. */
function contactCells(contacts: ClientContact[], language: Language): ExportLine {
  const isRepresentative = ({ role }: ClientContact) => role === 'legal_representative'
  const of = (some: ClientContact[], tell: (contact: ClientContact) => string | null) => joinList(some.map(tell))
  const roleOf = ({ role, roleOther }: ClientContact) =>
    roleOther ?? translate(language, `clients.contact.role.${role}`)
  const reached = (some: ClientContact[]) => [
    of(some, ({ email }) => email),
    of(some, ({ phone }) => formatPhone(phone)),
  ]
  const [representatives, others] = [
    contacts.filter(isRepresentative),
    contacts.filter((one) => !isRepresentative(one)),
  ]
  const [representativeEmail, representativePhone] = reached(representatives)
  const [contactEmail, contactPhone] = reached(others)
  return {
    representative: of(representatives, ({ name }) => name),
    ...{ representativeEmail, representativePhone },
    contact: of(others, ({ name }) => name),
    contactRole: of(others, roleOf),
    ...{ contactEmail, contactPhone },
  } as ExportLine
}

/** A client with its contacts as a line of a file. Needs `responsible` loaded. */
export function clientLine(client: Client, contacts: ClientContact[], context: LineContext): ExportLine {
  const { language } = context
  const { name, givenNames, firstSurname, secondSurname } = client
  return {
    type: translate(language, `clients.${client.type}`),
    ...{ name, givenNames, firstSurname, secondSurname },
    ...textsOf((key) => client[key]),
    phone: (client.phones ?? []).map(({ number }) => formatPhone(number)).join('; '),
    responsible: client.responsible?.name ?? null,
    tags: joinTags(client.tags ?? []),
    ...contactCells(contacts, language),
    archived: yes(language, client.archived),
    createdAt: dayIn(context, client.createdAt),
    updatedAt: dayIn(context, client.updatedAt),
  }
}
