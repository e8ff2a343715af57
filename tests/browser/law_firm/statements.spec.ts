import { test } from '@japa/runner'
import BillingSettings from '#app/billing/models/billing_settings'
import ChargeEmail from '#app/billing/models/charge_email'
import { billingSettings } from '#app/billing/queries/billing_settings'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'

const NAME = 'Panificadora Ficticia del Norte'

/** Rows of tables in which one amount is drawn over another. */
const COVERED = `[...document.querySelectorAll('tbody tr')]
  .filter((row) => {
    const boxes = [...row.querySelectorAll('.cell-value > *')].map((cell) => cell.getBoundingClientRect())
    return boxes.some((one, at) => boxes.slice(at + 1).some((other) =>
      one.width > 0 && other.width > 0 && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom))
  })
  .map((row) => row.textContent)`

test.group('Statements in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  async function scene() {
    const owner = await User.findByOrFail('email', credentialsOf('owner').email)
    const firm = await Workspace.findByOrFail('owner_id', owner.id)
    const client = await clientOf(firm, NAME, { email: 'pagos@panificadora.ejemplo' })
    return { firm, client, charge: await charged(firm, owner, client) }
  }

  test('are followed from who owes to the charge, which goes out by email', async ({ browserContext, assert }) => {
    const { firm, client, charge } = await scene()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/account-statements?q=ficticia+del+norte')
    await page.getByRole('link', { name: NAME }).click()
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.goto(`/law-firm/account-statements/${client.id}?from=2026-03-01&to=2026-03-31`)
    await page
      .getByRole('row')
      .filter({ hasText: `Cobro ${charge.reference}` })
      .first()
      .waitFor()
    assert.isEmpty(await page.evaluate<string[]>(COVERED))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page
      .getByRole('link', { name: `Cobro ${charge.reference}` })
      .first()
      .click()
    await page.getByRole('button', { name: 'Enviar cobro' }).click()
    const dialog = page.getByRole('dialog')
    const to = dialog.getByRole('textbox', { name: 'Para' })
    assert.equal(await to.inputValue(), client.email)
    await dialog.getByRole('textbox', { name: 'Con copia' }).fill('nadie')
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await dialog.getByText('«nadie» no es un correo válido').first().waitFor()
    await dialog.getByRole('textbox', { name: 'Con copia' }).fill('contador@panificadora.ejemplo')
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Con copia a contador@panificadora.ejemplo').waitFor()
    const [email] = await ChargeEmail.in(firm).where('charge_id', charge.id)
    assert.equal(email!.recipient, client.email)
    await page.close()
  })

  test('have reminders when the firm asks for them', async ({ browserContext, assert }) => {
    const { firm } = await scene()
    await BillingSettings.query().where('workspace_id', firm.id).delete()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/settings/payments')
    await page.getByRole('button', { name: 'Editar' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Serie' }).fill('Ñ')
    await drawer.getByRole('switch', { name: 'Enviar recordatorios automáticos' }).check()
    await drawer.getByRole('button', { name: 'Guardar' }).click()
    await drawer.getByText('Solo letras sin acento y números').first().waitFor()
    await drawer.getByRole('textbox', { name: 'Serie' }).fill('np')
    await assertAccessible(page, assert)
    await drawer.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('NP: NP1, NP2, NP3…').waitFor()
    await page.getByText('3 días antes de vencer').waitFor()
    assert.containSubset(await billingSettings(firm.id), { series: 'NP', remindersOn: true, version: 1 })
    await page.close()
  })
})
