import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import MatterParty from '#app/matters/models/matter_party'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const MATTERS = '/law-firm/files/multi-dossier-management'
const FILE = join(import.meta.dirname, '../../functional/transfers/spreadsheets/control_de_litigio.xlsx')
const PHONE = { width: 390, height: 800 }
const DESK = { width: 1440, height: 900 }

/** Looks at a step on a phone and on a desk, with axe in both themes. */
async function look(page: Page, assert: Parameters<typeof assertAccessible>[1], step: string) {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    assert.isTrue(await fitsItsWidth(page), `${step} at ${size.width}`)
  }
  await assertAccessible(page, assert)
}

test.group('Import of matters in the browser', (group) => {
  group.setup(() => seedDemo())

  test('finds the headings, maps values, shows what would happen, goes back and imports', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${MATTERS}?tab=import`)
    await page.locator('input[type=file]').setInputFiles(FILE)
    await page.getByRole('heading', { name: 'Contenido de cada columna' }).waitFor()
    const isTwo = page.getByRole('switch', { name: 'Los títulos ocupan dos renglones' })
    assert.isTrue(await page.getByRole('radio', { name: 'Los títulos están en el renglón 6' }).isChecked())
    assert.isFalse(await isTwo.isChecked())
    await page.getByRole('radio', { name: 'Los títulos están en el renglón 5' }).check()
    await isTwo.check()
    await page.getByRole('button', { name: 'Usar estos títulos' }).click()
    await page.getByText('Órgano · Ciudad', { exact: true }).waitFor()
    await look(page, assert, 'columns')
    const court = page.getByRole('combobox', { name: 'Campo de la columna «Órgano · Ciudad»' })
    await court.click()
    await page.getByRole('option', { name: 'No importar' }).click()
    await page.getByRole('button', { name: 'Continuar con los valores' }).click()

    await page.getByRole('heading', { name: 'Significado de cada valor' }).waitFor()
    const unknown = page.getByRole('combobox', { name: 'Responsable: significado de «Lic. Toño»' })
    await look(page, assert, 'values')
    await unknown.click()
    await page.getByRole('option').nth(1).click()
    await page.getByRole('button', { name: 'Revisar sin importar' }).click()

    await page.getByRole('heading', { name: 'Resultado previsto de la importación' }).waitFor()
    await page.getByRole('heading', { name: /^Clientes: \d+ nuevos/ }).waitFor()
    await page.getByRole('heading', { name: /Así quedarían los primeros 40 renglones/ }).waitFor()
    await look(page, assert, 'review')

    await page.getByRole('button', { name: /Columnas/ }).click()
    await page.getByRole('heading', { name: 'Contenido de cada columna' }).waitFor()
    assert.equal(await court.inputValue(), '', 'the column stays left out')
    await page.getByRole('button', { name: /Revisión/ }).click()
    await page.getByRole('button', { name: 'Importar 118 renglones' }).click()
    await page.getByRole('heading', { name: 'Importación terminada' }).waitFor()
    const [party] = await MatterParty.query().where('side', 'other').orderBy('id', 'desc').limit(1)
    await page.goto(`/law-firm/files/file-overview/${party!.matterId}?tab=parties`)
    await page.getByText(party!.name).first().waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Deshacer importación' }).click()
    await page.getByRole('heading', { name: 'Importación deshecha' }).waitFor()
    await page.close()
  })
})
