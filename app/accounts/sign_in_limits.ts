import { createHash } from 'node:crypto'
import { ipPrefix } from '#app/core/limits/ip_prefix'
import { countTry, forgetTries, uncountTry, type Limit } from '#app/core/limits/rate_limiter'

/** What is tried: a password, or the code of a second factor. */
export type SignInStep = 'sign-in' | 'second-factor'

/** Ten wrong tries in five minutes close an account, a browser that its owner has used before, and fifty an address (ASVS 5.0, 6.3.1). */
const POINTS = { account: 10, device: 10, address: 50 } as const

const limitOf = (step: SignInStep, whose: keyof typeof POINTS): Limit => ({
  name: `${step}-${whose}`,
  points: POINTS[whose],
  seconds: 300,
  blockSeconds: 300,
})

/** Of the second factor fifty wrong codes a day, since there are only a million and three fit at any time. Who tries them has the password. */
const dayLimitOf = (whose: 'account' | 'device'): Limit => ({
  name: `second-factor-${whose}-day`,
  points: 50,
  seconds: 86_400,
})

/** Counters hold no address of a person, only its hash. */
const hashed = (value: string) => createHash('sha256').update(value).digest('base64url')

/**
 * Counts the wrong tries of an account and of a network address. Those that come from a browser on which the account's owner has signed in
 * before are counted there alone: whatever strangers try, the owner is not locked out of their own browser. Throws TooManyTries.
 */
export class SignInLimits {
  constructor(
    private readonly account: string,
    private readonly ip: string,
    private readonly deviceId: number | null = null,
    private readonly step: SignInStep = 'sign-in'
  ) {}

  /** Takes a try before anything costly is done, so that of many at once no more are looked at than there are tries. */
  async takeTry(): Promise<void> {
    if (!this.deviceId) await countTry(limitOf(this.step, 'address'), hashed(ipPrefix(this.ip)))
    for (const limit of this.own()) await countTry(limit, this.key)
  }

  /** What was tried was right. */
  async giveBack(): Promise<void> {
    for (const limit of this.own()) await forgetTries(limit, this.key)
    if (!this.deviceId) await uncountTry(limitOf(this.step, 'address'), hashed(ipPrefix(this.ip)))
  }

  /** The limits of the account, or of the browser that its owner has used before. */
  private own(): Limit[] {
    const whose = this.deviceId ? 'device' : 'account'
    return this.step === 'second-factor' ? [limitOf(this.step, whose), dayLimitOf(whose)] : [limitOf(this.step, whose)]
  }

  private get key(): string {
    return this.deviceId ? String(this.deviceId) : hashed(this.account)
  }
}
