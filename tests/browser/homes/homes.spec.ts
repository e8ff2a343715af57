import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'

test.group('Everybody has something to see', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('a lawyer sees recent matters', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.getByText('Expedientes recientes').waitFor()
    await page.getByRole('heading', { name: 'Para hoy' }).waitFor()
    await page.locator('a[href^="/law-firm/files/file-overview/"]').first().waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('a client sees number, title and state of their matter and nothing of the firm', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'client')
    assert.equal(new URL(page.url()).pathname, '/main/client')
    await page.getByText('Amparo contra la clausura de «La Galatea»').first().waitFor()
    await page
      .getByText(/IL-0001/)
      .first()
      .waitFor()
    await page.goto('/law-firm/files/list')
    assert.equal(new URL(page.url()).pathname, '/main/client')
    await page.goto('/main/client')
    await assertAccessible(page, assert)
    await page.close()
  })

  test('an operator sees the state of the sources', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'operator')
    assert.equal(new URL(page.url()).pathname, '/settings/workspaces')
    await page.goto('/settings/sources')
    await page.getByText('420').first().waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })
})
