import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import Member from '#app/workspaces/models/member'
import { emptyDatabase } from './database.js'
import { firm, person, PASSWORD } from './people.js'
import { startSession } from './session_cookie.js'

/** An empty product and nobody locked out: the browser's requests are real, so nothing can be rolled back after a test. */
export async function startAfresh(): Promise<void> {
  setLimitStore('memory')
  await emptyDatabase()
}

/** A lawyer who owns one firm and only reads in another, and can sign in. */
export async function lawyerOfTwoFirms(names: { person?: string; firm?: string } = {}) {
  const [own, other] = [await firm(names.firm ?? 'Ibarra Leyva Abogados'), await firm('Bufete Ñandú')]
  const user = own.owner
  await user.merge({ name: names.person ?? 'Olga Dueñas' }).setPassword(PASSWORD)
  await user.save()
  const reader = await db.from('roles').where({ workspace_id: other.workspace.id, key: 'reader' }).firstOrFail()
  await db.from('roles').where('id', reader.id).update({ permissions: '[]' })
  await Member.create({ workspaceId: other.workspace.id, userId: user.id, roleId: Number(reader.id) })
  return { user, own: own.workspace, other: other.workspace }
}

/** A client who can sign in. */
export const clientWithPassword = () => person({ name: 'Carla Méndez', type: 'client' }, true)

/** Fills in the form that is open, in whatever language, and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
}

/** Signs a person in, without the form, and shows their home. */
export async function enter(page: Page, user: User): Promise<void> {
  await startSession(page.context(), user)
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname.startsWith('/main'))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The same through the form. */
export async function enterByForm(page: Page, user: User): Promise<void> {
  await page.goto('/login')
  await fillSignIn(page, user.email)
  await page.waitForURL((url) => url.pathname.startsWith('/main'))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Leaves a mark that a reload of the page would wipe out; `isSamePage` tells whether it is still there. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate('window.__mark = true')
}

export const isSamePage = (page: Page): Promise<boolean> => page.evaluate('window.__mark === true')
