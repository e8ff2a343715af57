import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { dropNames, saveName } from './save_names.js'

const at = (row: { $trx?: QueryClientContract | undefined }): QueryClientContract => row.$trx ?? db.connection()

/** Keeps the names of clients, their contacts, parties and matters in step with their records, whoever saves them. */
export function watchNames(): void {
  for (const model of [Client, ClientContact, MatterParty, Matter]) model.boot()

  Client.after('save', async (client) => {
    const { id, workspaceId, name, rfc, curp, mergedIntoId } = client
    if (mergedIntoId) return dropNames(at(client), { kind: 'client', record_id: id })
    await saveName(at(client), { workspaceId, kind: 'client', recordId: id, name, side: 'ours', rfc, curp })
  })
  Client.after('delete', (client) => dropNames(at(client), { kind: 'client', record_id: client.id }))

  ClientContact.after('save', async (contact) => {
    const { id, workspaceId, name } = contact
    await saveName(at(contact), { workspaceId, kind: 'contact', recordId: id, name, side: 'ours' })
  })
  ClientContact.after('delete', (contact) => dropNames(at(contact), { kind: 'contact', record_id: contact.id }))

  MatterParty.after('save', async (party) => {
    const { id, workspaceId, matterId, name, side, rfc } = party
    await saveName(at(party), { workspaceId, kind: 'party', recordId: id, matterId, name, side, rfc })
  })
  MatterParty.after('delete', (party) => dropNames(at(party), { kind: 'party', record_id: party.id }))

  Matter.after('save', async (matter) => {
    const { id, workspaceId, clientName, clientId } = matter
    if (!clientName || clientId) return dropNames(at(matter), { kind: 'matter', record_id: id })
    await saveName(at(matter), {
      workspaceId,
      kind: 'matter',
      recordId: id,
      matterId: id,
      name: clientName,
      side: 'ours',
    })
  })
}
