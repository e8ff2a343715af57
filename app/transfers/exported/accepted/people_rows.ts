import string from '@adonisjs/core/helpers/string'
import { CLIENT_TEXT_KEYS, textsOf } from '#app/clients/domain/fields'
import { storedFields, type ClientFields } from '#app/clients/domain/client_fields'
import { searchTextOf } from '#app/clients/domain/client_search_text'
import { clientValidator } from '#app/clients/validators/client'
import { contactValidator } from '#app/clients/validators/client_contact'
import { fold } from '#app/core/text/fold'
import { groupValidator } from '#app/workspaces/validators/member'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { FOLDED, formOf, jsonOf } from './through_form.js'

export const acceptGroup = formOf(['name', 'description'], (input) => groupValidator.tryValidate(input))

/** A client as its form keeps it. A person of whom only the whole name is known has it as given names. */
export async function acceptClient(row: ArchiveRow): Promise<ArchiveRow | null> {
  const isPerson = row.type === 'person'
  const { type, name } = row
  const [error, fields] = await clientValidator.tryValidate({
    ...{ type, name, ...textsOf((key) => row[string.snakeCase(key)]) },
    givenNames: row.given_names ?? (isPerson ? name : null),
    firstSurname: row.first_surname,
    secondSurname: row.second_surname,
    phones: row.phones === null ? null : (phonesOf(row) ?? 'none'),
    tags: row.tags === null || row.tags === undefined ? null : (jsonOf(row.tags) ?? 'none'),
  })
  if (error) return null
  const kept = storedFields(fields as ClientFields)
  const { givenNames, firstSurname, secondSurname } = kept
  return {
    ...row,
    ...{ name: kept.name, given_names: givenNames, first_surname: firstSurname, second_surname: secondSurname },
    ...Object.fromEntries(CLIENT_TEXT_KEYS.map((key) => [string.snakeCase(key), kept[key]])),
    phones: row.phones === null ? null : JSON.stringify(kept.phones),
    tags: row.tags === null || row.tags === undefined ? null : JSON.stringify(kept.tags),
    name_folded: fold(kept.name).slice(0, FOLDED),
    search_text: searchTextOf(kept),
  }
}

const CONTACT = ['name', 'role', 'role_other', 'phone', 'email', 'notes', 'deed_number', 'deed_on', 'deed_notary']

export const acceptContact = formOf(CONTACT, (input) => contactValidator.tryValidate(input))

/** The numbers of a client as the form sends them: what has no label has none, not an empty one. */
function phonesOf({ phones }: ArchiveRow): unknown {
  const listed = jsonOf(phones)
  if (!Array.isArray(listed)) return null
  return listed.map((phone: { number?: unknown; label?: unknown } | null) => ({
    number: phone?.number,
    label: phone?.label || undefined,
  }))
}
