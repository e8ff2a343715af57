import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { removePicture } from '#app/core/files/pictures'
import { recordsChanged } from '#app/core/search/record_changes'
import { changesOf } from '#app/clients/domain/client_fields'
import { eraseClientRows } from '#app/clients/actions/erase_client_rows'
import type Client from '#app/clients/models/client'
import { reasonsToKeep, type ReasonToKeep } from '#app/clients/queries/reasons_to_keep'
import { lockClient } from '#app/clients/queries/lock_client'
import { rowsBy } from '#app/core/tenancy/rows'

const heldBy = (reasons: ReasonToKeep[]) =>
  new FieldProblem(
    'client',
    reasons.map(({ key, count }) => ({ key: `clients.holds.${key}`, values: { count } }))
  )

/** Deletes a client for good, with what became part of them. The caller asked before who acts. */
export class DeleteClient {
  /** Throws FieldProblem while there are matters, invoices or whatever else other modules say. */
  async handle(author: Author, client: Client): Promise<void> {
    const pictures = await db.transaction(async (trx) => {
      const current = await lockClient(trx, client)
      const reasons = await reasonsToKeep(current, trx)
      if (reasons.length > 0) throw heldBy(reasons)
      const { after: before } = changesOf({}, current)
      const subject = { type: 'client', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'client.deleted', subject, before })
      return this.erase(trx, current)
    })
    for (const picture of pictures) await removePicture(picture)
  }

  /** Returns the pictures that are nobody's now. */
  private async erase(trx: Trx, { id, workspaceId }: Client): Promise<(string | null)[]> {
    const parts = await this.partsOf(trx, id)
    const ids = [...parts, id]
    await rowsBy(trx, 'client_merges', { kept_id: ids }).orWhereIn('merged_id', ids).delete()
    const rows = await rowsBy(trx, 'clients', { id: ids }).select('picture')
    await eraseClientRows(trx, ids)
    await recordsChanged(trx, workspaceId, 'client', [id])
    return rows.map(({ picture }) => picture)
  }

  /** Ids of the clients that became part of this one, and of those that had become part of them, the deepest first. */
  private async partsOf(trx: Trx, id: number): Promise<number[]> {
    const rows = await rowsBy(trx, 'clients', { merged_into_id: id }).select('id').orderBy('id')
    const deeper = []
    for (const row of rows) deeper.push(...(await this.partsOf(trx, Number(row.id))), Number(row.id))
    return deeper
  }
}
