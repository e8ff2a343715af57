import app from '@adonisjs/core/services/app'
import { CookieClient } from '@adonisjs/core/http'
import type { BrowserContext } from 'playwright'
import { SESSION_COOKIE } from '#config/session'
import type User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'
import { openSession } from './signed_in.js'

/** Opens a session of a person, in the firm in which the form would open it, and puts its cookie into a browser. */
export async function startSession(context: BrowserContext, user: User): Promise<void> {
  const workspaceId = await Member.startingFirmOf(user)
  const session = await openSession(user, workspaceId ? await Workspace.findOrFail(workspaceId) : null)
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  const value = cookies.sign(SESSION_COOKIE, session.id)!
  const url = process.env.APP_URL!.replace('http:', 'https:')
  await context.addCookies([{ name: SESSION_COOKIE, value, url, httpOnly: true, secure: true, sameSite: 'Lax' }])
}
