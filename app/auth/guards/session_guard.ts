import { randomUUID } from 'node:crypto'
import Tokens from 'csrf'
import { Refusal } from '#app/core/errors/refusal'
import type User from '#app/accounts/models/user'
import { sessionStoreOf } from '#app/auth/session/session_store'
import type Workspace from '#app/workspaces/models/workspace'
import { SESSION_COOKIE } from '#config/session'
import { IdentityGuard } from './identity_guard.js'

const tokens = new Tokens()

/** Browsers: whom the session belongs to was read with it, so that this asks the database nothing. */
export class SessionGuard extends IdentityGuard {
  readonly driverName = 'session'

  protected async find() {
    return sessionStoreOf(this.ctx).record?.identity ?? null
  }

  refusal() {
    return new Refusal(this.ctx.request.cookie(SESSION_COOKIE) ? 'tokenInvalid' : 'tokenMissing')
  }

  /** Opens a session in a firm, or in none; `user` is null for a visitor's. */
  async authenticateAsClient(user: User | null, workspace: Workspace | null = null) {
    const sessionId: string = randomUUID()
    const secret = await tokens.secret()
    await sessionStoreOf(this.ctx).write(sessionId, {
      'csrf-secret': secret,
      ...(user && { userId: user.id }),
      ...(workspace && { workspaceId: workspace.id }),
    })
    return { cookies: { [SESSION_COOKIE]: sessionId }, headers: { 'x-csrf-token': tokens.create(secret) } }
  }
}
