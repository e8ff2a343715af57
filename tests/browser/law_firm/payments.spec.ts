import { test } from '@japa/runner'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { firm, PASSWORD, person } from '#tests/helpers/people'
import { startSession } from '#tests/helpers/session_cookie'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'
import { pdfOf } from '../../functional/law_firm/payments/scene.js'

const NAME = 'Comercializadora Ejemplo'

/** A firm whose client owes two charges of $11,600.00; its owner has a password. */
async function scene() {
  const { workspace, owner } = await firm('Despacho Robles')
  await owner.setPassword(PASSWORD)
  await owner.save()
  const user = await person({ type: 'client', name: NAME })
  const client = await clientOf(workspace, NAME, { userId: user.id })
  const dated = { issuedOn: '2026-03-10' }
  const sooner = await charged(workspace, owner, client, { ...dated, dueOn: '2026-03-25' })
  const later = await charged(workspace, owner, client, { ...dated, dueOn: '2026-04-25' })
  return { workspace, owner, user, client, sooner, later }
}

test.group('Payments in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('are recorded in order with their proof, and deleted with the password', async ({ browserContext, assert }) => {
    const { owner, client, sooner, later } = await scene()
    const page = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await page.goto(`/law-firm/payments/add?client=${client.id}`)
    await page.getByRole('textbox', { name: 'Importe' }).fill('12000')
    await page.getByText('Cobro 1').waitFor()
    await page.getByText('$400.00').first().waitFor()
    await page.getByLabel('Comprobante').setInputFiles({
      ...{ name: 'spei.pdf', mimeType: 'application/pdf', buffer: pdfOf('uno') },
    })
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Registrar pago' }).click()
    await page.waitForURL(/payments\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Pago 1' }).waitFor()
    assert.equal((await Charge.findOrFail(sooner.id)).remaining, 0)
    assert.equal((await Charge.findOrFail(later.id)).remaining, 1_120_000)
    await page.getByRole('link', { name: 'Ver spei.pdf' }).waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Saldo después').first().waitFor()
    await dialog.getByRole('button', { name: 'Estado del cobro 1' }).click()
    await page.getByRole('option', { name: 'Pagado' }).click()
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('Otra contraseña 1')
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
    await dialog.getByText('La contraseña no es correcta').waitFor()
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
    await page.waitForURL(/law-firm\/payments$/)
    await page.getByText('Pago 1 eliminado').waitFor()
    assert.containSubset(await Charge.findOrFail(sooner.id), {
      status: 'paid',
      settledBy: 'mark',
      remaining: 1_160_000,
    })
    await page.close()
  })

  test('take an amount with its sign and commas, and no other commas', async ({ browserContext, assert }) => {
    const { owner, client, later } = await scene()
    const page = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await page.goto(`/law-firm/payments/add?client=${client.id}`)
    const amount = page.getByRole('textbox', { name: 'Importe' })
    await amount.fill('12,34')
    await amount.blur()
    await page.getByText('Solo se permiten números').waitFor()
    assert.equal(await amount.inputValue(), '12,34')
    await amount.fill('$ 12,000.00')
    await page.getByText('$400.00').first().waitFor()
    await amount.press('Enter')
    await page.waitForURL(/payments\/\d+$/)
    assert.equal((await Charge.findOrFail(later.id)).remaining, 1_120_000)
    await page.close()
  })

  test('sent by a client at 360 px are accepted by the firm', async ({ browserContext, assert }) => {
    const { workspace, owner, user, sooner } = await scene()
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 360, height: 640 })
    await startSession(browserContext, user)
    await page.goto('/main/client')
    await page.getByRole('heading', { name: '¿Cuánto debo?' }).waitFor()
    assert.isTrue(await fitsItsWidth(page))
    const cut = await page.evaluate(
      "[...document.querySelectorAll('nav.fixed a')].filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent)"
    )
    assert.deepEqual(cut, [], 'names at the foot of the page are whole')
    await page.getByRole('link', { name: 'Ver mi cuenta' }).click()
    await page.getByRole('link', { name: 'Enviar comprobante del cobro 1' }).click()
    await page.getByRole('textbox', { name: '¿Cuánto pagó?' }).waitFor()
    await page.getByRole('button', { name: 'Enviar comprobante' }).click()
    await page.getByRole('link', { name: 'Comprobante', exact: true }).click()
    assert.equal(await page.evaluate('document.activeElement.type'), 'file', 'the summary leads to the file')
    await page.getByLabel('Comprobante', { exact: true }).setInputFiles({
      ...{ name: 'captura.pdf', mimeType: 'application/pdf', buffer: pdfOf('dos') },
    })
    await assertAccessible(page, assert)
    assert.isTrue(await fitsItsWidth(page))
    await page.getByRole('button', { name: 'Enviar comprobante' }).click()
    await page.getByText('Comprobante enviado').waitFor()
    await page.getByText('está en revisión').waitFor()
    await assertAccessible(page, assert)
    assert.isTrue(await fitsItsWidth(page))
    assert.equal((await Charge.findOrFail(sooner.id)).remaining, 1_160_000)
    await page.close()

    const { id } = await Payment.in(workspace).firstOrFail()
    const firmPage = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await firmPage.goto(`/law-firm/payments/${id}`)
    await firmPage.getByText('Este pago espera revisión').waitFor()
    await firmPage.getByRole('button', { name: 'Aceptar' }).click()
    const dialog = firmPage.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Importe para el cobro 1' }).waitFor()
    await assertAccessible(firmPage, assert)
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await firmPage.getByText('Pago 1 aceptado').waitFor()
    assert.equal((await Charge.findOrFail(sooner.id)).remaining, 0)
    await firmPage.close()
  })
})
