import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const CLIENTS = '/law-firm/clients/multi-client-management'
const MATTERS = '/law-firm/files/multi-dossier-management'

const FILE = [
  'Razón social;Correo electrónico;Teléfono;Clave interna',
  'Imprenta Íñiguez, S.A. de C.V.;contacto@iniguez.example;55 1234 5678;K-1',
  'Domitila Coss Ñúñez;domitila@correo.example;;K-2',
  'Con Correo Malo;esto no es;;K-3',
  ';sin.nombre@correo.example;;K-4',
].join('\r\n')

test.group('Bulk import and assignment in the browser', (group) => {
  group.setup(() => seedDemo())

  test('map the clients of a file, try the import, correct errors from a file, import and undo', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${CLIENTS}?tab=import`)
    const file = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('heading', { name: 'Contenido de cada columna' }).waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 800 })
    assert.isTrue(await fitsItsWidth(page), 'mapping at 390')
    await page.getByRole('button', { name: 'Revisar sin importar' }).click()

    await page.getByText('1 renglón con errores').waitFor()
    await page.getByText('Razón social: Este campo es obligatorio').waitFor()
    await page.getByText('Correo electrónico: Este correo no es válido').first().waitFor()
    assert.isTrue(await fitsItsWidth(page), 'report at 390')
    await page.setViewportSize({ width: 1280, height: 900 })
    await assertAccessible(page, assert)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /renglones-con-errores\.csv/ }).click(),
    ])
    assert.include(await readFile(await download.path(), 'utf8'), ',sin.nombre@correo.example,,K-4,5,')

    await page.getByRole('button', { name: 'Importar 3 renglones' }).click()
    await page.getByRole('heading', { name: 'Importación terminada' }).waitFor()
    await page.goto('/law-firm/clients?q=iniguez')
    await page.getByRole('link', { name: 'Imprenta Íñiguez, S.A. de C.V.' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Deshacer importación' }).click()
    await page.getByRole('heading', { name: 'Importación deshecha' }).waitFor()
    await page.close()
  })

  test('assign matters in bulk after a preview, undo it, and export the list', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(MATTERS)
    const boxes = page.locator('tbody').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('radio', { name: 'Los 2 seleccionados' }).check()
    await page.getByRole('button', { name: 'Cambiar 2' }).click()
    await page.getByRole('button', { name: /Dato que cambia/ }).click()
    await page.getByRole('option', { name: 'Estado', exact: true }).click()
    await page.getByRole('button', { name: /Nuevo valor/ }).click()
    await page.getByRole('option', { name: 'Suspendido' }).click()
    await page.getByRole('button', { name: 'Vista previa' }).click()

    await page.getByText('Todavía no se ha cambiado nada', { exact: false }).waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 800 })
    assert.isTrue(await fitsItsWidth(page), 'preview at 390')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Cambiar 2 registros' }).click()
    await page.getByText('Se terminó el cambio de 2 registros.').first().waitFor()
    await page.getByRole('button', { name: 'Deshacer cambio' }).click()
    await page.getByText('Se deshizo el cambio de 2 registros.').first().waitFor()

    await page.goto(MATTERS)
    await page.getByRole('button', { name: /^Exportar/ }).click()
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /\.xlsx/ }).click(),
    ])
    assert.match(download.suggestedFilename(), /^expedientes-.*\.xlsx$/)
    await page.goto('/law-firm/settings/export')
    await page.getByRole('heading', { level: 1, name: 'Exportar e importar' }).waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })
})
