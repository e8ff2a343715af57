import { BaseTransformer } from '@adonisjs/core/transformers'
import type Role from '#app/workspaces/models/role'

/** A role as a form offers it. */
export default class RoleOptionTransformer extends BaseTransformer<Role> {
  toObject() {
    return this.pick(this.resource, ['id', 'key', 'name', 'description'])
  }
}
