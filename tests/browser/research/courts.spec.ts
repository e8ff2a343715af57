import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Court pages in the browser', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('find a court by name, open one of its figures, a ruling and its judge', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto('/search/courts')
    await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('decimo noveno civil')
    await page.waitForURL(/q=decimo/)
    await page.getByText(/^\d órganos?$/).waitFor()
    await page.getByRole('link', { name: /Décimo Noveno Tribunal Colegiado en Materia Civil/ }).click()
    await page.waitForURL(/\/search\/courts\/\d+$/)

    await page.getByRole('link', { name: /Hasta el 14 sep 2025/ }).click()
    await page.waitForURL(/periodo=anterior/)
    const figure = page.getByRole('link', { name: /^Sobresee/ }).first()
    const count = Number((await figure.innerText()).replace(/\D/g, ''))
    await figure.click()
    await page.waitForURL(/sentido=Sobresee/)
    await page
      .getByText(new RegExp(`de ${count}$`))
      .first()
      .waitFor()

    await page
      .getByRole('link', { name: /^Amparo (?:Directo|en revisión) \d+\/\d{4}\./ })
      .first()
      .click()
    await page.waitForURL(/analysis\/cjf\/sentencia-/)
    await page
      .getByRole('link', { name: /^(?:Ofelia|Genaro|Leonor) / })
      .first()
      .click()
    await page.waitForURL(/\/search\/judges\?judge=\d+/)
    await page.getByRole('heading', { name: 'Nombramientos' }).waitFor()
    await page.close()
  })
})
