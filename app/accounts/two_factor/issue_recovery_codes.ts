import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import TwoFactorRecoveryCode from '#app/accounts/models/two_factor_recovery_code'
import { hashOfRecoveryCode, newRecoveryCode, readRecoveryCode, RECOVERY_CODES } from './recovery_code.js'

/** Gives a person ten new recovery codes in place of those they had, and returns them to be shown once. */
export async function issueRecoveryCodes(trx: TransactionClientContract, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await trx.from('two_factor_recovery_codes').where('user_id', userId).delete()
  const rows = codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(userId, readRecoveryCode(code)!) }))
  await TwoFactorRecoveryCode.createMany(rows, { client: trx })
  return codes
}
