import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, openPage } from '#tests/helpers/journey'
import { startSession } from '#tests/helpers/session_cookie'

const ADD = '/law-firm/clients/add'
const LIBRARY = '/recursos-legales-gratuitos/buscador-juridico-mexico/scjn'
const FAILED = [/ERR_FAILED/, /dynamically imported module/, /could not be fetched/]

const ENTRY = 'inertia/app.tsx'
const PARTS = {
  'the script that starts the client': ENTRY,
  'the script of the page': 'inertia/pages/law_firm/clients/create.tsx',
  'the messages of the page': 'virtual:messages/es/rest',
}

/** Has the browser get no answer for a part of the client. Returns how to put it back. */
async function withhold(page: Page, part: string): Promise<() => Promise<void>> {
  const manifest = JSON.parse(readFileSync(app.publicPath('assets/.vite/manifest.json'), 'utf8'))
  const address = `**/assets/${manifest[part].file}`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

const said = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar la página.' })
const reload = (page: Page) => said(page).getByRole('link', { name: 'Volver a cargar' })

test.group('First load without a part of the client', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  for (const [name, part] of Object.entries(PARTS)) {
    test(`says so and offers a reload that works: ${name}`, async ({ browserContext, assert }) => {
      const { user } = await lawyerOfTwoFirms()
      const page = await openPage(browserContext, assert, FAILED)
      await startSession(browserContext, user)
      const putBack = await withhold(page, part)
      await page.goto(ADD, { waitUntil: 'commit' })
      await reload(page).waitFor()
      await putBack()
      await reload(page).click()
      await page.getByLabel('Nombre(s)').fill('Remedios')
      assert.isFalse(await said(page).isVisible())
      page.on('dialog', (dialog) => void dialog.accept())
      await page.close()
    })
  }

  test('leaves a public page to be read below the line', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert, FAILED)
    const putBack = await withhold(page, ENTRY)
    await page.goto(LIBRARY, { waitUntil: 'commit' })
    await reload(page).waitFor()
    const line = (await said(page).boundingBox())!
    const header = (await page.locator('header').first().boundingBox())!
    assert.equal(line.y, 0)
    assert.isAtLeast(header.y, line.height - 1)
    await page.locator('main h1').waitFor()
    await assertAccessible(page, assert)
    await putBack()
    await reload(page).click()
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    assert.isFalse(await said(page).isVisible())
    await page.close()
  })

  test('says so in the language of the person', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    await user.merge({ language: 'en' }).save()
    const page = await openPage(browserContext, assert, FAILED)
    await startSession(browserContext, user)
    await withhold(page, ENTRY)
    await page.goto(ADD, { waitUntil: 'commit' })
    const alert = page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })
    await alert.getByRole('link', { name: 'Reload' }).waitFor()
    await page.close()
  })
})
