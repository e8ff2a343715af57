import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { changesOf, storedFields, type ClientFields } from '#app/clients/domain/client_fields'
import ClientRenamed from '#app/clients/events/client_renamed'
import type Client from '#app/clients/models/client'
import { assertColleague } from '#app/clients/queries/assert_colleague'
import { lockClient } from '#app/clients/queries/lock_client'

/** Changes the fields of a client. */
export class EditClient {
  /** `version` is the one that was edited. Throws FieldProblem when the client has another by now, or when who shall answer for it does not work in the firm; then nothing is changed. */
  async handle(
    author: Author,
    client: Client,
    { version, ...fields }: ClientFields & { version: number }
  ): Promise<Client> {
    return db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      if (current.version !== version) throw new FieldProblem('version', 'clients.stale')
      const { before, after, any } = changesOf(current, storedFields(fields))
      if (!any) return current
      await assertColleague(trx, { id: current.workspaceId }, after.responsibleId)
      await current.merge({ ...after, version: version + 1 }).save()
      if ('name' in after) await ClientRenamed.dispatch(trx, current)
      const subject = { type: 'client', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'client.edited', subject, before, after })
      return current
    })
  }
}
