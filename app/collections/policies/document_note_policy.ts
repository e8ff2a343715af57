import type DocumentNote from '#app/collections/models/document_note'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** A note is changed by whoever wrote it; one that the firm reads, only while they may write for the firm. */
export default class DocumentNotePolicy extends WorkspacePolicy {
  /** Writing one that oneself or the whole firm reads. */
  write(identity: Identity, scope: DocumentNote['scope']): boolean {
    return identity.workspace !== null && (scope === 'private' || identity.may('expedientes:editar'))
  }

  edit(identity: Identity, note: DocumentNote): boolean {
    if (identity.workspace?.id !== note.workspaceId || note.userId !== identity.user.id) return false
    return note.scope === 'private' || this.may(identity, 'expedientes:editar', note)
  }
}
