import { test } from '@japa/runner'
import { libraryOf } from '#tests/functional/research/searches/library'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const LONG = 'palabra '.repeat(1_300)

test.group('Search filters in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
    const subjects = Array.from({ length: 14 }, (_, place) => `Materia ficticia ${String.fromCharCode(65 + place)}`)
    await libraryOf(...subjects.map((materia) => ({ title: 'TESIS FICTICIA', facets: { materia: [materia] } })))
    await libraryOf({ title: 'SENTENCIA FICTICIA', source: 'cjf', kind: 'sentencia' })
  })

  test('find a value of a long filter by typing', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/scjn?q=ficticia')
    await page.getByLabel('Buscar en Materia').first().fill('ficticia n')
    await page.getByLabel(/^Materia ficticia N/).check()
    await page.waitForURL(/materia=Materia(\+|%20)ficticia(\+|%20)N/)
    await page.close()
  })

  test('say that a day does not exist and keep what was typed', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/cjf?q=ficticia&fechaSentencia=2020-01-01..')
    const from = page.getByRole('textbox', { name: 'Fecha de la sentencia: Desde' }).first()
    await from.fill('31/02/2024')
    await from.press('Enter')
    await page.getByText('Esa fecha no existe: dd/mm/aaaa.').waitFor()
    assert.equal(await from.inputValue(), '31/02/2024')
    await page.close()
  })

  test('ask suggestions for the end of a very long text', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/b-search/scjn?q=ficticia')
    const answered = page.waitForResponse(/suggestions/)
    await page.getByRole('combobox').first().fill(LONG)
    assert.equal((await answered).status(), 200)
    await page.close()
  })
})
