import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Workspace from '#app/workspaces/models/workspace'

/** The firms of a person in which others work: they would be left without an owner. With `trx` they are held until it ends. */
export function orphanedFirms(userId: number, trx?: TransactionClientContract): Promise<Workspace[]> {
  const owned = Workspace.query(trx ? { client: trx } : {})
    .where('owner_id', userId)
    .whereNull('deleted_at')
  if (trx) void owned.forUpdate()
  return owned
    .whereExists((others) => {
      void others
        .from('members')
        .whereColumn('members.workspace_id', 'workspaces.id')
        .whereNot('members.user_id', userId)
    })
    .orderBy('id')
}
