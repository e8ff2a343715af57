import { test } from '@japa/runner'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { PASSWORD } from '#tests/helpers/people'
import { openPage } from '#tests/helpers/journey'

/** Holds requests back until it is called. */
function gate() {
  let open!: () => void
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

test.group('Requests of the page', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('a second submit while the first runs is refused with a toast and sent once', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    const slow = gate()
    let sent = 0
    await page.route('**/login', async (route) => {
      if (route.request().method() === 'POST') {
        sent++
        await slow.passed
      }
      await route.continue()
    })
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').fill(user.email)
    const password = page.getByLabel('Contraseña', { exact: true })
    await password.fill(PASSWORD)
    await password.press('Enter')
    await page.getByText('Iniciando sesión…').waitFor()
    await password.press('Enter')
    await page.getByText('No se puede iniciar la solicitud porque otro proceso sigue pendiente').waitFor()
    slow.open()
    await page.waitForURL('**/main')
    assert.equal(sent, 1)
    await page.close()
  })

  test('every request says what it loads and from where; a write carries its token and a key', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    const seen: [string, Record<string, string>][] = []
    page.on(
      'request',
      (request) =>
        request.headers()['x-inertia'] &&
        seen.push([`${request.method()} ${new URL(request.url()).pathname}`, request.headers()])
    )
    await enter(page, user)
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.waitForURL('**/law-firm/files/list')
    const headersOf = (what: string) => seen.find(([request]) => request === what)![1]
    assert.deepInclude(headersOf('POST /login'), { blocktype: 'form', path: '/login' })
    assert.match(headersOf('POST /login')['x-idempotency-key']!, /^[0-9a-f-]{36}$/)
    assert.isNotEmpty(headersOf('POST /login')['x-csrf-token'])
    assert.deepInclude(headersOf('GET /law-firm/files/list'), { blocktype: 'global', path: '/law-firm/files/list' })
    assert.notProperty(headersOf('GET /law-firm/files/list'), 'x-csrf-token')
    await page.close()
  })

  test('a slow page shows the bar of progress, a quick one does not', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    assert.equal(await page.locator('#nprogress').count(), 0)
    const slow = gate()
    await page.route('**/law-firm/files/list', async (route) => {
      await slow.passed
      await route.continue()
    })
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.locator('#nprogress').waitFor()
    const bar = page.locator('#nprogress [role=bar], #nprogress .bar').first()
    assert.isAbove((await bar.boundingBox())!.width, 0)
    assert.isAbove((await bar.boundingBox())!.height, 1)
    slow.open()
    await page.waitForURL('**/law-firm/files/list')
    await page.locator('#nprogress').waitFor({ state: 'detached' })
    await page.close()
  })

  test('without a connection the page says so and what was typed stays', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    page.removeAllListeners('console')
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').waitFor()
    await page.route('**/login', (route) => route.abort())
    await fillSignIn(page, 'ana@ejemplo.mx')
    await page
      .getByRole('dialog')
      .getByText('No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.')
      .waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), 'ana@ejemplo.mx')
    await page.unroute('**/login')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByText('Código: LOG-500').waitFor()
    await page.close()
  })

  test('an answer that is none of ours is told by its code and not shown', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    page.removeAllListeners('console')
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').waitFor()
    await page.route('**/login', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway nginx</h1>' })
    )
    await fillSignIn(page, 'ana@ejemplo.mx')
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    await popup.getByText('Código: _ENT-500').waitFor()
    assert.equal(await page.getByText('nginx').count(), 0)
    await page.close()
  })

  test('a list that cannot be fetched leaves the page as it was', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    page.removeAllListeners('console')
    await enter(page, user)
    await page.route('**/workspaces', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
    )
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).click()
    await page.getByText('Cargando despachos…').waitFor()
    await page.keyboard.press('Escape')
    await page.unroute('**/workspaces')
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Bufete Ñandú' }).waitFor()
    await page.close()
  })
})

test.group('A start that fails', (group) => {
  group.each.setup(startAfresh)

  test('is only logged', async ({ browserContext, assert }) => {
    const page = await browserContext.newPage()
    const [logged, thrown]: string[][] = [[], []]
    page.on('console', (message) => message.type() === 'error' && logged!.push(message.text()))
    page.on('pageerror', (error) => thrown!.push(error.message))
    page.on('dialog', () => assert.fail('a dialog opened'))
    await page.route('**/assets/login-*.js', (route) => route.abort())
    await page.goto('/login')
    for (let tries = 0; tries < 50 && !logged!.some((text) => /TypeError|dynamically imported/.test(text)); tries++)
      await page.waitForTimeout(50)
    assert.isTrue(logged!.some((text) => /dynamically imported module|TypeError/.test(text)))
    assert.deepEqual(thrown, [])
    await page.close()
  })
})
