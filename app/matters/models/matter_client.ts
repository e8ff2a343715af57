import { compose } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MatterClientSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import type { JoinBuilder } from '#app/workspaces/models/member'

/** That a matter is of a client; `userId` is the account of that client that follows it. */
export default class MatterClient extends compose(MatterClientSchema, Tenanted) {
  /** The accounts that follow a matter as those of its clients. */
  static async followersOf(matterId: number, trx?: TransactionClientContract): Promise<number[]> {
    const links = await this.byKey('matter_id', matterId, trx).whereNotNull('user_id').select('user_id')
    return links.map(({ userId }) => userId!)
  }

  /** What joins the link between a matter and the client that a column names. */
  static on(client: string, matterId: number): [string, (join: JoinBuilder) => void] {
    const join = (link: JoinBuilder) =>
      void link.on('matter_clients.client_id', client).andOnVal('matter_clients.matter_id', matterId)
    return ['matter_clients', join]
  }
}
