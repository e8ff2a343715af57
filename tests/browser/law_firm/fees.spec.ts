import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Fees and the fund of a matter in the browser', (group) => {
  group.each.setup(() => seedDemo())

  /** A matter whose client is on file, of which nothing was agreed yet. */
  async function chargeable(): Promise<number> {
    const row = await db
      .from('matters')
      .whereNotNull('client_id')
      .where({ trashed: 0, private: 0 })
      .whereNotIn('id', db.from('fee_agreements').select('matter_id'))
      .orderBy('id')
      .firstOrFail()
    return Number(row.id)
  }

  test('go from the agreement and the timer to a draft with concepts', async ({ browserContext, assert }) => {
    const id = await chargeable()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`/law-firm/files/file-overview/${id}?tab=fees`)
    await page.getByRole('button', { name: 'Anotar lo pactado' }).click()
    await page.getByLabel(/^Tarifa por hora/).fill('2000')
    await page.getByRole('button', { name: 'Agregar etapa' }).click()
    await page.getByLabel('Etapa 1', { exact: true }).fill('Demanda')
    await page.getByLabel('Importe de la etapa 1').fill('15000')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: 'Cobrar: Demanda' }).waitFor()

    await page.getByRole('button', { name: 'Iniciar cronómetro' }).click()
    await page.getByRole('region', { name: 'Cronómetro' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Detener' }).click()
    await page.getByLabel(/^Duración/).fill('1:30')
    await page.getByLabel(/^Descripción/).fill('Preparé la demanda')
    await page.getByRole('button', { name: 'Anotar', exact: true }).click()
    await page.getByText('Preparé la demanda', { exact: true }).waitFor()
    await page.getByRole('region', { name: 'Cronómetro' }).waitFor({ state: 'detached' })

    await page.getByLabel('Elegir Preparé la demanda').check({ force: true })
    await page.getByRole('button', { name: 'Cobrar lo elegido' }).click()
    await page.getByRole('button', { name: 'Crear borrador' }).click()
    await page.waitForURL(/\/e-collections\/\d+\/edit/)
    const item = await db.from('charge_items').orderBy('id', 'desc').firstOrFail()
    assert.deepEqual([Number(item.quantity), Number(item.amount)], [1_500_000, 300_000])
    await page.close()
  })

  test('keep the money of the client with a statement', async ({ browserContext, assert }) => {
    const id = await chargeable()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`/law-firm/files/${id}/fund`)
    await page.getByRole('button', { name: 'Registrar depósito' }).first().click()
    await page.getByLabel(/^Importe/).fill('5000')
    await page.getByRole('dialog').getByRole('button', { name: 'Registrar depósito' }).click()
    await page.getByRole('row', { name: /Depósito/ }).waitFor()

    await page.goto(`/law-firm/files/file-overview/${id}?tab=fees`)
    await page.getByRole('button', { name: 'Agregar gasto' }).click()
    await page.getByLabel(/^Descripción/).fill('Copias certificadas')
    await page.getByLabel(/^Importe/).fill('6000')
    await page.getByRole('button', { name: /^Quién lo pagó/ }).click()
    await page.getByRole('option', { name: 'La provisión del cliente' }).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('No debe exceder $ 5,000.00').first().waitFor()
    await page.getByLabel(/^Importe/).fill('1200.50')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('De la provisión', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Ver movimientos' }).click()
    await page.getByRole('row', { name: /Copias certificadas/ }).waitFor()
    await page.getByText('$3,799.50').first().waitFor()
    await page.close()
  })
})
