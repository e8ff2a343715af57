import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'

/** What a module does when somebody stops working in a firm, in the transaction in which that happens: the membership is gone by then. */
export interface MembershipEnding {
  key: string
  ended(trx: TransactionClientContract, left: { workspaceId: number; userId: number }): Promise<void>
}

export const membershipEndings = new Registry<MembershipEnding>('endings of a membership')
