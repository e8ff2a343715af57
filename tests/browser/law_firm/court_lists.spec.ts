import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const LIST = 'Lista ficticia de marzo'

/** The text of a list in columns with a row of each matter. */
function listOf(matters: { court: string; case_key: string; client_name: string }[]): string {
  const headings = ['Juzgado', 'Expediente', 'Partes', 'Fecha', 'Síntesis']
  const rows = matters.map(({ court, case_key: key, client_name: name }) => [
    ...[court, key, `${name} vs Autoridad Ficticia`, '02/03/2026', 'Agréguese a los autos el oficio de cuenta.'],
  ])
  return [headings, ...rows].map((cells) => cells.join('\t')).join('\n')
}

const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

test.group('Court lists in the browser', (group) => {
  group.each.setup(async () => {
    await seedDemo()
    for (const table of ['court_list_matches', 'court_list_rows', 'court_lists']) await db.from(table).delete()
  })

  for (const width of [1440, 390])
    test(`are looked at and taken in, and one match becomes an activity and another is refused, at ${width} px`, async ({
      browserContext,
      assert,
    }) => {
      const matters = await db.from('matters').whereIn('id', [1, 2]).orderBy('id')
      const [kept, other] = matters.map(({ case_key: key }) => String(key))
      const page = await openPage(browserContext, assert)
      await page.setViewportSize({ width, height: 900 })
      await signInAs(page, 'owner')
      await page.goto('/law-firm/library/lists')
      await page.getByRole('button', { name: 'Importar lista' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Nombre de la lista/).fill(LIST)
      await dialog.getByLabel(/^Texto de la lista/).fill(listOf(matters))
      await dialog.getByRole('button', { name: 'Ver qué trae' }).click()
      await dialog.getByText('Se leyeron 2 renglones.').waitFor()
      assert.isFalse(await isTooWide(page))
      assert.isEmpty(await db.from('court_list_rows'))
      await dialog.getByRole('button', { name: 'Importar', exact: true }).click()
      await page.getByRole('link', { name: LIST }).first().waitFor()
      assert.isFalse(await isTooWide(page))

      await page.getByRole('link', { name: 'Acuerdos', exact: true }).click()
      const card = (key: string | undefined) => page.getByRole('article', { name: key })
      await card(other).waitFor()
      await card(kept).getByText('el número de expediente es el mismo').waitFor()
      assert.isFalse(await isTooWide(page))
      await card(kept).getByRole('button', { name: 'Aceptar' }).click()
      await dialog.getByRole('button', { name: /^Qué hacer con el renglón/ }).click()
      await page.getByRole('option', { name: 'Agregar una actividad' }).click()
      await dialog.getByLabel(/^Actividad/).fill('Leer el oficio agregado')
      await dialog.getByRole('checkbox', { name: /^Avisar al cliente/ }).check()
      const told = await dialog.getByLabel(/^Qué decirle/).inputValue()
      assert.match(told, /^Hay un acuerdo nuevo en el asunto, del \d+ de \w+ de \d{4}\.$/)
      assert.isFalse(await isTooWide(page))
      await dialog.getByRole('button', { name: 'Aceptar', exact: true }).click()
      await card(kept).waitFor({ state: 'detached' })
      await card(other).getByRole('button', { name: 'No es' }).click()
      await dialog.getByLabel(/^Razón/).fill('Es de otra persona')
      await dialog.getByRole('button', { name: 'No es', exact: true }).click()
      await page.getByText('Nada por revisar').waitFor()
      assert.deepEqual(
        (await db.from('court_list_matches').orderBy('matter_id').select('state', 'reason')).map((match) => ({
          ...match,
        })),
        [
          { state: 'accepted', reason: null },
          { state: 'invalid', reason: 'Es de otra persona' },
        ]
      )

      const [update] = await db.from('portal_updates').where('matter_id', 1).orderBy('id', 'desc').limit(1)
      assert.equal(update.text, told)
      await page.goto('/law-firm/files/file-overview/1?tab=activities')
      await page.getByText('Leer el oficio agregado').first().waitFor()
      await page.close()
    })

  test('get the day of a row that does not say it, with the reason', async ({ browserContext, assert }) => {
    const matters = await db.from('matters').where('id', 1)
    const undated = listOf(matters).replaceAll('\t02/03/2026', '').replace('\tFecha', '')
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 390, height: 900 })
    await signInAs(page, 'owner')
    await page.goto('/law-firm/library/lists')
    await page.getByRole('button', { name: 'Importar lista' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Nombre de la lista/).fill(LIST)
    await dialog.getByLabel(/^Texto de la lista/).fill(undated)
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByRole('link', { name: LIST }).first().waitFor()
    await page.goto('/law-firm/library/lists/agreements')
    await page.getByRole('button', { name: 'Poner fecha' }).click()
    await dialog.getByLabel(/^Fecha de publicación/).fill('2026-03-02')
    await dialog.getByLabel(/^Cómo se sabe/).fill('Boletín del 2 de marzo')
    assert.isFalse(await isTooWide(page))
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Fecha puesta por el despacho: Boletín del 2 de marzo').waitFor()
    assert.equal((await db.from('court_list_rows').firstOrFail()).day, '2026-03-02')
    await page.close()
  })
})
