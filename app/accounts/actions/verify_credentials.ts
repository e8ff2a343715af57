import hash from '@adonisjs/core/services/hash'
import { Refusal } from '#app/core/errors/refusal'
import User from '#app/accounts/models/user'
import { isAwaitedPassword } from '#app/accounts/queries/awaited_password'

let decoy: Promise<string> | null = null

/** Checks e-mail and password. An unknown address costs the same work as a known one, so that the time tells nothing. */
export class VerifyCredentials {
  /** Returns the person. Throws `credentialsInvalid`, or `emailNotVerified` when the password was right. */
  async handle(email: string, password: string): Promise<User> {
    return this.check(await User.findByEmail(email), password)
  }

  /** The same for who was looked up already; null when nobody has the address. */
  async check(user: User | null, password: string): Promise<User> {
    const stored = user?.password ?? (await this.decoyHash())
    const right = await hash.verify(stored, password)
    const isOpen = user !== null && user.password !== null && right && !user.isDisabled
    const awaited = isOpen && user.emailVerifiedAt ? false : await isAwaitedPassword(user, password)
    if (!isOpen) throw new Refusal(awaited ? 'emailNotVerified' : 'credentialsInvalid')
    if (!user.emailVerifiedAt) throw new Refusal('emailNotVerified')
    if (hash.needsReHash(stored)) await this.rehash(user, password)
    return user
  }

  private decoyHash(): Promise<string> {
    decoy ??= hash.make('a password that nobody has')
    return decoy
  }

  private async rehash(user: User, password: string): Promise<void> {
    await user.setPassword(password)
    await user.save()
  }
}
