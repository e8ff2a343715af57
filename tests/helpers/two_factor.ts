import type User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import db from '@adonisjs/lucid/services/db'
import { codeAt, counterCode, newSecret, stepAt } from '#app/accounts/two_factor/one_time_code'
import { issueRecoveryCodes } from '#app/accounts/two_factor/issue_recovery_codes'

/** Turns two factors on for a person, as if they had done it long ago, and returns what their app and their paper have. */
export async function withTwoFactor(user: User) {
  const secret = newSecret()
  const codes = await db.transaction((trx) => issueRecoveryCodes(trx, user.id))
  user.merge({ twoFactorSecret: seal(secret, 'two-factor'), twoFactorEnabledAt: clock.now() })
  await user.save()
  return { secret, codes, code: (offset = 0) => counterCode(secret, stepAt(clock.now()) + offset) }
}

/** What an app shows for a secret that a page showed in groups. */
export const appShows = (secret: string): string => codeAt(secret.replace(/ /g, ''), clock.now())

/** Six digits that are none of the codes that would open now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((offset) => counterCode(secret, stepAt(clock.now()) + offset))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code))!
}
