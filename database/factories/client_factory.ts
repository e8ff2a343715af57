import { AddClient } from '#app/clients/actions/add_client'
import type { ClientFields } from '#app/clients/domain/client_fields'
import type Client from '#app/clients/models/client'

interface FirmOf {
  workspace: { id: number }
  owner: { id: number }
}

/** A client of a firm, written down by its owner: a person with this fictitious name unless told otherwise. */
export function clientOf({ workspace, owner }: FirmOf, fields: Partial<ClientFields> = {}): Promise<Client> {
  const author = { userId: owner.id, kind: 'user' as const, ip: null, requestId: null }
  const person = { givenNames: 'Graciela', firstSurname: 'Huerta', secondSurname: 'Peñaloza' }
  const names = fields.type === 'business' ? { name: 'Molinos Ficticios del Bajío, S.A. de C.V.' } : person
  return new AddClient().handle(author, workspace, { type: 'person', ...names, ...fields })
}
