import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import { SYSTEM } from '#app/core/audit/author'
import { bankOf } from '#app/core/clabe'
import { unseal } from '#app/core/encryption/sealed'
import { putMail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'
import Affiliate from '#app/affiliates/models/affiliate'
import { newRefCode } from '#app/affiliates/ref_code'

/** Makes somebody whose mailbox is proven an affiliate, with a code of their own. Their bank follows from the CLABE, which stays sealed. */
export class EnrollAffiliate {
  async handle(trx: TransactionClientContract, user: User, sealedClabe: string): Promise<Affiliate> {
    const clabe = unseal(sealedClabe, 'clabe')
    if (clabe === null) throw new Error('the CLABE does not open: was the key of this installation changed?')
    const code = await this.freeCode(trx)
    const bank = bankOf(clabe)
    const affiliate = await Affiliate.create({ userId: user.id, code, clabe: sealedClabe, bank }, { client: trx })
    const { email: to, language } = user
    await putMail(trx, {
      kind: 'affiliate_code',
      to,
      language,
      values: { code },
      action: route('security.join_referred', { refCode: code }),
    })
    await record(trx, SYSTEM, {
      workspaceId: null,
      action: 'affiliate.enrolled',
      subject: { type: 'user', id: user.id },
      after: { code, bank },
    })
    return affiliate
  }

  private async freeCode(trx: TransactionClientContract): Promise<string> {
    const code = newRefCode()
    const taken = await Affiliate.query({ client: trx }).where('code', code).first()
    return taken ? this.freeCode(trx) : code
  }
}
