import { BaseTransformer } from '@adonisjs/core/transformers'
import type { UserRow } from '#app/backoffice/queries/list_users'

export default class UserRowTransformer extends BaseTransformer<UserRow> {
  toObject() {
    const { user, workspaces, lastSeenAt } = this.resource
    return {
      ...this.pick(user, ['id', 'name', 'email', 'type', 'isAdmin', 'picture']),
      workspaces,
      isVerified: user.emailVerifiedAt !== null,
      isDisabled: user.isDisabled,
      hasTwoFactor: user.twoFactorEnabledAt !== null,
      createdAt: user.createdAt.toISO()!,
      lastSeenAt: lastSeenAt?.toISO() ?? null,
    }
  }
}
