import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AmparoProceedingSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { searchFold } from '#app/core/text/fold'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

export type ProceedingQuery = ModelQueryBuilderContract<typeof AmparoProceeding>

/** A proceeding of amparo of a firm, or a case of others that it follows. */
export default class AmparoProceeding extends compose(AmparoProceedingSchema, Tenanted) {
  /** Those of a firm that somebody may know of: what stands in a matter is seen by who sees the matter. */
  static seenBy(viewer: MatterViewer, trx?: TransactionClientContract): ProceedingQuery {
    return this.in({ id: viewer.workspaceId ?? 0 }, trx).where((open) => {
      void open
        .whereNull('amparo_proceedings.matter_id')
        .orWhereExists(Matter.seenBy(viewer, trx).whereColumn('matters.id', 'amparo_proceedings.matter_id'))
    })
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(
    viewer: MatterViewer,
    id: number,
    trx?: TransactionClientContract
  ): Promise<AmparoProceeding> {
    const proceeding = await this.seenBy(viewer, trx).where('amparo_proceedings.id', id).first()
    if (!proceeding) throw new NotFound('amparo_proceedings')
    return proceeding
  }

  /** Updates what searching reads. */
  @beforeSave()
  static foldTexts(proceeding: AmparoProceeding) {
    const { number, court, complainant, thirdParty, authorities, actClaimed, neun } = proceeding
    const texts = [number, court, complainant, thirdParty, authorities, actClaimed, neun]
    proceeding.searchText = searchFold(texts.filter(Boolean).join('\n'))
  }
}
