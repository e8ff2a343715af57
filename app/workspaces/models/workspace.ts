import { WorkspaceSchema } from '#database/schema'

/** A law firm (despacho): the tenant to which matters, clients and money belong. */
export default class Workspace extends WorkspaceSchema {
  isOwnedBy(user: { id: number }): boolean {
    return this.ownerId === user.id
  }
}
