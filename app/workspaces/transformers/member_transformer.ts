import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Identity } from '#app/workspaces/identity'
import type Member from '#app/workspaces/models/member'
import MemberPolicy from '#app/workspaces/policies/member_policy'
import type { GroupName } from '#app/workspaces/queries/members/groups_of_members'

const policy = new MemberPolicy()

interface MemberRow {
  member: Member
  groups: GroupName[]
  /** When support last looked through their eyes, as ISO. */
  supportAt: string | null
}

/** A line of the list of members. Needs `user` and `role` loaded. */
export default class MemberTransformer extends BaseTransformer<MemberRow> {
  constructor(
    resource: MemberRow,
    private readonly identity: Identity
  ) {
    super(resource)
  }

  toObject() {
    const { member, groups, supportAt } = this.resource
    const { user, role } = member
    return {
      id: member.id,
      user: { ...this.pick(user, ['id', 'name', 'email', 'picture']), isDisabled: user.isDisabled },
      role: role ? this.pick(role, ['id', 'name', 'key']) : null,
      groups,
      isOwner: this.identity.workspace!.isOwnedBy(user),
      isMe: user.id === this.identity.user.id,
      supportAt,
      joinedAt: member.createdAt.toISO()!,
      can: {
        changeRole: policy.changeRole(this.identity, member),
        group: policy.group(this.identity, member),
        remove: policy.remove(this.identity, member),
      },
    }
  }
}
