import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WorkspaceSchema } from '#database/schema'

/** A law firm (despacho): the tenant to which matters, clients and money belong. */
export default class Workspace extends WorkspaceSchema {
  /** Firms that were not deleted. */
  static existing() {
    return this.query().whereNull('workspaces.deleted_at')
  }

  /** The id of the owner of a firm. */
  static async ownerOf(id: number, trx: TransactionClientContract): Promise<number> {
    const firm = await this.query({ client: trx }).where('id', id).select('owner_id').firstOrFail()
    return firm.ownerId
  }

  isOwnedBy(user: { id: number }): boolean {
    return this.ownerId === user.id
  }
}
