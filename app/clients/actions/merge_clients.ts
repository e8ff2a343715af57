import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Json } from '#app/core/contributions/registries'
import { FieldProblem } from '#app/core/errors/field_problem'
import { changesOf, storedFields, type ClientFields } from '#app/clients/domain/client_fields'
import { clientReferences } from '#app/clients/client_parts'
import ClientRenamed from '#app/clients/events/client_renamed'
import ClientMerge from '#app/clients/models/client_merge'
import type Client from '#app/clients/models/client'
import { assertColleague } from '#app/clients/queries/assert_colleague'
import { lockClients } from '#app/clients/queries/lock_client'

/** A merge can be undone for this long. */
export const UNDO_LIFE = { days: 30 } as const

export interface MergeOrder {
  /** What the client that stays says afterwards. */
  fields: ClientFields
  /** The versions that the person saw. */
  versions: { kept: number; merged: number }
}

/** Makes one client of two: one stays, with the values that were chosen, and everything of the other moves to it. */
export class MergeClients {
  /** Throws FieldProblem when one of the two was changed or merged meanwhile, or when both have an account of their own and one has to lose access first. */
  async handle(author: Author, kept: Client, merged: Client, { fields, versions }: MergeOrder): Promise<ClientMerge> {
    return db.transaction(async (trx) => {
      const [to, from] = await this.lock(trx, kept, merged, versions)
      const { before, after } = changesOf(to, storedFields(fields))
      if (after.responsibleId !== from.responsibleId)
        await assertColleague(trx, { id: to.workspaceId }, after.responsibleId)
      const moved: Record<string, Json> = { access: from.userId }
      const isGiven = from.userId !== null && to.userId === null
      const values = { ...after, ...(isGiven && { userId: from.userId }) }
      await from.merge({ mergedIntoId: to.id, userId: null, version: from.version + 1 }).save()
      await to.merge({ ...values, version: to.version + 1 }).save()
      for (const { key, move } of clientReferences.all()) moved[key] = await move(trx, from, to, author)
      if ('name' in after) await ClientRenamed.dispatch(trx, to)
      const was = { ...before, ...(isGiven && { userId: null }) }
      return this.keep(trx, author, { from, to, moved, before: was, after: values })
    })
  }

  private async lock(trx: Trx, kept: Client, merged: Client, versions: MergeOrder['versions']) {
    if (kept.id === merged.id) throw new FieldProblem('mergedId', 'clients.merge.same_person')
    const locked = await lockClients(trx, [kept, merged])
    const to = locked.find(({ id }) => id === kept.id)
    const from = locked.find(({ id }) => id === merged.id)
    if (!to || !from || to.version !== versions.kept || from.version !== versions.merged)
      throw new FieldProblem('version', 'clients.stale')
    if (to.userId !== null && from.userId !== null && to.userId !== from.userId)
      throw new FieldProblem('mergedId', 'clients.merge.both_have_access')
    return [to, from] as const
  }

  private async keep(
    trx: Trx,
    author: Author,
    { from, to, moved, before, after }: Pick<ClientMerge, 'before' | 'after' | 'moved'> & { from: Client; to: Client }
  ) {
    const { workspaceId } = to
    const undoUntil = clock.now().plus(UNDO_LIFE)
    const row = { workspaceId, keptId: to.id, mergedId: from.id, before, after, moved, undoUntil }
    const merge = await ClientMerge.create(row, { client: trx })
    const told = { mergedId: from.id, mergedName: from.name }
    const subject = { type: 'client', id: to.id }
    await record(trx, author, { workspaceId, action: 'client.merged', subject, before, after: { ...after, ...told } })
    return merge
  }
}
