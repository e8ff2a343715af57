import { compose } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { GoogleConnectionSchema } from '#database/schema'

/** Name under which connections that fail by a fault of the product are put off. */
export const SYNC_JOB = 'google_calendar'

/** The connection of what a person does in a firm with a calendar of theirs at Google. */
export default class GoogleConnection extends compose(GoogleConnectionSchema, Tenanted) {
  /** The one of a person in a firm; null when there is none. */
  static of(
    { userId, workspaceId }: { userId: number; workspaceId: number },
    trx?: TransactionClientContract
  ): Promise<GoogleConnection | null> {
    return this.in({ id: workspaceId }, trx).where('user_id', userId).first()
  }

  /** Whether a person has any, in whatever firm. */
  static async isOf(userId: number): Promise<boolean> {
    return (await this.query().where('user_id', userId).select('id').first()) !== null
  }

  /** Those of all firms that are to be synced now, the longest waiting first. */
  static async dueNow(limit: number): Promise<number[]> {
    const due = await this.query()
      .where('due_at', '<=', toSqlInstant(clock.now()))
      .where(notPutOff(SYNC_JOB, 'google_connections.id') as never)
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return due.map(({ id }) => id)
  }

  /** Those of a person or of the jobs, in whatever firm. */
  static everywhere(trx: TransactionClientContract) {
    return this.query({ client: trx })
  }

  /** One by its id, which a job or another row told; held until `trx` ends. Null when it was ended. */
  static held(id: number, trx: TransactionClientContract): Promise<GoogleConnection | null> {
    return this.query({ client: trx }).where('id', id).forUpdate().first()
  }
}
