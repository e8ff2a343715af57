import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'
import { SESSION_COOKIE, SESSION_LIFETIME } from '#config/session'
import { hashOfSessionId, lifetime } from '#app/auth/session/session_record'
import Tokens from 'csrf'

const tokens = new Tokens()

/** Makes a live session of a person in a firm and returns its id and a CSRF token. */
export async function openSession(user: User | null, workspace: Workspace | null = null) {
  const id: string = randomUUID()
  const secret = await tokens.secret()
  const now = toSqlInstant(clock.now())
  const content = {
    'csrf-secret': secret,
    ...(user && { userId: user.id }),
    ...(workspace && { workspaceId: workspace.id }),
  }
  await db.table('sessions').insert({
    id: hashOfSessionId(id),
    user_id: user?.id ?? null,
    workspace_id: workspace?.id ?? null,
    content: JSON.stringify(content),
    remembered: 0,
    ip: '127.0.0.1',
    user_agent: 'test',
    created_at: now,
    last_seen_at: now,
    idle_expires_at: lifetime(SESSION_LIFETIME.idle),
    expires_at: lifetime(SESSION_LIFETIME.absolute),
  })
  return { id, csrf: tokens.create(secret) }
}

/**
 * A client that is signed in as somebody: every request carries the session's cookie and its CSRF token.
 * Redirects are not followed, so that a test sees them. `visit` asks as the browser's client does (Inertia).
 */
export async function signedIn(client: ApiClient, user: User | null, workspace: Workspace | null = null) {
  const session = await openSession(user, workspace)
  const prepare = (request: ApiRequest) =>
    request
      .withCookie(SESSION_COOKIE, session.id)
      .header('x-csrf-token', session.csrf)
      .redirects(0)
      .teardown((response) => {
        // As a browser does: whoever proves again who they are goes on with a new id.
        const renewed = response.cookie(SESSION_COOKIE)?.value
        if (typeof renewed === 'string' && renewed) session.id = renewed
      })
  const visit = (request: ApiRequest) =>
    prepare(request).header('x-inertia', 'true').header('accept', 'text/html, application/xhtml+xml')
  const json = (request: ApiRequest) => prepare(request).header('accept', 'application/json')
  return {
    session,
    get: (path: string) => json(client.get(path)),
    post: (path: string, body: object = {}) => json(client.post(path)).json(body),
    put: (path: string, body: object = {}) => json(client.put(path)).json(body),
    patch: (path: string, body: object = {}) => json(client.patch(path)).json(body),
    delete: (path: string, body: object = {}) => json(client.delete(path)).json(body),
    visit: (path: string) => visit(client.get(path)),
    submit: (method: 'post' | 'put' | 'patch' | 'delete', path: string, body: object = {}) =>
      visit(client[method](path)).json(body),
    page: (path: string) => prepare(client.get(path)).header('accept', 'text/html'),
  }
}
