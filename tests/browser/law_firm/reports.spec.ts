import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import Report from '#app/insights/models/report'
import { choose } from '#tests/helpers/choose'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Reports in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  test('are built with a look at them, shared, sent every week and taken along as a file', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/reports/add')
    await choose(page, 'De qué trata', 'Cobros')
    await page.getByRole('button', { name: 'Agregar filtro' }).click()
    await page.getByRole('button', { name: 'Vista previa' }).click()
    await page.getByRole('region', { name: 'Vista previa' }).getByRole('row').nth(1).waitFor()

    await page.getByRole('button', { name: 'Guardar reporte' }).click()
    await page
      .locator(':focus')
      .and(page.getByRole('textbox', { name: 'Nombre', exact: true }))
      .waitFor()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Lo que falta por cobrar')
    await page.getByRole('combobox', { name: /^Compartir con/ }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await choose(page, 'Envío', 'Cada semana')
    await choose(page, 'Día', 'Miércoles')

    await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.match(page.url(), /reports\/add/, 'what was typed is kept')

    await page.getByRole('button', { name: 'Guardar reporte' }).dblclick()
    await page.waitForURL(/reports\/view\/\d+$/)
    const saved = await Report.query().where('title', 'Lo que falta por cobrar').preload('roles')
    assert.lengthOf(saved, 1, 'pressed twice, saved once')
    assert.deepEqual([saved[0]!.rhythm, saved[0]!.roles.length], ['weekly', 1])

    const [ordered] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    const { data } = (await ordered.json()) as { data: { id: number } }
    await runTask((await Task.findOrFail(data.id)).id)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /\.csv/ }).click(),
    ])
    assert.isAbove((await readFile(await download.path(), 'utf8')).split('\n').length, 2)
    await page.close()
  })
})
