import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ImpersonationSchema } from '#database/schema'

/** That an operator looks through a person's eyes, why and until when. */
export default class Impersonation extends ImpersonationSchema {
  /** What an operator looked at, ended or not. */
  static byOperator(adminId: number, trx: TransactionClientContract) {
    return this.query({ client: trx }).where('admin_id', adminId)
  }

  /** One that goes on, held until the transaction ends. */
  static lock(id: number, trx: TransactionClientContract) {
    return this.query({ client: trx }).where('id', id).whereNull('ended_at').forUpdate().first()
  }

  /** When support last began to look at a firm through the eyes of each of some people, as ISO by the person's id. */
  static async latestIn({ id }: { id: number }, userIds: number[]): Promise<Map<number, string>> {
    const latest = this.query().where('workspace_id', id).whereIn('user_id', userIds).groupBy('user_id')
    const rows = await latest.select('user_id').max('created_at as created_at')
    return new Map(rows.map(({ userId, createdAt }) => [userId, createdAt.toISO()!]))
  }
}
