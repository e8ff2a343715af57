import { test } from '@japa/runner'
import { libraryOf } from '#tests/functional/research/searches/library'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const TITLES = ['TESIS FICTICIA SOBRE PATIOS.', 'OTRO CRITERIO FICTICIO DE PATIOS.']

test.group('Saved research in the browser', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('stars a result, collects, orders and annotates two, marks one, and alerts on new results', async ({
    browserContext,
    assert,
  }) => {
    const [first, second] = await libraryOf(...TITLES.map((title) => ({ title })))
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')

    await page.goto('/search/b-search/scjn?q=patios')
    const result = page.getByRole('article').filter({ hasText: TITLES[0] })
    await result.getByRole('button', { name: 'Favorito' }).click()
    await page.getByRole('button', { name: 'Favorito', pressed: true }).waitFor()
    await result.getByRole('button', { name: 'Colección' }).click()
    await page
      .getByRole('radio', { name: 'Una nueva' })
      .or(page.getByRole('button', { name: 'Una nueva' }))
      .click()
    await page.getByLabel('Nombre', { exact: true }).fill('Patios interiores')
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await page.getByText('Se creó «Patios interiores»').waitFor()

    await page
      .getByRole('checkbox', { name: /^Seleccionar / })
      .first()
      .check()
    await page
      .getByRole('checkbox', { name: /^Seleccionar / })
      .nth(1)
      .check()
    await page.getByText('2 seleccionados').waitFor()
    await page.getByRole('button', { name: 'Agregar a una colección' }).click()
    await page.getByText('2 textos').first().waitFor()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Quitar selección' }).click()

    await page.getByRole('button', { name: 'Crear alerta' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Crear alerta' }).click()
    await page.getByText('Alerta creada').waitFor()

    await page.goto(`/search/b-search/analysis/scjn/${second!.slug}`)
    await page.getByRole('button', { name: 'Marcar' }).click()
    await page.getByLabel('Motivo').fill('El despacho ya no la invoca.')
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click()
    await page.getByText('No válido para el despacho').first().waitFor()
    await page.getByRole('button', { name: 'Agregar a una colección' }).first().click()
    await page.getByRole('combobox', { name: 'Colección' }).fill('Patios')
    await page.getByRole('option', { name: 'Patios interiores' }).click()
    await page.getByRole('textbox', { name: 'Nota (opcional)' }).fill('Para contrastar.')
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await page
      .getByRole('region', { name: /En colecciones/ })
      .getByRole('link', { name: 'Patios interiores' })
      .click()

    await page.getByRole('heading', { level: 1, name: 'Patios interiores' }).waitFor()
    await page.getByText('Para contrastar.').waitFor()
    const titles = () => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
    assert.deepEqual(await titles(), [TITLES[0], TITLES[1]])
    await page.getByRole('button', { name: /^Mover «OTRO/ }).press('ArrowUp')
    await page.getByText('Ahora en el lugar 1').waitFor()
    await until(async () => (await titles())[0] === TITLES[1], 'the new order')
    assert.deepEqual(await titles(), [TITLES[1], TITLES[0]])
    await assertAccessible(page, assert)

    await page.goto('/search/collections?tab=favorites')
    await page.getByRole('link', { name: first!.title }).waitFor()
    await page.close()
  })
})
