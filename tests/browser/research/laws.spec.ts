import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'

const LAW = 'ley-federal-de-mediacion-vecinal-ficticia-demo-lfmv'
const ANALYSIS = `/search/b-search/analysis/federal_laws/${LAW}`
const FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'

test.group('Law page in the browser', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('opens from results, is browsed, followed to an article and compared with an earlier version', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(`${ANALYSIS}?q=mediaci%C3%B3n`)
    await page.getByRole('link', { name: 'Resultado anterior' }).first().waitFor()
    await page
      .getByRole('link', { name: /^TÍTULO SEGUNDO/ })
      .first()
      .click()
    await page.waitForURL(/q=mediaci.*parte=/)
    await page.keyboard.press('p')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByLabel('Ir al artículo').first().fill('5')
    await page.keyboard.press('Enter')
    await page.waitForURL(/articulo-5$/)
    await page.getByRole('link', { name: /^Comparar/ }).click()
    await page.waitForURL(/versiones$/)
    await page.locator('ins').first().waitFor()
    assert.isAbove(await page.locator('ins').count(), 0)
    await page.close()
  })

  test('is printed with its headings, which says when it is only a chunk, and whole in one piece', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(`${ANALYSIS}?parte=2`)
    await page.emulateMedia({ media: 'print' })
    const text = page.locator('article')
    await text
      .getByRole('heading', { name: /^TÍTULO/ })
      .first()
      .waitFor()
    await text.getByText('Aquí se imprime solo la parte', { exact: false }).waitFor()
    await page.emulateMedia({ media: 'screen' })
    await text.getByRole('link', { name: 'Leer toda la ley' }).click()
    await page.waitForURL(/lectura=todo/)
    await text.getByText('Ley completa', { exact: false }).waitFor()
    await assertAccessible(page, assert)
    await page.emulateMedia({ media: 'print' })
    await text.getByText('Ley completa', { exact: false }).waitFor()
    await text.getByRole('heading', { name: /^TÍTULO PRIMERO/ }).waitFor()
    await text.getByRole('heading', { name: /^TÍTULO SEGUNDO/ }).waitFor()
    await text
      .getByText(/^Artículo 1/)
      .first()
      .waitFor()
    await page.close()
  })

  test('is server-rendered, public, and can be filtered and read without an account', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    for (const path of ['scjn?q=suspensi%C3%B3n', 'cjf', `federal_laws/${LAW}`, `federal_laws/${LAW}-articulo-5`]) {
      const html = await (await page.request.get(`${FINDER}/${path}`)).text()
      assert.match(html, /<article[\s>]/, path)
    }
    await page.goto(`${FINDER}/scjn?q=suspencion`)
    await page.getByRole('link', { name: 'suspensión', exact: true }).click()
    await page.waitForURL(/q=suspensi/)
    await page.getByLabel(/^Administrativa/).check()
    await page.waitForURL(/materia=Administrativa/)
    await page.close()
  })
})
