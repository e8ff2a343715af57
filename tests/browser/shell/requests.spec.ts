import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { enter, enterByForm, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { PASSWORD } from '#tests/helpers/people'
import { openPage } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

/** Holds requests back until it is called. */
function gate() {
  let open!: () => void
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

test.group('Browser requests', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('refuse a second submit while the first runs, with a toast, and send it once', async ({
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

  test('carry their type and page, and a token and an idempotency key on writes', async ({
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
    await enterByForm(page, user)
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

  test('show a progress bar until a slow page has loaded', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.locator('#nprogress').waitFor({ state: 'detached' })
    const slow = gate()
    await page.route('**/law-firm/files/list', async (route) => {
      await slow.passed
      await route.continue()
    })
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    const bar = page.locator('#nprogress .bar')
    await bar.waitFor()
    assert.isAtLeast((await bar.boundingBox())!.height, 2)
    slow.open()
    await page.waitForURL('**/law-firm/files/list')
    await page.locator('#nprogress').waitFor({ state: 'detached' })
    await page.close()
  })

  test('report a lost connection and keep what was typed', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert, [/ERR_FAILED/, /status of 4\d\d/])
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').waitFor()
    await page.route('**/login', (route) => route.abort())
    await fillSignIn(page, 'ana@ejemplo.mx')
    await page
      .getByRole('dialog')
      .getByText('No hay conexión con el servidor. Conviene revisar la red e intentar de nuevo.')
      .waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), 'ana@ejemplo.mx')
    await page.unroute('**/login')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByText('Código: LOG-500').waitFor()
    await page.close()
  })

  test('report an unexpected response by its code and do not show it', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert, [/status of 502/])
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

  test('leave the page as it was when a list cannot be fetched', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 500/])
    await enter(page, user)
    await page.route('**/workspaces', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
    )
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).click()
    await page.getByText('Cargando despachos…').waitFor()
    await page.keyboard.press('Escape')
    await page.unroute('**/workspaces')
    await page.getByRole('link', { name: 'Expedientes' }).first().focus()
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Bufete Ñandú' }).waitFor()
    await page.close()
  })

  test('explain a refusal by route or permission in the specified words', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 403/])
    await enter(page, user)
    const refusals = [
      [{ route: '/workspaces' }, 'Esta no es una ruta autorizada.'],
      [{ permission: 'equipo:leer' }, 'Esta cuenta no tiene acceso a esta función.'],
    ] as const
    for (const [code, said] of refusals) {
      await page.route('**/workspaces', (route) => route.fulfill({ status: 403, json: { code, params: {} } }))
      await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).hover()
      await page.getByRole('dialog').getByText(said).waitFor()
      await page.unroute('**/workspaces')
      await page.mouse.move(0, 600)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.close()
  })

  test('lead to sign-in and back when the session is over', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 401/])
    await enter(page, user)
    await page.goto('/law-firm/files/list')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await db.from('sessions').delete()
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).hover()
    await page.waitForURL('**/login')
    await fillSignIn(page, user.email)
    await page.waitForURL('**/law-firm/files/list')
    await page.close()
  })

  test('execute a submit once when it is sent again after a lost response', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/ERR_FAILED/, /status of 409/])
    await enter(page, user)
    await page.goto('/law-firm/files/add')
    await page.getByLabel('Asunto').fill('Amparo contra la respuesta que se perdió')
    await page.getByRole('combobox', { name: /Materia/ }).fill('civ')
    await page.getByRole('option', { name: 'Civil', exact: true }).click()
    await page.route('**/law-firm/files', async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await page.locator('main button[type=submit]').click()
    await page.getByRole('dialog').getByText('No hay conexión con el servidor.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.unroute('**/law-firm/files')
    await page.locator('main button[type=submit]').click()
    await page.getByRole('heading', { level: 1, name: 'Amparo contra la respuesta que se perdió' }).waitFor()
    assert.lengthOf(await db.from('matters'), 1)
    await page.close()
  })

  test('apply the last of several quick choices without an error', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    const slow = gate()
    await page.route('**/settings/preferences', async (route) => {
      await slow.passed
      await route.continue()
    })
    for (const choice of ['Oscuro', 'Claro', 'English']) {
      await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
      await page.getByRole('menuitemcheckbox', { name: choice }).click()
    }
    await page.getByRole('heading', { level: 1, name: 'Hello, Olga' }).waitFor()
    const last = page.waitForResponse((response) => response.request().postDataJSON()?.language === 'en')
    slow.open()
    await last
    await user.refresh()
    assert.deepEqual([user.theme, user.language], ['light', 'en'])
    assert.equal(await page.getByText(/pendiente|pending/).count(), 0)
    await page.getByRole('heading', { level: 1, name: 'Hello, Olga' }).waitFor()
    await page.close()
  })
})

test.group('Client startup failure', (group) => {
  group.each.setup(startAfresh)

  test('is only logged', async ({ browserContext, assert }) => {
    const failure = /dynamically imported module|TypeError|ERR_FAILED|part of the client could not be fetched/
    const page = await openPage(browserContext, assert, [failure])
    const [logged, thrown]: string[][] = [[], []]
    page.on('console', (message) => message.type() === 'error' && logged!.push(message.text()))
    page.on('pageerror', (error) => thrown!.push(error.message))
    page.on('dialog', () => assert.fail('a dialog opened'))
    await page.route('**/assets/login-*.js', (route) => route.abort())
    await page.goto('/login')
    const said = () => logged!.some((text) => /part of the client could not be fetched/.test(text))
    assert.isTrue(await until(said, 'the error in the console'))
    assert.deepEqual(thrown, [])
    await page.close()
  })
})
