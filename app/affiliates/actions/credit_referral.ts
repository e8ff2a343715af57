import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import User from '#app/accounts/models/user'
import Affiliate from '#app/affiliates/models/affiliate'
import Referral from '#app/affiliates/models/referral'

/** A mailbox without its tag: ana+foja@ejemplo.mx is read by ana@ejemplo.mx. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@')

/** Credits an affiliate with somebody who came through their code. A code of nobody's, and one's own, credits nobody. */
export class CreditReferral {
  async handle(trx: TransactionClientContract, user: User, code: string): Promise<Referral | null> {
    const affiliate = await Affiliate.query({ client: trx }).where('code', code).first()
    if (!affiliate) return null
    const owner = await User.query({ client: trx }).where('id', affiliate.userId).firstOrFail()
    if (owner.id === user.id || owner.isDisabled || mailboxOf(owner.email) === mailboxOf(user.email)) return null
    const referral = await Referral.create({ affiliateId: affiliate.id, userId: user.id }, { client: trx })
    await record(trx, SYSTEM, {
      workspaceId: null,
      action: 'referral.credited',
      subject: { type: 'user', id: user.id },
      after: { affiliateId: affiliate.id },
    })
    return referral
  }
}
