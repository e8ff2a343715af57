import { BaseTransformer } from '@adonisjs/core/transformers'
import type Role from '#app/workspaces/models/role'

/** A role for programs. */
export default class ApiRoleTransformer extends BaseTransformer<Role> {
  toObject() {
    return this.pick(this.resource, ['id', 'key', 'name', 'description', 'permissions', 'editable'])
  }
}
