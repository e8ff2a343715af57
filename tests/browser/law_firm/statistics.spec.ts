import { test } from '@japa/runner'
import type { Route } from 'playwright'
import { choose } from '#tests/helpers/choose'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const PART = 'x-inertia-partial-data'
const LOADED = 'main:not(:has([aria-busy]))'

test.group('Statistics in the browser', (group) => {
  group.setup(async () => {
    await seedDemo()
  })

  test('stand there before their numbers, and try a part again that did not come', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    const held = Promise.withResolvers<void>()
    let asked = 0
    /** The first time the work does not come; the rest waits until it was looked at. */
    const answer = async (route: Route) => {
      const part = route.request().headers()[PART]
      if (part === undefined) return route.continue()
      await held.promise
      if (part !== 'work' || asked++ > 0) return route.continue()
      const response = await route.fetch()
      const { props, ...rest } = (await response.json()) as { props: Record<string, unknown> }
      const { work: _, ...others } = props
      return route.fulfill({ response, json: { ...rest, props: others, rescuedProps: ['work'] } })
    }
    await page.route(/\/law-firm\/statistics/, answer)
    await page.goto('/law-firm/statistics')
    await page.getByRole('button', { name: /^Comparar con/ }).waitFor()
    assert.equal(await page.locator('[aria-busy]').count(), 3)
    const title = page.getByRole('heading', { name: 'Expedientes', level: 2 })
    const before = await title.boundingBox()
    held.resolve()
    await page.getByRole('alert').getByText('Ocurrió un error en esta parte.').waitFor()
    await page.getByRole('heading', { name: 'Emitido', level: 3 }).first().waitFor()
    assert.deepEqual(await title.boundingBox(), before, 'what was there does not move')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await page.getByRole('region', { name: 'Trabajo', exact: true }).waitFor()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.unroute(/\/law-firm\/statistics/)
    await page.close()
  })

  test('take other days, reject a period that ends first, and open as many rows as their numbers count', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/statistics?period=last_year')
    await page.locator(LOADED).waitFor()
    await choose(page, 'Periodo', 'Este año')
    await page.waitForURL(/period=year/)
    await choose(page, 'Periodo', 'Otras fechas')
    await page.waitForURL(/period=custom/)
    const [from, to] = ['Desde', 'Hasta'].map((name) => page.getByRole('textbox', { name, exact: true })) as [
      ...ReturnType<typeof page.getByRole>[],
    ]
    const first = await from!.inputValue()
    assert.equal(first, `01/01/${new Date().getFullYear()}`, 'begins with the days that are shown')
    await to!.fill('31/12/2001')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await page.getByText('El periodo termina antes de empezar.').waitFor()
    assert.deepEqual([await from!.inputValue(), await to!.inputValue()], [first, '31/12/2001'])
    assert.equal(await to!.getAttribute('aria-invalid'), 'true')

    await choose(page, 'Periodo', 'Últimos 12 meses')
    await page.waitForURL(/twelve_months/)
    await page.locator(LOADED).waitFor()
    const card = page
      .getByRole('region', { name: 'Dinero en MXN' })
      .locator('div', { has: page.getByRole('heading', { name: 'Emitido', level: 3, exact: true }) })
      .last()
    const said = /Sobre (\d+) registros/.exec(await card.innerText())![1]!
    const days = await page.locator('header time').first().innerText()
    await card.getByRole('link', { name: /Ver los registros/ }).click()
    await page.getByText(`${said} registros`, { exact: true }).waitFor()
    await page.locator('header time', { hasText: days }).first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Estadísticas' }).last().click()
    await page.waitForURL(/statistics\?period=custom&from=/)
    await page.locator(LOADED).waitFor()
    await page.close()
  })
})
