import db from '@adonisjs/lucid/services/db'
import { gathering } from '#app/core/database/gathering'
import type { Trx } from '#app/core/database/trx'
import { retried } from '#app/core/models/retried'

/**
 * Does work on charges and payments in a transaction of its own. The log is written at its end, whatever was done in between: who holds the log of a firm waits for nothing any more. Work
 * that MariaDB ended since it waited for somebody who waited for it is done again, so it reads in the transaction whatever it needs.
 */
export const changingMoney = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
  retried(() => db.transaction((trx) => gathering(trx, () => work(trx))))
