import { createHash } from 'node:crypto'
import { assertTriesLeft, countTry, forgetTries, type Limit } from '#app/core/limits/rate_limiter'

/** Ten wrong passwords in five minutes close an account's sign-in, and an address's (ASVS 6.3.1). */
const BY_ACCOUNT: Limit = { name: 'sign-in-account', points: 10, seconds: 300, blockSeconds: 300 }
const BY_ADDRESS: Limit = { name: 'sign-in-address', points: 50, seconds: 300, blockSeconds: 300 }

/** Counters hold no address of a person, only its hash. */
const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')

/** Counts the wrong tries of an account and of a network address. Throws TooManyTries. */
export class SignInLimits {
  constructor(
    private readonly email: string,
    private readonly ip: string
  ) {}

  /** Takes a try of the account before the password is looked at, so that of many at once no more than ten are. */
  async takeTry(): Promise<void> {
    await assertTriesLeft(BY_ADDRESS, hashed(this.ip))
    await countTry(BY_ACCOUNT, hashed(this.email))
  }

  async countFailure(): Promise<void> {
    await countTry(BY_ADDRESS, hashed(this.ip))
  }

  /** The password was right, or was not looked at. */
  async giveBack(): Promise<void> {
    await forgetTries(BY_ACCOUNT, hashed(this.email))
  }
}
