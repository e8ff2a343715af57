import type { Identity } from '#app/workspaces/identity'
import type Group from '#app/workspaces/models/group'
import { WorkspacePolicy } from './base.js'

/** Who may do what with the groups of their firm. */
export default class GroupPolicy extends WorkspacePolicy {
  edit(identity: Identity, group: Group): boolean {
    return this.may(identity, 'equipo:editar', group)
  }
}
