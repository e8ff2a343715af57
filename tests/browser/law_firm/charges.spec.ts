import { test } from '@japa/runner'
import Charge from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const NAME = 'Panificadora Ficticia del Bajío'

/** A company that is a client of the demo, whose firm is a person who charges fees. */
async function company(name = NAME): Promise<Client> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  const workspace = await Workspace.findByOrFail('owner_id', owner.id)
  await workspace.merge({ rfc: 'VECJ880326XXX', taxRegime: '612' }).save()
  return Client.create({
    ...{ workspaceId: workspace.id, type: 'business', name, archived: false, version: 1, userId: null },
  } as never)
}

test.group('Charges in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  test('are written down, issued, marked as paid and reopened', async ({ browserContext, assert }) => {
    const client = await company()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/e-collections/add')
    await page.getByRole('combobox', { name: 'Cliente' }).click()
    await page.getByRole('combobox', { name: 'Cliente' }).pressSequentially('Panificadora')
    await page.getByRole('option', { name: NAME }).click()
    await page.getByText('Se proponen retenciones:', { exact: true }).waitFor()
    const rate = page.getByRole('textbox', { name: 'ISR retenido' })
    await until(async () => (await rate.inputValue()) === '10', 'the withholding that is proposed')
    assert.isTrue(await page.getByRole('checkbox', { name: 'Retiene dos terceras partes del IVA' }).isChecked())

    const concept = (at: number, name: string) => page.locator(`[id="charge-items.${at}.${name}"]`)
    await concept(0, 'description').fill('Dictamen')
    await concept(0, 'unitPrice').fill('-5')
    await page.getByText('No puede ser negativo').waitFor()
    await page.getByRole('button', { name: 'Emitir' }).click()
    await page.getByRole('link', { name: 'Concepto 1: Precio unitario' }).waitFor()
    assert.equal(await concept(0, 'description').inputValue(), 'Dictamen')
    await concept(0, 'unitPrice').fill('4000')
    await page.getByRole('button', { name: 'Agregar concepto' }).click()
    await page.locator('[id="charge-items.1.description"]:focus').waitFor()
    await page.keyboard.type('Honorarios')
    await concept(1, 'unitPrice').fill('6000')
    await page.getByRole('button', { name: 'Mover «Honorarios»' }).press('ArrowUp')
    assert.equal(await concept(0, 'description').inputValue(), 'Honorarios')
    await page.getByText('$9,533.33').waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Emitir' }).click()
    await page.waitForURL(/e-collections\/\d+$/)
    const charge = await Charge.findByOrFail('client_id', client.id)
    assert.containSubset(charge, { state: 'issued', total: 953_333, withheldIva: 106_667 })
    await page.getByRole('heading', { level: 1, name: `Cobro ${charge.reference}` }).waitFor()
    await assertAccessible(page, assert)

    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Acciones', exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
      return page.getByRole('dialog')
    }
    const paid = await choose('Marcar como pagado')
    await paid.getByRole('link', { name: 'Registrar el pago' }).waitFor()
    await paid.getByRole('radio', { name: /^Dar por incobrable/ }).check()
    await paid.getByRole('textbox', { name: 'Motivo' }).waitFor()
    await assertAccessible(page, assert)
    await paid.getByRole('radio', { name: /^Solo marcar como pagado/ }).check()
    await paid.getByRole('button', { name: 'Marcar como pagado' }).click()
    await page.getByText('Alguien lo marcó como pagado').waitFor()
    const reopened = await choose('Regresar a pendiente')
    await reopened.getByRole('button', { name: 'Regresar a pendiente' }).click()
    await page.getByText('Se regresó un cobro a pendiente').waitFor()
    await charge.refresh()
    assert.containSubset(charge, { status: 'pending', remaining: 953_333, paid: 0 })
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('keep what is typed while their client is asked for, and propose again for who is chosen again', async ({
    browserContext,
    assert,
  }) => {
    await company('Molinos Ficticios del Norte')
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await page.route(/e-collections\/clients\/\d+$/, async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await page.goto('/law-firm/e-collections/add')
    const clients = page.getByRole('combobox', { name: 'Cliente' })
    async function choose() {
      await clients.fill('Molinos Fic')
      await page.getByRole('option', { name: 'Molinos Ficticios del Norte' }).first().click()
    }
    const concept = (name: string) => page.locator(`[id="charge-items.0.${name}"]`)
    await choose()
    await asked.promise
    await concept('description').fill('Dictamen')
    await concept('unitPrice').fill('10000')
    held.resolve()
    await page.getByText('Se proponen retenciones:', { exact: true }).waitFor()
    await page.getByText('$9,533.33').waitFor()
    assert.equal(await concept('description').inputValue(), 'Dictamen')

    await page.reload()
    await page.getByText('Se recuperó lo que se escribió').waitFor()
    await page.getByText('$9,533.33').waitFor()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await until(async () => (await clients.inputValue()) === '', 'a form that is empty again')
    await choose()
    const rate = page.getByRole('textbox', { name: 'ISR retenido' })
    await until(async () => (await rate.inputValue()) === '10', 'the withholding that is proposed')
    await page.close()
  })

  test('are made again in each period', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/recurring-charges?state=paused')
    await page.getByRole('heading', { name: 'No hay igualas aquí' }).waitFor()
    await page.getByRole('link', { name: 'Nueva iguala' }).first().click()
    await page.getByRole('combobox', { name: 'Cliente' }).click()
    await page.getByRole('combobox', { name: 'Cliente' }).pressSequentially('Panificadora')
    await page.getByRole('option', { name: NAME }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Asesoría laboral')
    await page.getByRole('textbox', { name: 'Día del mes' }).fill('31')
    await page.getByRole('textbox', { name: 'Desde' }).fill('31/01/2031')
    await page.getByText('Próximos cobros:').waitFor()
    await page.getByText('28 feb 2031').waitFor()
    await page.locator('[id="recurring-items.0.description"]').fill('Asesoría')
    await page.locator('[id="recurring-items.0.unitPrice"]').fill('10000')
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Crear iguala' }).click()
    await page.waitForURL(/recurring-charges\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Asesoría laboral' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Pausar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()
    await page.getByRole('button', { name: 'Reanudar' }).waitFor()
    await page.goto('/law-firm/recurring-charges?state=paused')
    await page.getByRole('row').filter({ hasText: 'Asesoría laboral' }).waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })
})
