import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Registration from '#app/accounts/models/registration'
import type User from '#app/accounts/models/user'
import { EventWithin } from '#app/core/event_within'

/** The mailbox of somebody who registered is proven, and their account is open. */
export default class RegistrationCompleted extends EventWithin {
  constructor(
    trx: TransactionClientContract,
    readonly user: User,
    readonly asked: Pick<Registration, 'refCode' | 'clabe'>
  ) {
    super(trx)
  }
}
