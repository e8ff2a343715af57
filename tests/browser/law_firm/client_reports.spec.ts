import { test } from '@japa/runner'
import { runTask } from '#app/core/tasks/run_task'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'

test.group('Reports to many clients in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  test('are prepared, read, changed and approved, and only the approved one is sent', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/client-reports')
    await page.getByRole('link', { name: 'Varios clientes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reportes a varios clientes' }).waitFor()
    await page.getByRole('button', { name: 'Preparar reportes' }).click()
    await page.waitForURL(/batches\/\d+$/)
    const { prepareTaskId } = await ClientReportBatch.findOrFail(Number(page.url().split('/').at(-1)))
    await runTask(prepareTaskId!)
    const reload = page.getByRole('link', { name: 'Revisar', exact: true })
    await reload.waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.setViewportSize({ width: 1280, height: 800 })
    await assertAccessible(page, assert)
    await reload.click()
    await page.waitForURL(/drafts\/\d+$/)
    const id = Number(page.url().split('/').at(-1))
    await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('clienta@panificadora.example')
    await page.getByRole('textbox', { name: 'Texto' }).fill('Su asunto va bien.')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Reporte guardado').first().waitFor()
    assert.equal((await ClientReportDraft.findOrFail(id)).body, 'Su asunto va bien.')
    await page.getByRole('button', { name: 'Aprobar y seguir' }).click()
    await page.getByText('Reporte aprobado').first().waitFor()
    await page.goto(page.url().replace(/\/drafts.*/, ''))
    await page.getByRole('button', { name: 'Enviar el aprobado' }).click()
    await page.getByRole('link', { name: /^Enviados\D*1$/ }).waitFor()
    assert.lengthOf(await mailsTo('clienta@panificadora.example'), 1)
    assert.equal((await ClientReportDraft.findOrFail(id)).state, 'sent')
    await page.close()
  })
})
