import type { ClientEntry } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import { whatKeepsClient } from '#app/matters/queries/what_holds'
import { knownClients, takeClients, type KnownClient } from '#app/transfers/records/clients/clients_by_name'
import type { GivenRfc } from '#app/transfers/records/clients/read_client_rfc'
import type { Trx, Writing } from '#app/transfers/records/record_writer'

type Values = Record<string, unknown>

/** What a row says, with its RFC in a note where the client does not have it. */
function withRfcKept(values: Values, client: KnownClient | undefined): Values {
  const given = values.clientRfc as GivenRfc | undefined
  if (!given || client?.rfc === given.rfc) return values
  return { ...values, notes: [...((values.notes ?? []) as string[]), given.note] }
}

const rfcOf = ({ clientRfc }: Values) => (clientRfc as GivenRfc | undefined)?.rfc

/** What a row says, with the clients whom it names; those whom the firm does not have are written down. */
export async function withClients(trx: Trx, writing: Writing, values: Values): Promise<Values> {
  const names = values.clients as string[] | undefined
  if (!names) return values
  const clients = await takeClients(trx, writing, names, rfcOf(values))
  return { ...withRfcKept(values, clients[0]), clients: clients.map(({ id }) => ({ id })) }
}

/** What a further row says of a matter: it names no more clients, but its RFC is kept. */
export async function withKnownClient(trx: Trx, { firm }: Writing, values: Values): Promise<Values> {
  const [rfc, [name] = []] = [rfcOf(values), values.clients as string[] | undefined]
  if (!rfc || !name) return values
  return withRfcKept(values, (await knownClients(trx, firm, { names: [name], rfcs: [rfc] })).find(name, rfc))
}

/** Whether something (money that is held for them) keeps the main client of a matter, and the clients that are said begin with another one. */
export async function keepsClient(trx: Trx, matter: Matter, clients: ClientEntry[] | undefined): Promise<boolean> {
  if (!clients || matter.clientId === null) return false
  const [main] = clients
  const isSame = main && ('id' in main ? main.id === matter.clientId : main.name === matter.clientName)
  return !isSame && (await whatKeepsClient(trx, matter)).length > 0
}
