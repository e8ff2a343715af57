import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '#app/backoffice/demo/demo_people'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'
import { mailsTo } from '#tests/helpers/mailbox'

const LIST = '/law-firm/clients'

async function act(page: Page, item: string) {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const clientId = async (name: string) => Number((await db.from('clients').where('name', name).firstOrFail()).id)

test.group('Client pages in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('add a client despite warnings, detect a duplicate, edit and archive it', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await page.getByRole('link', { name: 'Nuevo cliente' }).click()
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByText('Este campo es obligatorio').first().waitFor()
    await page.getByLabel('Nombre(s)').fill('Rosa Elena')
    await page.getByLabel('Primer apellido').fill('Montes')
    await page.getByLabel('Segundo apellido').fill('Quintero')
    await page.getByLabel('RFC').fill('MOQR780903U12')
    await page.getByLabel('CURP').fill('MOQR780903MDFNNS09')
    await page.getByText('Quizá este cliente ya está registrado').waitFor()
    assert.equal(
      await page.getByRole('link', { name: 'Rosa Elena Montes Quintero' }).first().getAttribute('href'),
      `${LIST}/${await clientId('Rosa Elena Montes Quintero')}`
    )
    await page.getByText('El dígito verificador no coincide. Revísalo').waitFor()
    await page.getByText('El dígito verificador no coincide. Revísala').waitFor()
    await page.getByLabel('Código postal').fill('64000')
    const state = page.getByLabel('Estado', { exact: true })
    await until(async () => (await state.inputValue()) !== '', 'the state of the postal code')
    assert.equal(await state.inputValue(), 'Nuevo León')
    await page.getByLabel('Número interior').fill('S/N')
    await page.getByLabel('Teléfono', { exact: true }).fill('123')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByText('Un teléfono lleva diez dígitos').first().waitFor()
    assert.equal(await page.getByLabel('RFC').inputValue(), 'MOQR780903U12')
    await page.getByLabel('Teléfono', { exact: true }).fill('81 5555 0123')
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByText('Se agregó a Rosa Elena Montes Quintero').waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('link', { name: 'Editar' }).click()
    await page.getByLabel('Nombre(s)').fill('Rosaura')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rosaura Montes Quintero' }).waitFor()
    await act(page, 'Archivar')
    await page.getByText('Este cliente está archivado').waitFor()
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await page.getByText('Este cliente está archivado').waitFor({ state: 'detached' })
    await page.close()
  })

  test('refuse to delete a client with matters and delete one without after confirmation of identity', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${LIST}/${await clientId('Rosa Elena Montes Quintero')}`)
    await act(page, 'Eliminar')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Tiene expedientes.').waitFor()
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    const free = await clientId('Rosa E. Montes Quintero')
    await page.goto(`${LIST}/${free}`)
    await act(page, 'Eliminar')
    await dialog.getByLabel('Tu contraseña').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByText('Se eliminó a Rosa E. Montes Quintero').waitFor()
    assert.isNull(await db.from('clients').where('id', free).first())
    await page.close()
  })

  test('merge two entries of one client and undo the merge', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    const [kept, other] = [await clientId('Rosa Elena Montes Quintero'), await clientId('Rosa E. Montes Quintero')]
    await page.goto(`${LIST}/${kept}/merge?with=${other}`)
    await page.getByText('Se conservan los teléfonos de ambos.').waitFor()
    await page.getByRole('radio', { name: 'Rosa E. Montes Quintero' }).click()
    await page.getByRole('button', { name: 'Fusionar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rosa E. Montes Quintero' }).waitFor()
    await page.getByRole('button', { name: 'Deshacer fusión' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rosa Elena Montes Quintero' }).waitFor()
    assert.isNull((await db.from('clients').where('id', other).firstOrFail()).merged_into_id)
    await page.close()
  })

  test('filter the list, open a client and invite them to the portal on a phone', async ({ browser, assert }) => {
    const phone = await browser.newContext({ baseURL: process.env.APP_URL, viewport: { width: 390, height: 844 } })
    const page = await openPage(phone, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('nadie ofelia')
    await page.waitForURL((url) => url.searchParams.get('q') === 'nadie ofelia')
    await page.getByText('Ningún cliente coincide').waitFor()
    await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('NUNEZ ofelia')
    await page.getByRole('link', { name: 'Ofelia Barragán Núñez' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ofelia Barragán Núñez' }).waitFor()
    assert.isTrue(await fitsItsWidth(page))
    await page.getByRole('button', { name: 'Invitar al portal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo electrónico').fill('ofelia@barragan.example')
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByText('Invitación enviada a ofelia@barragan.example').waitFor()
    await page.getByRole('button', { name: 'Reenviar la invitación a ofelia@barragan.example' }).waitFor()
    assert.lengthOf(await mailsTo('ofelia@barragan.example'), 1)
    await assertAccessible(page, assert)
    await page.close()
    await phone.close()
  })
})
