import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import type { BrowserContext, Page } from 'playwright'
import type User from '#app/accounts/models/user'
import type { DemoPerson } from '#app/backoffice/demo/demo_people'
import { catalogue, translate } from '#app/core/messages/catalogue'
import { untilKept } from '#tests/helpers/drafts'
import { openPage, signInAs } from '#tests/helpers/journey'
import { startSession } from '#tests/helpers/session_cookie'

/** A form as a person fills it in. */
export interface FormJourney {
  /** Its file under `inertia`; one that has several forms stands here once for each. */
  form: string
  /** What it is for, in the title of its test. */
  does: string
  /** `nobody`: a visitor, of whom nothing is kept on the device. */
  as: DemoPerson['role'] | 'nobody' | (() => Promise<User>)
  address: string | (() => Promise<string>)
  /** What is pressed before the form is there. */
  open?: (page: Page) => Promise<unknown>
  /** What is typed, by the id of the field. */
  typed: Record<string, string>
  /** What is chosen before: it is kept like what is typed. */
  choose?: (page: Page) => Promise<unknown>
  /** Ids of fields that show what was chosen. */
  chosen?: string[]
  /** What is typed again after a reload: passwords and codes are kept on no device. */
  secret?: string[]
  /** What sends it, where that is not its own button. */
  send?: (page: Page) => Promise<unknown>
  /** What sends it for good, where the first press only asks. */
  finish?: (page: Page) => Promise<unknown>
  /** What says that it was restored, where no line above the form does. */
  restored?: string
  /** The page itself says that it was not sent, and no popup. */
  isSaidOnPage?: true
  /** The message that says so, where it is not that of all forms. */
  saidOffline?: string
  /** What is done before the network is back. */
  whileOffline?: (page: Page) => Promise<unknown>
  /** Leads back to the fields from a question that stands before them. */
  back?: (page: Page) => Promise<unknown>
}

/** A message of the product in Spanish. */
export const es = (id: string, values: Record<string, string | number> = {}) => translate('es', id, values)

/** The id of the first row of a table that is like this. */
export async function findId(table: string, where: Record<string, unknown> = {}): Promise<number> {
  return Number((await db.from(table).where(where).orderBy('id').firstOrFail()).id)
}

