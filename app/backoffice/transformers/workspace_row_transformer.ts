import { BaseTransformer } from '@adonisjs/core/transformers'
import type { WorkspaceRow } from '#app/backoffice/queries/list_all_workspaces'

export default class WorkspaceRowTransformer extends BaseTransformer<WorkspaceRow> {
  toObject() {
    const { createdAt, deletedAt, ...row } = this.resource
    return { ...row, createdAt: createdAt.toISO()!, deletedAt: deletedAt?.toISO() ?? null }
  }
}
