import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A transaction at work: what is read and written through it is kept together or not at all. */
export type Trx = TransactionClientContract
