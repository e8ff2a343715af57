import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { hashOfToken } from '#app/core/encryption/tokens'
import type Workspace from '#app/workspaces/models/workspace'
import { SESSION_COOKIE } from '#config/session'

/** Makes a live session of a person in a firm, as `client.loginAs` does, and returns its id and a CSRF token. */
export async function openSession(user: User | null, workspace: Workspace | null = null) {
  const auth = (await app.container.make('auth.manager')).createAuthenticatorClient()
  const { cookies, headers } = await auth.use('web').authenticateAsClient(user, workspace)
  const from = { ip: '127.0.0.1', user_agent: 'test' }
  await db.from('sessions').where('id', hashOfToken(cookies[SESSION_COOKIE]!)).update(from)
  return { id: cookies[SESSION_COOKIE]!, csrf: headers['x-csrf-token'] }
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
