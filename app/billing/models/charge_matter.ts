import { compose } from '@adonisjs/core/helpers'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ChargeMatterSchema } from '#database/schema'
import { Tenanted, type Tenant } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'

/** That a charge has a concept of a matter. */
export default class ChargeMatter extends compose(ChargeMatterSchema, Tenanted) {
  /** The ids of the charges of a firm with a matter that is limited to a team without somebody: asked once for a list, and not for each of its rows. */
  static closedTo(firm: Tenant, userId: number) {
    return this.byKey('matter_id', mattersClosedTo(firm, userId)).select('charge_matters.charge_id')
  }

  /**
   * Leaves out of a query what has a matter that is closed to somebody: whose `column` is among the ids that `closed` selects. Whom no matter of the firm is closed to (asked once for a
   * statement, from an index) is spared looking for each row among them.
   */
  static leaveOutClosed<Q extends ModelQueryBuilderContract<LucidModel>>(
    query: Q,
    { firm, userId }: { firm: Tenant; userId: number },
    column: string,
    closed: ModelQueryBuilderContract<LucidModel>
  ): Q {
    return query.where((open) => {
      void open.whereNotExists(mattersClosedTo(firm, userId)).orWhereNotIn(column, closed)
    }) as Q
  }
}

/** The ids of the matters of a firm, wherever they are, that are limited to a team without somebody. The values of `trashed` and `archived` are named so that an index leads to them. */
export const mattersClosedTo = (firm: Tenant, userId: number) =>
  Matter.closedTo(userId)
    .where('matters.workspace_id', firm.id)
    .whereIn('matters.trashed', [0, 1])
    .whereIn('matters.archived', [0, 1])
    .select('matters.id')
