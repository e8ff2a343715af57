import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { changesOf, storedFields, type ClientFields } from '#app/clients/domain/client_fields'
import Client from '#app/clients/models/client'
import { assertColleague } from '#app/clients/queries/assert_colleague'

/** Writes a client down. */
export class AddClient {
  /** Within `trx` when given, else in a transaction of its own. Throws FieldProblem when who shall answer for the client does not work in the firm. */
  async handle(
    author: Author,
    workspace: { id: number },
    fields: ClientFields,
    trx?: TransactionClientContract
  ): Promise<Client> {
    if (!trx) return db.transaction((own) => this.handle(author, workspace, fields, own))
    const values = storedFields(fields)
    await assertColleague(trx, workspace, values.responsibleId)
    const row = { ...values, workspaceId: workspace.id, userId: null, archived: false, version: 1 }
    const client = await Client.create(row, { client: trx })
    const { after } = changesOf({}, values)
    const subject = { type: 'client', id: client.id }
    await record(trx, author, { workspaceId: workspace.id, action: 'client.added', subject, after })
    return client
  }
}
