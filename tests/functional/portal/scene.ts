import { matterOf } from '#database/factories/matter_factory'
import type User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import type Matter from '#app/matters/models/matter'
import { firm, person, type Firm } from '#tests/helpers/people'

/** A firm, a matter, and a client with an account who follows it. */
export interface PortalScene {
  place: Firm
  matter: Matter
  client: Client
  user: User
}

/** A client of a firm, with or without an account. */
export function clientOf({ workspace }: Firm, fields: { name: string; email?: string | null; userId?: number | null }) {
  const { name, email = null, userId = null } = fields
  return Client.create({ workspaceId: workspace.id, type: 'person', name, email, userId, archived: false, version: 1 })
}

/** Somebody who follows a matter of a firm in the portal. */
export async function portalScene(title = 'Amparo contra la clausura'): Promise<PortalScene> {
  const place = await firm('Ibarra y Asociados')
  const user = await person({ type: 'client', name: 'Renata Prueba' })
  const client = await clientOf(place, { name: user.name, email: user.email, userId: user.id })
  const matter = await matterOf(place, { title })
  await matter.merge({ clientId: client.id, clientUserId: user.id }).save()
  return { place, matter, client, user }
}

/** Where the client finds a matter. */
export const pageOf = ({ id }: { id: number }) => `/law-firm/files/file-overview-client/${id}`

/** Where the firm works on its portal. */
export const portalOf = ({ id }: { id: number }) => `/law-firm/files/${id}/portal`
