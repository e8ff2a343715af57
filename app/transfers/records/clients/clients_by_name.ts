import { AddClient } from '#app/clients/actions/add_client'
import type { ClientFields } from '#app/clients/domain/client_fields'
import { nameKey } from '#app/clients/domain/duplicate_keys'
import Client from '#app/clients/models/client'
import { clientValidator } from '#app/clients/validators/client'
import { isGenericRfc } from '#app/core/tax/rfc'
import { fold } from '#app/core/text/fold'
import { isCompany } from '#app/transfers/records/names/companies'
import { splitName, withoutTitles, type NameOrder } from '#app/transfers/records/names/split_name'
import type { Trx, Writing } from '#app/transfers/records/record_writer'

const wholeKey = (name: string) => nameKey(name) || fold(name)

/** The form in which the name of a client is the same however it is written: without accents, capitals, company forms, order and the titles of a person. */
export const clientNameKey = (name: string): string => wholeKey(isCompany(name) ? name : withoutTitles(name))

/** The keys by which a client of this name may be written down: without and with the titles. */
export const writtenKeys = (name: string): string[] => [...new Set([clientNameKey(name), wholeKey(name)])]

/** A client of the firm as a row may name it. */
export interface KnownClient {
  id: number
  name: string
  rfc: string | null
}

/** An RFC that tells one client from others: not one of those that everybody may use. */
const ownRfc = (rfc: string | null | undefined) => (rfc && !isGenericRfc(rfc) ? rfc : null)

/** Clients by their RFC and by the key of their name. */
export class KnownClients {
  readonly #byRfc = new Map<string, KnownClient>()
  readonly #byName = new Map<string, KnownClient[]>()

  add(client: KnownClient, key = clientNameKey(client.name)): void {
    const rfc = ownRfc(client.rfc)
    if (rfc && !this.#byRfc.has(rfc)) this.#byRfc.set(rfc, client)
    const namesakes = this.#byName.get(key) ?? []
    this.#byName.set(key, namesakes)
    if (!namesakes.some(({ id }) => id === client.id)) namesakes.push(client)
  }

  /** Who has the RFC, else the first who is called so, unless their RFCs say that they are two. Who was written down with a title is known by it. */
  find(name: string, given?: string): KnownClient | undefined {
    const rfc = ownRfc(given)
    const known = rfc && this.#byRfc.get(rfc)
    if (known) return known
    const namesakes = writtenKeys(name).flatMap((key) => this.#byName.get(key) ?? [])
    return rfc ? namesakes.find((client) => !ownRfc(client.rfc)) : namesakes[0]
  }
}

/** The clients of a firm who are called as some names are or have one of some RFCs. */
export async function knownClients(
  trx: Trx,
  firm: { id: number },
  { names, rfcs }: { names: string[]; rfcs: string[] }
): Promise<KnownClients> {
  const known = new KnownClients()
  const wanted = { name: [...new Set(names.flatMap(writtenKeys))], rfc: [...new Set(rfcs)] }
  for (const [kind, keys] of Object.entries(wanted))
    for (let at = 0; at < keys.length; at += 200) {
      const rows = (await Client.withKeys(firm, kind, trx)
        .whereIn('client_keys.value', keys.slice(at, at + 200))
        .orderBy('clients.id')
        .select('clients.id', 'clients.name', 'clients.rfc', 'client_keys.value as key')
        .pojo<KnownClient & { key: string }>()) as (KnownClient & { key: string })[]
      for (const { id, name, rfc, key } of rows)
        known.add({ id: Number(id), name, rfc }, kind === 'name' ? String(key) : undefined)
    }
  return known
}

/** A client of whom only the name and perhaps the RFC are known is a business by the one (a company) or the other (12 characters), else a person. */
export const typeOfName = (name: string, rfc = ''): 'business' | 'person' =>
  isCompany(name) || rfc.length === 12 ? 'business' : 'person'

/** Such a client, as the form would take it: a company, or a person whose name is taken apart. */
export function fieldsOfName(name: string, order: NameOrder = 'given', rfc?: string): ClientFields {
  const own = rfc ? { rfc } : {}
  if (typeOfName(name, rfc) === 'business') return { type: 'business', name, ...own }
  return { type: 'person', ...splitName(name, order), ...own }
}

/** The same, checked as the form checks it; the whole name where its parts would not be taken. */
async function validFields(name: string, order: NameOrder | undefined, rfc?: string): Promise<ClientFields> {
  const [error, fields] = await clientValidator.tryValidate(fieldsOfName(name, order, rfc))
  return error ? { type: 'business', name, ...(rfc && { rfc }) } : (fields as ClientFields)
}

/** The clients of some names, those whom the firm does not have written down. In the order of the names; `rfc` is that of the only one. */
export async function takeClients(
  trx: Trx,
  { author, firm, nameOrder }: Writing,
  names: string[],
  rfc?: string
): Promise<KnownClient[]> {
  const known = await knownClients(trx, firm, { names, rfcs: rfc ? [rfc] : [] })
  const taken = new Map<number, KnownClient>()
  for (const name of names) {
    const found = known.find(name, rfc)
    const client = found ?? (await new AddClient().handle(author, firm, await validFields(name, nameOrder, rfc), trx))
    if (!found) known.add(client, clientNameKey(name))
    taken.set(client.id, client)
  }
  return [...taken.values()]
}
