import { compose } from '@adonisjs/core/helpers'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MatterTeamSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import type { JoinBuilder } from '#app/workspaces/models/member'

/** That somebody works on a matter. */
export default class MatterTeam extends compose(MatterTeamSchema, Tenanted) {
  static table = 'matter_team'

  /** The ids of who works on a matter. */
  static async idsOf(matterId: number, client?: QueryClientContract): Promise<number[]> {
    const team = await this.byKey('matter_id', matterId, client).orderBy('id').select('user_id')
    return team.map(({ userId }) => userId)
  }

  /** What joins that the person of a column works on the matter of another. */
  static on(matter: string, user: string): [string, (join: JoinBuilder) => void] {
    const join = (team: JoinBuilder) => void team.on('matter_team.matter_id', matter).andOn('matter_team.user_id', user)
    return ['matter_team', join]
  }
}
