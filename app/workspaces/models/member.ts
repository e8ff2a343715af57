import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract as Trx } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MemberSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Role from './role.js'

/** What a callback of a join builds with. */
export interface JoinBuilder {
  on(first: string, second: string): this
  andOn(first: string, second: string): this
  andOnVal(column: string, value: number): this
}

/** A person who works in a firm, with a role there; without one, without permission. */
export default class Member extends compose(MemberSchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Role)
  declare role: BelongsTo<typeof Role>

  /** The memberships of a person, in all firms. */
  static of(userId: number, trx?: Trx) {
    return this.query(trx ? { client: trx } : {}).where('members.user_id', userId)
  }

  /** How many memberships name the id that a column of the query around it holds. */
  static countFor(key: 'user_id' | 'workspace_id', column: string) {
    return this.query().whereColumn(`members.${key}`, column).count('*')
  }

  /** What joins the membership of the person and the firm that two columns name; the firm may be given by its id. */
  static on(user: string, workspace: string | number): [string, (join: JoinBuilder) => void] {
    return [
      'members',
      (join) => {
        join.on('members.user_id', user)
        if (typeof workspace === 'number') join.andOnVal('members.workspace_id', workspace)
        else join.andOn('members.workspace_id', workspace)
      },
    ]
  }

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
