import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const ACTIVITIES = '/law-firm/activities'
const REMINDERS = '/law-firm/reminders'

test.group('Columns, views and filters of lists in the browser', (group) => {
  group.setup(() => seedDemo())

  test('show chosen columns of activities and keep them as a view', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(ACTIVITIES)
    await page.getByRole('columnheader', { name: 'Prioridad' }).waitFor()
    await page.getByRole('link', { name: /^Todas/ }).click()
    await page.waitForURL(/whose=all/)
    await page.getByRole('button', { name: 'Columnas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Prioridad' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Avance' }).check()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await page.getByRole('columnheader', { name: 'Avance' }).waitFor()
    await page.getByRole('columnheader', { name: 'Prioridad' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
    await dialog.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Del equipo')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: 'Del equipo' }).waitFor()
    assert.match(page.url(), /whose=all&columns=due,assignee,progress,state&saved=\d+$/)
    await page.close()
  })

  test('search and narrow reminders, keep that as a view and collapse the filters on a phone', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(REMINDERS)
    for (const title of ['Citar a la perita Ñuño', 'Comprar timbres']) {
      await page.getByRole('button', { name: 'Nuevo recordatorio' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Qué recordar').fill(title)
      await form.getByLabel('Fecha', { exact: true }).fill('05/01/2099')
      await form.getByLabel('Hora', { exact: true }).fill('10:30')
      await form.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('row', { name: title }).waitFor()
    }
    await page.getByRole('searchbox', { name: 'Buscar por título o expediente' }).fill('NUÑO perita')
    await page.getByRole('row', { name: 'Comprar timbres' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filtro', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: /Repetición/ }).click()
    await page.getByRole('option', { name: 'Una sola vez' }).click()
    await page.waitForURL(/repeats=no/)
    await drawer.getByRole('button', { name: '1 recordatorio' }).click()
    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
    await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Peritas')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: 'Peritas' }).waitFor()
    await page.reload()
    await page.getByRole('row', { name: 'Citar a la perita' }).waitFor()
    assert.equal(await page.getByRole('searchbox', { name: 'Buscar por título' }).inputValue(), 'NUÑO perita')
    await page.setViewportSize({ width: 390, height: 844 })
    const row = page.getByRole('row').filter({ visible: true }).first()
    assert.isTrue(await row.getByText('Avisar a', { exact: true }).isVisible())
    await page.getByRole('button', { name: 'Filtros 1' }).click()
    await drawer.getByRole('button', { name: 'Quitar filtros' }).click()
    await page.waitForURL((url) => !url.search.includes('repeats'))
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('keep the filters of the log on one row at 1440 pixels', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const query of ['', '?from=2026-01-01']) {
      await page.goto(`/law-firm/settings/log${query}`)
      const fields = page.getByRole('group', { name: 'Filtros de la bitácora' })
      await fields.getByLabel('Hasta').waitFor()
      const labels = await fields.locator('label').all()
      const tops = await Promise.all(labels.map(async (label) => (await label.boundingBox())!.y))
      assert.isAbove(tops.length, 3)
      assert.lengthOf(new Set(tops), 1, query)
    }
    await page.close()
  })

  test('filter conflict checks and requests and search the trash on a phone', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/law-firm/clients/conflicts?decision=declined&page=4')
    await page.getByRole('link', { name: 'Ver todas' }).or(page.getByRole('table')).first().waitFor()
    await page.getByRole('button', { name: /^Decisión/ }).click()
    await page.getByRole('option', { name: 'Pendiente' }).click()
    await page.waitForURL(/conflicts\?decision=pending$/)
    assert.isTrue(await fitsItsWidth(page))
    await page.goto('/law-firm/client-requests')
    await page.getByRole('link', { name: 'Declinadas' }).click()
    await page.waitForURL(/state=declined$/)
    assert.isTrue(await fitsItsWidth(page))
    await page.goto('/law-firm/files/trash?q=nadie')
    await page.getByRole('link', { name: 'Ver toda la papelera' }).waitFor()
    assert.equal(await page.getByRole('searchbox', { name: 'Filtrar esta lista' }).inputValue(), 'nadie')
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('name the columns in the cards of a phone, which have no head', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.setViewportSize({ width: 390, height: 844 })
    const names: [string, string][] = [
      ['/law-firm/files/list?saved=0', 'Próxima fecha'],
      ['/law-firm/clients?saved=0&columns=contact,matters', 'Expedientes'],
      ['/law-firm/settings/members', 'Rol'],
      [`${ACTIVITIES}?whose=all`, 'Vence'],
    ]
    for (const [address, name] of names) {
      await page.goto(address)
      const row = page.getByRole('row').filter({ visible: true }).first()
      assert.isTrue(await row.getByText(name, { exact: true }).isVisible(), address)
      assert.isTrue(await fitsItsWidth(page), address)
    }
    await page.close()
  })

  test('lead from the last matter of a page to the first of the next, and back', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/list?saved=0&sort=number')
    await page.getByRole('row').last().getByRole('link').first().click()
    await page.waitForURL(/file-overview/)
    await page.getByText('25 de 40', { exact: true }).waitFor()
    const last = page.url()
    await page.getByRole('button', { name: 'Expediente siguiente' }).click()
    await page.getByText('26 de 40').waitFor()
    assert.notEqual(page.url(), last)
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').waitFor()
    assert.match(
      (await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').getAttribute('href'))!,
      /page=2/
    )
    await page.keyboard.press('k')
    await page.getByText('25 de 40', { exact: true }).waitFor()
    assert.equal(page.url(), last)
    await page.close()
  })

  test('take a note where the timeline of a matter is read', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=timeline')
    await page.getByRole('button', { name: 'Escribir nota' }).click()
    await page.locator('[contenteditable=true]').fill('Llamó el perito')
    await page.getByRole('button', { name: 'Guardar nota' }).click()
    await page.locator('article').filter({ hasText: 'Llamó el perito' }).waitFor()
    assert.include(page.url(), 'tab=timeline')
    await page.close()
  })
})
