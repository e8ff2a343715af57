import { compose } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ConflictCheckSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import type { FiledMatch, Searched } from '#app/conflicts/match'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** That somebody looked for conflicts of interest: what was searched, what was found, what was decided. */
export default class ConflictCheck extends compose(ConflictCheckSchema, Tenanted) {
  declare searched: Searched[]
  declare matches: FiledMatch[]

  @belongsTo(() => User, { foreignKey: 'checkedById' })
  declare checkedBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedById' })
  declare decidedBy: BelongsTo<typeof User>

  /** Checks of the firm that somebody may know of: those of a matter only with the matter. */
  static seenBy(viewer: MatterViewer): ModelQueryBuilderContract<typeof ConflictCheck> {
    return this.in({ id: viewer.workspaceId ?? 0 }).where((query) => {
      void query
        .whereNull('conflict_checks.matter_id')
        .orWhereIn('conflict_checks.matter_id', Matter.seenBy(viewer).select('matters.id'))
    })
  }

  /** One of those. Throws NotFound. */
  static async oneSeenBy(viewer: MatterViewer, id: number): Promise<ConflictCheck> {
    const query = this.seenBy(viewer).where('conflict_checks.id', id)
    const check = await query.preload('checkedBy').preload('decidedBy').first()
    if (!check) throw new NotFound('conflict checks')
    return check
  }

  /** How the firm writes its number. */
  get folio(): string {
    return ConflictCheck.folioOf(this.number)
  }

  static folioOf(number: number): string {
    return `CC-${String(number).padStart(4, '0')}`
  }

  /** SQL of how many whole days passed from the filing of a check to its decision; null without one. */
  static daysToDecide(): string {
    if (db.connection().dialect.name === 'mysql')
      return 'timestampdiff(day, conflict_checks.created_at, conflict_checks.decided_at)'
    const second = (column: string) => `cast(strftime('%s', conflict_checks.${column}) as integer)`
    return `((${second('decided_at')} - ${second('created_at')}) / 86400)`
  }
}
