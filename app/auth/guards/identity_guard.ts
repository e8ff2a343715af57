import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#app/core/errors/refusal'
import type User from '#app/accounts/models/user'
import type { Identity } from '#app/workspaces/identity'
import type Workspace from '#app/workspaces/models/workspace'

/** Finds whom a request acts for, once, and where they are. What the guards of browsers and of programs have in common. */
export abstract class IdentityGuard implements GuardContract<User> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>
  abstract readonly driverName: string
  authenticationAttempted = false
  /** Whom the request acts for; null for a visitor, and before the first check. */
  identity: Identity | null = null

  constructor(protected readonly ctx: HttpContext) {}

  /** Whom the request acts for; null for nobody. */
  protected abstract find(): Promise<Identity | null>

  /** Why a request that acts for nobody is turned away. */
  abstract refusal(): Refusal

  /** Signs a client of tests in (`client.loginAs(user, workspace)`). */
  abstract authenticateAsClient(user: User, workspace?: Workspace | null): Promise<AuthClientResponse>

  get user(): User | undefined {
    return this.identity?.user
  }

  get isAuthenticated(): boolean {
    return this.identity !== null
  }

  async check(): Promise<boolean> {
    if (!this.authenticationAttempted) this.identity = await this.find()
    this.authenticationAttempted = true
    return this.isAuthenticated
  }

  /** The person. Throws a refusal for a visitor. */
  async authenticate(): Promise<User> {
    await this.check()
    return this.getUserOrFail()
  }

  /** The person that a check found. Throws a refusal when it found nobody. */
  getUserOrFail(): User {
    if (!this.identity) throw this.refusal()
    return this.identity.user
  }
}
