import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ClientReportBatchSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import type { ReportReader } from './report.js'

/** Reports to many clients that somebody prepared. Nobody else reads them: they tell what that person may see. */
export default class ClientReportBatch extends compose(ClientReportBatchSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'personId' })
  declare person: BelongsTo<typeof User>

  static preparedBy({ userId, workspaceId }: ReportReader): ModelQueryBuilderContract<typeof ClientReportBatch> {
    return this.in({ id: workspaceId }).where('client_report_batches.user_id', userId) as ModelQueryBuilderContract<
      typeof ClientReportBatch
    >
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(reader: ReportReader, id: number): Promise<ClientReportBatch> {
    const batch = await this.preparedBy(reader).where('client_report_batches.id', id).preload('person').first()
    if (!batch) throw new NotFound('client_report_batches')
    return batch
  }
}
