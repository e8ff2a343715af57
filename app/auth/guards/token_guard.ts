import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import type User from '#app/accounts/models/user'
import { putToken, startFamily } from '#app/auth/tokens/api_families'
import { findToken, type TokenRecord } from '#app/auth/tokens/token_record'
import type Workspace from '#app/workspaces/models/workspace'
import { IdentityGuard } from './identity_guard.js'

const BEARER = /^Bearer +([\w.~+/=-]{1,200}) *$/i

/** Programs: nothing but the Bearer token says who calls; it is read with one SELECT, with whom it speaks for. Cookies are not read. */
export class TokenGuard extends IdentityGuard {
  readonly driverName = 'token'
  /** The token that the call brought, once it was found. */
  token: TokenRecord | null = null

  /** The token that the call brought, whether or not its person may still come in. Throws `tokenMissing`, `tokenInvalid`. */
  async presentedToken(): Promise<TokenRecord> {
    const token = await this.readToken()
    if (!token) throw this.refusal()
    return token
  }

  refusal() {
    if (this.token) return new Refusal('userDataUnauthorized')
    return new Refusal(this.ctx.request.header('authorization') ? 'tokenInvalid' : 'tokenMissing')
  }

  /** Makes a personal token of a day. */
  async authenticateAsClient(user: User, workspace: Workspace | null = null, scopes: readonly string[] = []) {
    const token = await db.transaction(async (trx) => {
      const expiresAt = clock.now().plus({ days: 1 })
      const start = {
        userId: user.id,
        workspaceId: workspace?.id ?? null,
        name: null,
        scopes,
        userAgent: null,
        ip: null,
      }
      const { id } = await startFamily(trx, 'personal', start, expiresAt)
      return putToken(trx, id, 'personal', expiresAt)
    })
    return { headers: { authorization: `Bearer ${token}` } }
  }

  protected async find() {
    return (await this.readToken())?.identity ?? null
  }

  private async readToken(): Promise<TokenRecord | null> {
    const secret = BEARER.exec(this.ctx.request.header('authorization') ?? '')?.[1]
    if (secret && !this.token) this.token = await findToken(secret)
    return this.token
  }
}
