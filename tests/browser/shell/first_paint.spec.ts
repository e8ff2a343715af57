import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { BrowserContext, Page } from 'playwright'
import { clientWithPassword, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'
import { PASSWORD } from '#tests/helpers/people'
import { startSession } from '#tests/helpers/session_cookie'

/** The document, its styles and two fonts are four requests more. */
const MAX_SCRIPTS = 11

/** A page whose scripts wait until `release` is called. */
async function withoutScripts(context: BrowserContext, assert: Assert) {
  const page = await openPage(context, assert)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { page, release }
}

/** Opens a page whose scripts do not come: it is never live. */
async function open(page: Page, address: string) {
  await page.evaluate(`location.assign(${JSON.stringify(address)})`).catch(() => undefined)
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' })
}

test.group('First paint', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('shows the whole sign-in before any script has come, and sends what was typed meanwhile', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const { page, release } = await withoutScripts(browserContext, assert)
    await page.goto('/favicon.svg')
    await open(page, '/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await page.getByLabel('Correo electrónico').fill(user.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Mantener la sesión iniciada').check()
    await page.getByLabel('Contraseña', { exact: true }).press('Enter')
    assert.isNull(await page.locator('html').getAttribute('data-live'))
    const description = page.locator('meta[name=description]')
    assert.match((await description.getAttribute('content'))!, /^Inicio de sesión en Foja/)
    assert.equal(await description.count(), 1)
    release()
    await page.waitForURL('**/main')
    await page.getByRole('heading', { level: 1, name: 'Hola, Olga' }).waitFor()
    const cookies = await browserContext.cookies()
    assert.isTrue(cookies.some(({ name, expires }) => /remember/.test(name) && expires > 0))
    await page.close()
  })

  test('does what was pressed before the scripts came', async ({ browserContext, assert }) => {
    const { page, release } = await withoutScripts(browserContext, assert)
    await page.goto('/favicon.svg')
    await open(page, '/login')
    await page.getByRole('button', { name: 'English' }).click()
    release()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.close()
  })

  test('shows the home of a client before any script has come', async ({ browserContext, assert }) => {
    const user = await clientWithPassword()
    const { page, release } = await withoutScripts(browserContext, assert)
    await startSession(browserContext, user)
    await page.goto('/favicon.svg')
    await open(page, '/main/client')
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await page.close()
  })

  test('shows the frame and the heading of a list before any script has come', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const { page, release } = await withoutScripts(browserContext, assert)
    await startSession(browserContext, user)
    await page.goto('/favicon.svg')
    await open(page, '/law-firm/clients')
    await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Expedientes' }).first().waitFor()
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await page.close()
  })

  test('opens a menu of the frame that was pressed before any script came', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const { page, release } = await withoutScripts(browserContext, assert)
    await startSession(browserContext, user)
    await page.goto('/favicon.svg')
    await open(page, '/law-firm/clients')
    await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
    release()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor()
    await page.close()
  })

  test('asks for all scripts of a page at once', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const { page, release } = await withoutScripts(browserContext, assert)
    await startSession(browserContext, user)
    const asked = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()))
    await page.goto('/favicon.svg')
    await open(page, '/law-firm/clients')
    await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor()
    await page.waitForLoadState('domcontentloaded', { timeout: 1 }).catch(() => undefined)
    const inTheDocument = (await page.evaluate(
      `[...document.querySelectorAll('link[rel=modulepreload], script[type=module][src]')].map((one) => one.href || one.src)`
    )) as string[]
    assert.isAtMost(new Set(inTheDocument).size, MAX_SCRIPTS)
    const hasty = await page
      .locator('link[rel=modulepreload]:not([fetchpriority=low]), script[type=module]:not([fetchpriority=low])')
      .count()
    assert.equal(hasty, 0, 'the styles and fonts of what the server drew come before the scripts')
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await page
      .getByRole('button', { name: 'Nuevo cliente' })
      .or(page.getByRole('link', { name: 'Nuevo cliente' }))
      .first()
      .waitFor()
    assert.isAbove(inTheDocument.length, 5)
    await page.close()
  })

  test('fetches the scripts of a public page once what the server drew is painted', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const styles = page.waitForRequest('**/assets/*.css')
    await page.route('**/assets/*.css', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/favicon.svg')
    await open(page, '/recursos-legales-gratuitos/buscador-juridico-mexico/scjn')
    await styles
    await page.locator('main h1').waitFor({ state: 'attached' })
    assert.deepEqual(asked, [])
    release()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    assert.isNotEmpty(asked)
    await page.close()
  })
})
