import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { unseal } from '#app/core/encryption/sealed'
import { Refusal } from '#app/core/errors/refusal'
import { beforeSubmit } from '#app/core/idempotency/running_submit'
import { putMail } from '#app/core/mail/mail'
import { toSqlInstant } from '#app/core/models/columns'
import TwoFactorRecoveryCode from '#app/accounts/models/two_factor_recovery_code'
import type User from '#app/accounts/models/user'
import { matchingStep } from '#app/accounts/two_factor/one_time_code'
import { hashOfRecoveryCode, readRecoveryCode } from '#app/accounts/two_factor/recovery_code'

/** With what the second factor was proved. */
export type SecondFactor = 'code' | 'recovery code'

const rowsOf = (answer: unknown) => Number(Array.isArray(answer) ? answer[0] : answer)

/** Checks a code of the authenticator app, or a recovery code. Each opens once, also when two come at the same time. */
export class VerifySecondFactor {
  /** `user` with its secret. Throws `codeInvalid` (COD-500). */
  async handle(user: User, typed: string, author: Author): Promise<SecondFactor> {
    const read = typed.replace(/\s/g, '')
    const by: SecondFactor = /^\d{6}$/.test(read) ? 'code' : 'recovery code'
    const spend = async (trx: TransactionClientContract) => {
      const isRight = by === 'code' ? await this.spendStep(trx, user, read) : await this.spendRecovery(trx, user, typed)
      if (!isRight) throw new Refusal('codeInvalid')
      const subject = { type: 'user', id: user.id }
      const as = { ...author, userId: user.id, kind: 'user' } as const
      await record(trx, as, { workspaceId: null, action: 'two_factor.passed', subject, after: { by } })
    }
    await beforeSubmit(() => db.transaction(spend))
    return by
  }

  /** A code opens when no code of its step or a later one was used before (RFC 6238, 5.2). */
  private async spendStep(trx: TransactionClientContract, user: User, code: string): Promise<boolean> {
    const secret = unseal(user.twoFactorSecret, 'two-factor')
    const step = secret === null ? null : matchingStep(secret, code, clock.now())
    if (step === null) return false
    const spent = await trx
      .from('users')
      .where('id', user.id)
      .where((query) => query.whereNull('two_factor_last_step').orWhere('two_factor_last_step', '<', step))
      .update({ two_factor_last_step: step })
    return rowsOf(spent) === 1
  }

  private async spendRecovery(trx: TransactionClientContract, user: User, typed: string): Promise<boolean> {
    const read = readRecoveryCode(typed)
    if (read === null) return false
    const spent = await trx
      .from('two_factor_recovery_codes')
      .where({ user_id: user.id, code_hash: hashOfRecoveryCode(user.id, read) })
      .whereNull('used_at')
      .update({ used_at: toSqlInstant(clock.now()) })
    if (rowsOf(spent) !== 1) return false
    const left = await TwoFactorRecoveryCode.leftTo(user.id).useTransaction(trx).count('* as count').firstOrFail()
    await putMail(trx, {
      kind: 'recovery_code_used',
      to: user.email,
      language: user.language,
      values: { left: Number(left.$extras.count) },
      action: route('settings.security'),
    })
    return true
  }
}