/** Presses a button by its name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** Opens a menu and chooses in it. */
export const fromMenu = (trigger: string | RegExp, item: string) => async (page: Page) => {
  await press(trigger)(page)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Chooses an option of a list that opens by a press. */
export const select = (id: string, option: string | RegExp) => async (page: Page) => {
  await field(page, id).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Finds an option by typing and chooses it. */
export const find = (id: string, text: string) => async (page: Page) => {
  await field(page, id).click()
  await field(page, id).pressSequentially(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Types into a box what none of its options says, and goes on. */
export const typeFreely = (id: string, text: string) => async (page: Page) => {
  await field(page, id).click()
  await page.locator(`[id="${id}"][aria-expanded=true]`).waitFor()
  await field(page, id).pressSequentially(text)
  await field(page, id).press('Tab')
}

/** Chooses the first of several options, and leaves the list. */
export const first = (id: string) => async (page: Page) => {
  await field(page, id).click()
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').getByRole('heading').first().click()
}

/** A field by its id, or by a selector where it has none. */
const field = (page: Page, id: string) => page.locator(/[[ ]/.test(id) ? id : `[id="${id}"]`).first()

/** What the browser says of a request without a network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /could not be fetched/]

/**
 * Fills a form in, sends it without a network, loads the page anew and sends it with one: what was typed stays, is said to be kept, comes back, and is
 * forgotten once it is sent. A dialog is sent by Enter the first time, by its button the second.
 */
export async function walk(journey: FormJourney, context: BrowserContext, assert: Assert): Promise<void> {
  const { typed, secret = [] } = journey
  const page = await openPage(context, assert, NO_NETWORK)
  page.on('dialog', (dialog) => void dialog.accept())
  if (typeof journey.as === 'function') await startSession(context, await journey.as())
  else if (journey.as !== 'nobody') await signInAs(page, journey.as)
  await page.goto(typeof journey.address === 'string' ? journey.address : await journey.address())
  await journey.open?.(page)
  await journey.choose?.(page)
  await type(page, typed)
  const isKept = journey.as !== 'nobody' && (journey.choose || Object.keys(typed).some((id) => !secret.includes(id)))
  await untilKept(page, isKept ? 1 : 0)
  const before = await shown(page, journey)
  await sendWithoutNetwork(page, journey)
  assert.deepEqual(await shown(page, journey), before, 'what was typed stays')
  await untilKept(page, isKept ? 1 : 0)
  if (isKept) {
    await page.reload()
    await journey.open?.(page)
    await page.getByText(journey.restored ? es(journey.restored) : RESTORED).waitFor()
    await type(page, Object.fromEntries(Object.entries(typed).filter(([id]) => secret.includes(id))))
    assert.deepEqual(await shown(page, journey), before, 'what was typed comes back')
  }
  const answered = page.waitForResponse((response) => response.request().method() !== 'GET' && response.status() < 400)
  await send(page, journey)
  await answered
  await journey.finish?.(page)
  await untilKept(page, 0)
  await page.close()
}

async function type(page: Page, typed: Record<string, string>) {
  for (const [id, text] of Object.entries(typed)) await field(page, id).fill(text)
}

/** The words of the line above a form that was restored, up to the time. */
export const RESTORED = catalogue('es')['forms.draft.restored']!.split('<when>')[0]!.trim()

async function sendWithoutNetwork(page: Page, journey: FormJourney) {
  await page.context().setOffline(true)
  if (!(await sendByEnter(page, journey))) await send(page, journey)
  // The first sentence: the second one is said in another way to clients.
  await page
    .getByText(es(journey.saidOffline ?? 'access.offline').split('.')[0]!)
    .first()
    .waitFor()
  if (!journey.isSaidOnPage) await acceptPopup(page)
  await journey.whileOffline?.(page)
  await page.context().setOffline(false)
  await journey.back?.(page)
}

/** Closes what was said: the last dialog, since a page may accept other things. */
const acceptPopup = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: es('common.accept'), exact: true })
    .click()

/** A field of one line in a dialog or a drawer. */
const LINE =
  'ancestor-or-self::input[not(@role) and (@type="text" or @type="email" or @type="tel")][ancestor::*[@role="dialog"]]'

/** Presses Enter in the first field of one line of a dialog; false for a form that has none or stands in no dialog. */
async function sendByEnter(page: Page, { typed, send: own }: FormJourney): Promise<boolean> {
  for (const id of own ? [] : Object.keys(typed)) {
    const line = field(page, id).locator(`xpath=${LINE}`)
    if ((await line.count()) === 0) continue
    await line.press('Enter')
    return true
  }
  return false
}

/** Presses the button of the form, or that of the dialog around it. */
async function send(page: Page, { typed, chosen = [], send: own }: FormJourney) {
  if (own) return own(page)
  const [id] = [...Object.keys(typed), ...chosen]
  const button = field(page, id!).locator('xpath=ancestor::form').locator('button[type=submit]:visible')
  const outside = page.locator('[role=dialog] [data-actions] button')
  await ((await button.count()) > 0 ? button : outside).last().click()
}

/** What a field shows: its text, or whether it is ticked. */
const SHOWN = `({ type, checked, tagName, value, textContent }) =>
  type === 'checkbox' || type === 'radio' ? checked : tagName === 'BUTTON' ? textContent : (value ?? textContent)`

/** What the fields of a journey show. */
async function shown(page: Page, { typed, chosen = [] }: FormJourney): Promise<Record<string, unknown>> {
  const ids = [...Object.keys(typed), ...chosen]
  const texts = await Promise.all(ids.map((id) => field(page, id).evaluate(`(element) => (${SHOWN})(element)`)))
  return Object.fromEntries(ids.map((id, place) => [id, texts[place]]))
}
