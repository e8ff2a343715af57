import { BaseTransformer } from '@adonisjs/core/transformers'
import type Group from '#app/workspaces/models/group'
import type { GroupMemberLine } from '#app/workspaces/queries/members/list_groups'

/** A group with its members. */
export default class GroupTransformer extends BaseTransformer<{ group: Group; members: GroupMemberLine[] }> {
  toObject() {
    const { group, members } = this.resource
    return { ...this.pick(group, ['id', 'name', 'description']), members }
  }
}
