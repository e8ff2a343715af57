import { compose } from '@adonisjs/core/helpers'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AmparoDemandSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

export type DemandQuery = ModelQueryBuilderContract<typeof AmparoDemand>

/** A demand of amparo that is written step by step. */
export default class AmparoDemand extends compose(AmparoDemandSchema, Tenanted) {
  /** One's own, and those of matters that somebody sees. */
  static seenBy(viewer: MatterViewer, trx?: TransactionClientContract): DemandQuery {
    return this.in({ id: viewer.workspaceId ?? 0 }, trx).where((open) => {
      void open
        .where((own) => void own.whereNull('amparo_demands.matter_id').where('amparo_demands.owner_id', viewer.userId))
        .orWhereExists(Matter.seenBy(viewer, trx).whereColumn('matters.id', 'amparo_demands.matter_id'))
    })
  }

  /** One of those; within a transaction it is held. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number, trx?: TransactionClientContract): Promise<AmparoDemand> {
    const query = this.seenBy(viewer, trx).where('amparo_demands.id', id)
    if (trx) void query.forUpdate()
    const demand = await query.first()
    if (!demand) throw new NotFound('amparo_demands')
    return demand
  }
}
