import { test } from '@japa/runner'
import BankMovement from '#app/bank_statements/models/bank_movement'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { firm } from '#tests/helpers/people'
import { startSession } from '#tests/helpers/session_cookie'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'

const BANKS = '/law-firm/bank-statements'

/** A file in latin-1 with semicolons, and headings that nobody knows. */
const FILE = Buffer.from(
  [
    'Banco Ficticio;;;',
    'Momento;Qué pasó;Cuánto;Quedó',
    '28/02/2026;COMISIÓN POR MANEJO;-350,50;10.000,00',
    '09/03/2026;SPEI COMERCIALIZADORA EJEMPLO PEÑA;11.600,00;21.600,00',
    '10/03/2026;INTERESES;12,00;21.612,00',
  ].join('\r\n'),
  'latin1'
)

test.group('Bank statements in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('are sent, mapped, looked at and imported; a proposal is accepted and undone', async ({
    browserContext,
    assert,
  }) => {
    const { workspace, owner } = await firm('Despacho Robles')
    const debtor = await clientOf(workspace)
    const charge = await charged(workspace, owner, debtor, { issuedOn: '2026-03-01', dueOn: '2026-03-20' })
    const page = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await page.goto(BANKS)
    await page.getByText('Todavía no hay estados de cuenta').waitFor()
    await assertAccessible(page, assert)
    const file = { name: 'marzo.csv', mimeType: 'text/csv', buffer: FILE }
    await page.getByLabel('Subir estado de cuenta').last().setInputFiles(file)
    await page.waitForURL(/bank-statements\/\d+$/)

    const choose = async (field: string, option: RegExp | string) => {
      await page.getByRole('button', { name: new RegExp(`^${field}`) }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await choose('Renglón de los encabezados', /^2\. Momento/)
    await choose('Fecha', 'Momento')
    await choose('Descripción', 'Qué pasó')
    await choose('Importe en una sola columna', 'Cuánto')
    await page.getByText('3 movimientos nuevos.').waitFor()
    await page.getByText('SPEI COMERCIALIZADORA EJEMPLO PEÑA').waitFor()
    await page.getByText('$11,612.00').waitFor()
    assert.isEmpty(await BankMovement.in(workspace))
    await page.getByRole('button', { name: 'Agregar cuenta' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Nombre de la cuenta/).fill('Principal')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Principal · MXN').waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.getByRole('button', { name: 'Importar movimientos' }).click()

    const card = page.getByRole('article', { name: /^SPEI COMERCIALIZADORA/ })
    await card.getByText('el importe es el mismo').waitFor()
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 1280, height: 900 })
    await card.getByRole('button', { name: 'Revisar y aceptar' }).click()
    await dialog.getByText('Cobro 1', { exact: true }).waitFor()
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Registrar pago' }).click()
    await page.getByText('Se registró el pago 1.').waitFor()
    assert.equal((await Charge.findOrFail(charge.id)).remaining, 0)
    await page.getByRole('link', { name: /^Vinculados/ }).click()
    await card.getByRole('link', { name: 'Pago 1' }).waitFor()
    await card.getByRole('button', { name: 'Quitar el vínculo' }).click()
    await page.getByText('El movimiento quedó por revisar otra vez.').waitFor()
    const movement = await BankMovement.in(workspace).where('amount', 1_160_000).firstOrFail()
    assert.equal(movement.state, 'pending')
    await page.getByRole('link', { name: /^Por revisar/ }).click()
    await card.getByRole('button', { name: 'Vincular con el pago 1' }).click()
    await page.getByText('El movimiento quedó vinculado con el pago 1.').waitFor()
    assert.lengthOf(await Payment.in(workspace), 1)

    const other = page.getByRole('article', { name: 'INTERESES' })
    await other.getByRole('button', { name: 'Ignorar' }).click()
    await dialog.getByLabel(/^Por qué/).fill('Son intereses')
    await dialog.getByRole('button', { name: 'Ignorar' }).click()
    await page.getByText('El movimiento quedó ignorado.').waitFor()
    await page.close()
  })
})
