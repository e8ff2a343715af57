import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { PASSWORD } from '#tests/helpers/people'
import { appShows, withTwoFactor, wrongCode } from '#tests/helpers/two_factor'
import env from '#start/env'
import { clock } from '#app/core/clock'

/** Moves the focus forward, as with the Tab key, until it stands on what has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(
      `(() => { const e = document.activeElement; const label = e.labels?.[0]?.textContent; return e.getAttribute('aria-label') ?? label ?? e.textContent ?? '' })()`
    )
    if (typeof name === 'string' ? String(at).trim() === name : name.test(String(at))) return
  }
  throw new Error(`the Tab key never reaches ${name}`)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByText('Cerrar sesión').click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
}

const challenge = (page: Page) => page.getByRole('heading', { name: 'Verificación en dos pasos' })

test.group('Two-factor authentication in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('is set up by keyboard alone and required from then on', async ({ browserContext, assert }) => {
    clock.freeze(clock.now())
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto('/settings/security')
    await page.getByRole('heading', { level: 1, name: 'Seguridad' }).waitFor()
    await tabTo(page, 'Activar')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' }).waitFor()
    await page.locator('input[type=password]:focus').waitFor()
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('img', { name: 'Código QR con la clave de tu cuenta' }).waitFor()
    await page.locator('p:focus', { hasText: '1. Escanea' }).waitFor()
    const secret = (await page.locator('p.font-mono').textContent())!.replace(/^.*:\s*/, '')
    await tabTo(page, /^Código de seis dígitos/)
    await page.keyboard.type(appShows(secret))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tus códigos de recuperación' }).waitFor()
    assert.equal(await page.locator('ol li').count(), 10)
    await assertAccessible(page, assert)
    const codes = await page.locator('ol li').allTextContents()
    await tabTo(page, 'Ya los guardé')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tus códigos de recuperación' }).waitFor({ state: 'detached' })
    await signOut(page)

    clock.advance({ seconds: 30 })
    await page.keyboard.type(user.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await challenge(page).waitFor()
    await page.locator('input[name=code]:focus').waitFor()
    await page.keyboard.type(appShows(secret))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/main')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await signOut(page)

    await fillSignIn(page, user.email)
    await challenge(page).waitFor()
    await tabTo(page, 'Usar un código de recuperación')
    await page.keyboard.press('Enter')
    await page.getByLabel('Código de recuperación').waitFor()
    await page.locator('input[name=code]:focus').waitFor()
    await page.keyboard.type(codes[0]!)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/main')
    await page.close()
  })

  test('shows COD-500 for a wrong code, allows another try and skips a trusted browser', async ({
    browserContext,
    assert,
  }) => {
    clock.freeze(clock.now())
    const { user } = await lawyerOfTwoFirms()
    const factor = await withTwoFactor(user)
    const page = await openPage(browserContext, assert)
    await page.goto('/law-firm/files/list?q=uno')
    await page.waitForURL('**/login')
    await fillSignIn(page, user.email)
    await challenge(page).waitFor()
    await page.getByLabel('Código de seis dígitos').fill(wrongCode(factor.secret))
    await page.getByRole('button', { name: 'Verificar' }).click()
    await page.getByText('Código: COD-500').waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Código de seis dígitos').fill(`${factor.code().slice(0, 3)} ${factor.code().slice(3)}`)
    await page.getByLabel('Confiar en este navegador durante 30 días').check()
    await page.getByRole('button', { name: 'Verificar' }).click()
    await page.waitForURL('**/law-firm/files/list?q=uno')
    await signOut(page)
    await fillSignIn(page, user.email)
    await page.waitForURL('**/main')
    await page.close()
  })

  test('is turned off with the password', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const factor = await withTwoFactor(user)
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await fillSignIn(page, user.email)
    await challenge(page).waitFor()
    await page.getByLabel('Código de seis dígitos').fill(factor.code())
    await page.getByRole('button', { name: 'Verificar' }).click()
    await page.waitForURL('**/main')
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Desactivar' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Desactivar la verificación en dos pasos?' })
    await dialog.getByLabel('Tu contraseña').fill('otra')
    await dialog.getByRole('button', { name: 'Desactivar' }).click()
    await dialog.getByText('PSW-500', { exact: false }).waitFor()
    await assertAccessible(page, assert)
    await dialog.getByLabel('Tu contraseña').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Desactivar' }).click()
    await page.getByRole('button', { name: 'Activar', exact: true }).waitFor()
    await page.close()
  })

  const WORDS = {
    es: { turnOn: 'Activar', useRecovery: 'Usar un código de recuperación' },
    en: { turnOn: 'Turn on', useRecovery: 'Use a recovery code' },
  }
  for (const language of ['es', 'en'] as const) {
    const words = WORDS[language]
    const speaks = { name: 'language', value: language, url: env.get('APP_URL') }

    test(`has an accessible setup that fits a narrow phone, in ${language}`, async ({ browserContext, assert }) => {
      const { user } = await lawyerOfTwoFirms()
      await user.merge({ language }).save()
      await browserContext.addCookies([speaks])
      const page = await openPage(browserContext, assert)
      await page.setViewportSize({ width: 360, height: 1400 })
      await enter(page, user)
      await page.goto('/settings/security')
      await page.getByRole('button', { name: words.turnOn, exact: true }).waitFor()
      assert.isTrue(await fitsItsWidth(page))
      await assertAccessible(page, assert)
      await page.getByRole('button', { name: words.turnOn, exact: true }).click()
      await page.locator('[role=dialog] input[type=password]').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.locator('svg[role=img]').waitFor()
      assert.isTrue(await fitsItsWidth(page))
      // The dialog that asked for the password shrinks while it goes.
      await page.locator('[role=dialog] input[type=password]').waitFor({ state: 'detached' })
      await assertAccessible(page, assert)
      await page.close()
    })

    test(`has an accessible prompt that fits a narrow phone, in ${language}`, async ({ browserContext, assert }) => {
      const { user } = await lawyerOfTwoFirms()
      await withTwoFactor(user)
      await browserContext.addCookies([speaks])
      const page = await openPage(browserContext, assert)
      await page.setViewportSize({ width: 360, height: 700 })
      await page.goto('/login')
      await fillSignIn(page, user.email)
      await page.waitForURL('**/login/two-factor')
      await page.getByRole('button', { name: words.useRecovery }).waitFor()
      assert.isTrue(await fitsItsWidth(page))
      await assertAccessible(page, assert)
      await page.getByRole('button', { name: words.useRecovery }).click()
      await page.locator('input[name=code]:focus').waitFor()
      assert.isTrue(await fitsItsWidth(page))
      await assertAccessible(page, assert)
      await page.close()
    })
  }
})
