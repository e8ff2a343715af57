import { AddClient } from '#app/clients/actions/add_client'
import type { ClientFields } from '#app/clients/client_fields'
import { nameKey } from '#app/clients/duplicate_keys'
import Client from '#app/clients/models/client'
import { clientValidator } from '#app/clients/validators/client'
import { fold } from '#app/core/text/fold'
import { isCompany } from './names/companies.js'
import { splitName, withoutTitles, type NameOrder } from './names/split_name.js'
import type { Trx, Writing } from './record_writer.js'

const wholeKey = (name: string) => nameKey(name) || fold(name)

/** The form in which the name of a client is the same however it is written: without accents, capitals, company forms, order and the titles of a person. */
export const clientNameKey = (name: string): string => wholeKey(isCompany(name) ? name : withoutTitles(name))

/** The keys by which a client of this name may be written down: without and with the titles. */
export const writtenKeys = (name: string): string[] => [...new Set([clientNameKey(name), wholeKey(name)])]

/** The clients of a firm who are called as some names are, by the key of the name; the first of namesakes. */
export async function clientsByName(
  trx: Trx,
  firm: { id: number },
  names: string[]
): Promise<Map<string, { id: number; name: string }>> {
  const keys = [...new Set(names.flatMap(writtenKeys))]
  const found = new Map<string, { id: number; name: string }>()
  for (let at = 0; at < keys.length; at += 200) {
    const rows = (await Client.in(firm, trx)
      .join('client_keys', 'client_keys.client_id', 'clients.id')
      .where({ 'client_keys.workspace_id': firm.id, 'client_keys.kind': 'name' })
      .whereIn('client_keys.value', keys.slice(at, at + 200))
      .orderBy('clients.id')
      .select('clients.id', 'clients.name', 'client_keys.value as key')
      .pojo<{ id: number; name: string; key: string }>()) as { id: number; name: string; key: string }[]
    for (const { id, name, key } of rows) if (!found.has(String(key))) found.set(String(key), { id: Number(id), name })
  }
  // Who was written down with a title is known by it.
  for (const name of names) {
    const [key, titled] = [clientNameKey(name), found.get(wholeKey(name))]
    if (titled && !found.has(key)) found.set(key, titled)
  }
  return found
}

/** A client of whom only the name is known, as the form would take it: a company, or a person whose name is taken apart. */
export function fieldsOfName(name: string, order: NameOrder = 'given'): ClientFields {
  if (isCompany(name)) return { type: 'business', name }
  return { type: 'person', ...splitName(name, order) }
}

/** The same, checked as the form checks it; the whole name where its parts would not be taken. */
async function validFields(name: string, order: NameOrder | undefined): Promise<ClientFields> {
  const [error, fields] = await clientValidator.tryValidate(fieldsOfName(name, order))
  return error ? { type: 'business', name } : (fields as ClientFields)
}

/** The clients of some names, those whom the firm does not have written down. Ids in the order of the names. */
export async function takeClients(
  trx: Trx,
  { author, firm, nameOrder }: Writing,
  names: string[]
): Promise<{ id: number }[]> {
  const known = await clientsByName(trx, firm, names)
  const ids: number[] = []
  for (const name of names) {
    const key = clientNameKey(name)
    const client =
      known.get(key) ?? (await new AddClient().handle(author, firm, await validFields(name, nameOrder), trx))
    known.set(key, client)
    if (!ids.includes(client.id)) ids.push(client.id)
  }
  return ids.map((id) => ({ id }))
}
