import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'
import type Registration from '#app/accounts/models/registration'
import type User from '#app/accounts/models/user'

/** What a module above does when somebody's mailbox is proven, in the same transaction. */
export interface RegistrationPart {
  key: string
  /** Whether this part gives somebody credit for a referral code. */
  creditsCode?(code: string): Promise<boolean>
  completed(trx: TransactionClientContract, user: User, asked: Pick<Registration, 'refCode' | 'clabe'>): Promise<void>
}

export const registrationParts = new Registry<RegistrationPart>('registration')

/** Whether somebody is credited for a referral code. */
export async function isCredited(code: string): Promise<boolean> {
  const answers = await Promise.all(registrationParts.all().map((part) => part.creditsCode?.(code) ?? false))
  return answers.includes(true)
}
