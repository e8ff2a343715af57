import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { fitsItsWidth, goHome, openPage, signInAs } from '#tests/helpers/journey'

test.group('Home pages by role', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('show a lawyer the recent matters', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await goHome(page)
    await page.getByText('Expedientes recientes').waitFor()
    await page.getByRole('heading', { name: 'Para hoy' }).waitFor()
    await page.locator('a[href^="/law-firm/files/file-overview/"]').first().waitFor()
    await page.getByText('Acuerdos en casos que sigues').waitFor()
    assert.isTrue(await fitsItsWidth(page), 'the home fits its width')
    await page.close()
  })

  test('show a client number, title and status of their matter and nothing else of the firm', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'client')
    await goHome(page)
    assert.equal(new URL(page.url()).pathname, '/main/client')
    await page.getByText('Amparo contra la clausura de «La Galatea»').first().waitFor()
    await page
      .getByText(/IL-0001/)
      .first()
      .waitFor()
    await page.goto('/law-firm/files/list')
    assert.equal(new URL(page.url()).pathname, '/main/client')
    await page.close()
  })

  test('show an operator the state of the sources', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'operator')
    await goHome(page)
    assert.equal(new URL(page.url()).pathname, '/settings/workspaces')
    await page.goto('/settings/sources')
    await page.getByText('420').first().waitFor()
    await page.close()
  })
})
