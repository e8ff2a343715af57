import type Collection from '#app/collections/models/collection'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Whoever writes in the firm's matters writes what the whole firm reads of the law. */
export const WRITE: Permission = 'expedientes:editar'

/** Who may do what with a collection: what only oneself sees needs no permission, what others of the firm see needs that of writing. */
export default class CollectionPolicy extends WorkspacePolicy {
  view(identity: Identity, collection: Collection): boolean {
    return this.isOfFirm(identity, collection) && (this.owns(identity, collection) || collection.sharing !== 'private')
  }

  /** Its documents, their notes and order, its name. */
  edit(identity: Identity, collection: Collection): boolean {
    if (!this.isOfFirm(identity, collection)) return false
    if (collection.sharing === 'private') return this.owns(identity, collection)
    const isOpen = collection.sharing === 'edit' || this.owns(identity, collection)
    return isOpen && this.may(identity, WRITE, collection)
  }

  /** Throwing it away and bringing it back: whose it is. */
  remove(identity: Identity, collection: Collection): boolean {
    return this.owns(identity, collection) && this.edit(identity, collection)
  }

  /** Who sees it: whose it is, with the permission to write for the firm. */
  share(identity: Identity, collection: Collection): boolean {
    return this.owns(identity, collection) && this.may(identity, WRITE, collection)
  }

  private isOfFirm(identity: Identity, { workspaceId }: Collection): boolean {
    return identity.workspace?.id === workspaceId
  }

  private owns(identity: Identity, collection: Collection): boolean {
    return this.isOfFirm(identity, collection) && collection.ownerId === identity.user.id
  }
}
