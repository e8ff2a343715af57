import { BaseTransformer } from '@adonisjs/core/transformers'
import type Workspace from '#app/workspaces/models/workspace'

export default class WorkspaceTransformer extends BaseTransformer<Workspace> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'slug', 'timeZone'])
  }
}
