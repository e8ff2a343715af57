import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Court from '#app/courts/models/court'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Clocks and the list of deadlines in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('say what they run from where nothing was notified, when they are proposed and when that is corrected', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=docket')
    await page.getByRole('button', { name: 'Agregar plazo' }).click()
    await page.getByRole('button', { name: /^Qué se notificó o conoció/ }).click()
    await page.getByRole('option', { name: 'Otra cosa' }).click()
    await page.getByRole('combobox', { name: /^Plazos que abre/ }).fill('despido')
    await page.getByRole('option', { name: /^Laboral: prescripción de la acción por despido/ }).click()
    await page.getByRole('button', { name: /^Desde qué corre.*Separación del trabajo/i }).waitFor()
    await page.getByLabel(/^Día de la separación/).fill('02/11/2026')
    await page.getByRole('button', { name: 'Proponer plazos' }).click()
    await page
      .getByRole('link', { name: /^Laboral: prescripción de la acción por despido/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Corregir' }).click()
    await page.getByLabel(/^Día de la separación/).waitFor()
    assert.equal(await page.getByText('Fecha de la notificación').count(), 0)
    await page.close()
  })

  test('begin again with an act, and are found among the deadlines of all matters', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=docket')
    await page.getByRole('button', { name: 'Iniciar un reloj' }).click()
    await page.getByRole('button', { name: /^Qué corre/ }).click()
    await page.getByRole('option', { name: /^Civil: prescripción general/ }).click()
    await page.getByLabel(/^Acto/).fill('Venció el pagaré')
    await page.getByLabel(/^Día en que ocurrió/).fill('23/02/2026')
    await page.getByRole('button', { name: /^Cómo cuenta/ }).click()
    await page.getByRole('option', { name: /^Se pudo exigir/ }).click()
    await page.getByRole('button', { name: 'Iniciar', exact: true }).click()
    await page.getByText(/Corre desde «Venció el pagaré», 23\/02\/2026/).waitFor()
    await page.locator('time[datetime="2036-02-22"]').first().waitFor()

    await page.getByRole('button', { name: 'Registrar acto que cuenta' }).click()
    await page.getByLabel(/^Acto/).fill('Reconocimiento del adeudo')
    await page.getByLabel(/^Día en que ocurrió/).fill('02/03/2026')
    await page.getByRole('button', { name: /^Cómo cuenta/ }).click()
    await page.getByRole('option', { name: /^Se interrumpió la prescripción/ }).click()
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await page.getByText(/Corre desde «Reconocimiento del adeudo», 02\/03\/2026/).waitFor()
    await page.locator('time[datetime="2036-03-01"]').first().waitFor()

    await page.getByRole('link', { name: 'Plazos', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Plazos de todos los expedientes' }).waitFor()
    await page.getByRole('button', { name: /^Tipo/ }).click()
    await page.getByRole('option', { name: 'Reloj', exact: true }).click()
    await page.waitForURL(/kind=clock/)
    await page
      .getByRole('link', { name: /Civil: prescripción general/ })
      .first()
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
    assert.isFalse(isTooWide)
    await page.getByRole('link', { name: 'Hoja para imprimir' }).click()
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    await page.close()
  })

  for (const width of [1440, 390])
    test(`pass to another person, are taken back and narrowed by court at ${width} px`, async ({
      browserContext,
      assert,
    }) => {
      const name = 'Juzgado Ficticio de Distrito'
      const { id: courtId } = await Court.create({
        source: 'cjf',
        externalId: 'x1',
        name,
        kind: 'district_court',
      } as never)
      await db.from('matters').where('id', 2).update({ court_id: courtId })
      const page = await openPage(browserContext, assert)
      await page.setViewportSize({ width, height: 900 })
      await signInAs(page, 'owner')
      await page.goto('/law-firm/deadlines')
      const title = 'Exhibir copias certificadas de la escritura'
      const row = page.getByRole('row', { name: new RegExp(title) })
      await row.waitFor()
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Reasignar', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Ver qué cambia' }).click()
      await dialog.getByText('Este campo es obligatorio').first().waitFor()
      await dialog.getByRole('button', { name: /^Nueva persona responsable/ }).click()
      await page.getByRole('option', { name: 'Mariana Ibarra Lozano' }).click()
      await dialog.getByRole('button', { name: 'Ver qué cambia' }).click()
      await dialog.getByRole('list', { name: 'Plazos que se reasignan' }).getByText(title).waitFor()
      assert.isFalse(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth'))
      await dialog.getByRole('button', { name: 'Reasignar 1 plazo' }).click()
      await page.getByText('1 plazo cambió de responsable').waitFor()
      await row.getByText('Mariana Ibarra Lozano').waitFor()
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await row.getByText('Diego Arriaga Peña').waitFor()

      if (width === 390) await page.getByRole('button', { name: 'Filtros', exact: true }).click()
      await page.getByRole('combobox', { name: /^Juzgado/ }).fill('ficticio de distrito')
      await page.getByRole('option', { name }).click()
      await page.waitForURL(/court=/)
      await page.getByRole('row', { name: /Exhibir copias certificadas/ }).waitFor({ state: 'visible' })
      await page.getByRole('row', { name: /Desahogar la vista/ }).waitFor({ state: 'detached' })
      await page.close()
    })
})
