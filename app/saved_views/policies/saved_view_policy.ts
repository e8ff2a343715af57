import { LISTS, type ListKey } from '#app/saved_views/lists'
import type SavedView from '#app/saved_views/models/saved_view'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a saved view. */
export default class SavedViewPolicy extends WorkspacePolicy {
  /** Opening a list with it: its maker, and whoever reads that list when it is shared. */
  use(identity: Identity, view: SavedView): boolean {
    const isOpen = view.shared || view.userId === identity.user.id
    return isOpen && this.may(identity, LISTS[view.list as ListKey].permission, view)
  }

  /** Changing and deleting it: its maker, and of a shared one also who administers the firm. */
  edit(identity: Identity, view: SavedView): boolean {
    if (view.userId === identity.user.id) return this.use(identity, view)
    return view.shared && this.use(identity, view) && this.may(identity, 'despacho:editar', view)
  }
}
