import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const LAW = 'ley-federal-de-mediacion-vecinal-ficticia-demo-lfmv'
const ANALYSIS = `/search/b-search/analysis/federal_laws/${LAW}`
const FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'

test.group('A law of the library', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('is opened from results, turned, followed to an article and compared with what it said before', async ({
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
    assert.isAbove(await page.locator('ins').count(), 0)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of [ANALYSIS, `${ANALYSIS}-articulo-5`, `${ANALYSIS}/versiones`]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.isTrue(await fitsItsWidth(page), `${path} scrolls sideways`)
      await assertAccessible(page, assert)
    }
    await page.close()
  })

  test('is open to everybody, drawn on the server, narrowed and read without an account', async ({
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
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['scjn?q=suspensi%C3%B3n', `federal_laws/${LAW}`, `federal_laws/${LAW}-articulo-5`]) {
      await page.goto(`${FINDER}/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.isTrue(await fitsItsWidth(page), `${path} scrolls sideways`)
      await assertAccessible(page, assert)
    }
    await page.close()
  })
})
