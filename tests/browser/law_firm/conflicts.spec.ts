import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const CONFLICTS = '/law-firm/clients/conflicts'

test.group('Conflict checks in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('search for a name, decide on the matches and produce the certificate', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${CONFLICTS}/relations`)
    await page.getByLabel(/^Persona o empresa(?! relacionada)/).fill('Iván Robles Paz')
    await page.getByRole('button', { name: /^Relación/ }).click()
    await page.getByRole('option', { name: 'socio de' }).click()
    await page.getByLabel('Persona o empresa relacionada').fill('Aceros Tepeyac')
    await page.getByRole('button', { name: 'Agregar relación' }).click()
    await page.getByText('Se agregó la relación').first().waitFor()

    await page.goto(CONFLICTS)
    await page.getByLabel('Nombre o razón social').fill('Yvan Robles Pas')
    await page.getByRole('button', { name: 'Revisar conflictos' }).click()
    await page.getByRole('heading', { level: 1, name: /^Revisión CC-/ }).waitFor()
    await page.getByRole('link', { name: 'Aceros Tepeyac, S.A. de C.V.' }).first().waitFor()
    await page.getByText('Relacionado', { exact: true }).first().waitFor()

    await page.getByRole('radio', { name: /^Dispensado/ }).check()
    await page.getByRole('button', { name: 'Registrar decisión' }).click()
    await page.getByText('Escribe el motivo').first().waitFor()
    await page.getByLabel(/^Motivo/).fill('Ambas partes consintieron por escrito.')
    await page.getByRole('button', { name: 'Registrar decisión' }).click()
    await page.getByRole('link', { name: 'Certificado' }).click()
    await page.getByRole('heading', { level: 1, name: /^Certificado de revisión/ }).waitFor()
    const hash = await page.getByText(/^[0-9a-f]{64}$/).innerText()
    const folio = await page
      .getByText(/^CC-\d{4}$/)
      .first()
      .innerText()

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' })
    assert.isFalse(await page.getByRole('navigation').first().isVisible())
    await page.emulateMedia({ media: 'screen' })

    await page.goto(`${CONFLICTS}/verification`)
    await page.getByLabel('Folio').fill(folio)
    await page.getByLabel(/^Huella/).fill(hash)
    await page.getByRole('button', { name: 'Verificar' }).click()
    await page.getByText('El certificado es auténtico').waitFor()
    await page.getByLabel(/^Huella/).fill('0'.repeat(64))
    await page.getByRole('button', { name: 'Verificar' }).click()
    await page.getByText('No coincide con ninguna revisión registrada').waitFor()
    await page.close()
  })

  test('warn of a match before a new client is saved', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/law-firm/clients/add')
    await page.getByText('Persona moral', { exact: true }).first().click()
    await page.getByLabel(/^Razón social/).fill('Aseros Tepellac SA')
    await page.getByText('Posible conflicto de interés').waitFor()
    await page.getByText('Aceros Tepeyac, S.A. de C.V.').first().waitFor()
    assert.equal(await page.getByText('Posible conflicto de interés').count(), 1)
    await page.close()
  })
})
