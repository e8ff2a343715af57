import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MemberSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Role from './role.js'

/** A person who works in a firm, with a role there; without one, without permission. */
export default class Member extends compose(MemberSchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Role)
  declare role: BelongsTo<typeof Role>

  /** The firm in which a person starts: the one that they joined first. Null for clients, operators and whoever has none. */
  static async startingFirmOf(user: { id: number }): Promise<number | null> {
    const member = await this.query()
      .join('workspaces', 'workspaces.id', 'members.workspace_id')
      .whereNull('workspaces.deleted_at')
      .where('members.user_id', user.id)
      .orderBy('members.id')
      .select('members.workspace_id')
      .first()
    return member?.workspaceId ?? null
  }
}
