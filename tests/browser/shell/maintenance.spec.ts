import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { forgetMaintenance, setMaintenance } from '#app/core/system/maintenance'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { untilKept } from '#tests/helpers/drafts'
import { openPage } from '#tests/helpers/journey'

const ADD = '/law-firm/clients/add'
/** What the page asks by itself between the end of the session and the sign-in page, e.g. whether the client is known, is refused. */
const REFUSED = /status of 401/
const set = (on: boolean) => db.transaction((trx) => setMaintenance(trx, SYSTEM, { on, announcedFor: null }))

test.group('Maintenance while somebody types', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(async () => {
    await startAfresh()
    forgetMaintenance()
  })

  test('keeps the draft, says so at sign-in, and brings it back', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [REFUSED])
    page.on('dialog', (dialog) => void dialog.accept())
    await enter(page, user)
    await page.goto(ADD)
    await page.locator('#client-givenNames').fill('Remedios')
    await page.locator('#client-firstSurname').fill('Íñiguez')
    await set(true)
    await page.locator('main button[type=submit]').click()
    await page.waitForURL('**/login')
    await page.getByText('Lo que se había escrito se conserva en este equipo', { exact: false }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await untilKept(page, 1)
    await set(false)
    await enter(page, user)
    await page.goto(ADD)
    await page.getByText('no se había enviado', { exact: false }).waitFor()
    assert.equal(await page.locator('#client-givenNames').inputValue(), 'Remedios')
    await page.close()
  })
})
