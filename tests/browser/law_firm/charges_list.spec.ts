import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { firmToday } from '#app/core/time_zone'
import { addDays } from '#app/deadlines/domain/days'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { authorNamed, charged, item } from '../../functional/law_firm/billing/scene.js'

const LIST = '/law-firm/e-collections'
const NAME = 'Transportes Ficticios del Norte'

/** Charges of a client of the demo: one long overdue, one due soon, one in dollars, one canceled. */
async function someCharges(): Promise<Client> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  const workspace = await Workspace.findByOrFail('owner_id', owner.id)
  const client = await Client.create({
    ...{ workspaceId: workspace.id, type: 'business', name: NAME, archived: false, version: 1, userId: null },
  } as never)
  const day = (days: number) => addDays(firmToday(workspace), days)
  const add = (description: string, from: number, to: number, values = {}) =>
    charged(workspace, owner, client, {
      ...{ issuedOn: day(from), dueOn: day(to), items: [item(1_234_500, { description })] },
      ...values,
    })
  await add('Demanda de amparo directo', -60, -40)
  await add('Iguala de noviembre', -3, 3)
  await add('Dictamen de contratos', -2, 20, { currency: 'USD', exchangeRate: 18_500_000 })
  const off = await add('Cobro duplicado', -2, 20)
  await new SettleCharge().cancel(authorNamed(owner), { charge: off, version: off.version }, 'Se duplicó')
  return client
}

test.group('List of charges in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  test('is searched, narrowed, kept as a view, opened and read on a phone', async ({ browserContext, assert }) => {
    const client = await someCharges()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/main')
    await page.getByRole('link', { name: 'Cobranzas', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Cobranzas' }).waitFor()
    const search = page.getByRole('searchbox', { name: 'Buscar cobros' })
    await search.fill('transportes ficticios')
    const rows = page.getByRole('row').filter({ hasText: NAME })
    await page.getByRole('link', { name: 'Pendientes 3' }).waitFor()
    assert.equal(await rows.count(), 3)
    await rows.filter({ hasText: 'Vencido hace 40 días' }).waitFor()
    await rows.filter({ hasText: 'Vence en 3 días' }).waitFor()
    const sums = page.getByRole('region', { name: 'Totales de todos los cobros de esta lista' })
    await sums.getByText('2 cobros en MXN').waitFor()
    await sums.getByText('1 cobro en USD').waitFor()

    await page.getByRole('link', { name: 'Vencidas 1' }).click()
    await page.waitForURL(/tab=overdue/)
    assert.equal(await rows.count(), 1)
    await page.getByRole('link', { name: 'Todas 4' }).click()
    await rows.filter({ hasText: 'Cancelado' }).waitFor()

    await page.getByRole('button', { name: /^Filtros/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: /^Moneda/ }).click()
    await page.getByRole('option', { name: 'USD' }).click()
    await page.waitForURL(/currency=USD/)
    await drawer.getByLabel('Total desde').fill('100')
    await drawer.getByLabel('Total desde').blur()
    await page.waitForURL(/amountFrom=100/)
    await drawer.getByRole('button', { name: '1 cobro' }).click()
    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
    await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('En dólares')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: 'En dólares' }).waitFor()
    assert.equal(await rows.count(), 1)

    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    assert.isTrue(await rows.first().getByText(NAME).filter({ visible: true }).first().isVisible())
    await assertAccessible(page, assert)
    await rows.first().getByRole('link').filter({ visible: true }).first().click()
    await page.waitForURL(/e-collections\/\d+$/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/law-firm/clients/${client.id}?tab=billing`)
    await page.getByRole('link', { name: 'Nuevo cobro' }).waitFor()
    await page.getByText('De eso, vencido').first().waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('hands out what is ticked, and the whole of what it shows', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${LIST}?q=transportes`)
    await page.getByRole('checkbox').nth(1).check()
    const bar = page.getByRole('region', { name: 'Acciones con lo seleccionado' })
    const link = await bar.getByRole('link', { name: 'Exportar selección' }).getAttribute('href')
    assert.match(link!, /\/file\?tab=all&ids=\d+&format=xlsx$/)
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Archivo CSV' }).click()
    assert.match((await download).suggestedFilename(), /^cobranzas-\d{4}-\d\d-\d\d\.csv$/)
    await page.close()
  })
})
