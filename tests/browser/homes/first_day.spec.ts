import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clock } from '#app/core/clock'
import { catalogue, translate } from '#app/core/messages/catalogue'
import { enter, startAfresh } from '#tests/helpers/browser'
import { untilKept } from '#tests/helpers/drafts'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { GOOD_PASSWORD } from '#tests/helpers/registering'
import { startSession } from '#tests/helpers/session_cookie'

const EMAIL = 'ana.olmos@ejemplo.mx'

const nameInFocus = (page: Page): Promise<string> =>
  page.evaluate(
    `((one) => one.name || one.id || (one.matches('a, button') ? one.textContent : ''))(document.activeElement)`
  )

/** Presses Tab until the control of that name, or with that text, has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 40 && !(await nameInFocus(page)).includes(name); steps++) await page.keyboard.press('Tab')
}

/** Types into a field that Tab leads to. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** What is on the screen now fits it and has no barriers. */
async function assertGood(page: Page, assert: Parameters<typeof assertAccessible>[1]): Promise<void> {
  assert.isTrue(await fitsItsWidth(page), `${page.url()} fits its width`)
  await assertAccessible(page, assert)
}

/** What the browser says of a request without a network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /could not be fetched/]

/** Sends the form that is open without a network, is told so, and loads the page anew with one. */
async function sendInVain(page: Page, button: string): Promise<void> {
  await untilKept(page, 1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: button }).click()
  await page.getByText(translate('es', 'access.offline').split('.')[0]!).first().waitFor()
  await page.getByRole('button', { name: translate('es', 'common.accept') }).click()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText(catalogue('es')['forms.draft.restored']!.split('<when>')[0]!.trim()).waitFor()
}

/** Chooses a step from its box, which takes the focus back a frame later and would open again above the next field. */
async function chooseNextStep(page: Page) {
  await page.getByLabel('Siguiente paso').click()
  await page.getByRole('option', { name: 'Presentar la demanda' }).click()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))'
  )
}

test.group('First day of a firm', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('leads by keyboard from sign-up to the first matter with its next step', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/join')
    await type(page, 'name', 'Ana Olmos Rey')
    await type(page, 'email', EMAIL)
    await type(page, 'password', GOOD_PASSWORD)
    await tabTo(page, 'privacy')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/join/verify')
    await page.getByText(EMAIL).waitFor()
    await page.keyboard.type((await mailsTo(EMAIL))[0]!.code!)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/welcome')
    await tabTo(page, 'Continuar')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tu despacho' }).waitFor()
    await type(page, 'name', 'Olmos Rey Abogadas')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Todo listo' }).waitFor()
    await tabTo(page, 'Empezar')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/law-firm/files/first')
    await page.getByRole('heading', { level: 1, name: 'Tu primer expediente' }).waitFor()
    await assertGood(page, assert)
    await type(page, 'client', 'Renata Solís Ibarra')
    await type(page, 'title', 'Divorcio incausado')
    await type(page, 'materia', 'Famil')
    await page.getByRole('option', { name: 'Familiar' }).waitFor()
    await page.keyboard.press('Enter')
    await type(page, 'nextStep', 'Presentar la demanda de divorcio')
    await type(page, 'dueOn', clock.now().plus({ days: 5 }).toFormat('dd/MM/yyyy'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/law-firm/files/file-overview/*')
    await page.getByRole('heading', { level: 1, name: 'Divorcio incausado' }).waitFor()
    await page.getByText('Presentar la demanda de divorcio').first().waitFor()
    await page.close()
  })

  test('leads on a phone from sign-up to the first matter, and shows what is left at home', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/join')
    await page.getByLabel('Nombre completo').fill('Ana Olmos Rey')
    await page.getByLabel('Correo electrónico').fill(EMAIL)
    await page.locator('input[name=password]').fill(GOOD_PASSWORD)
    await page.locator('input[name=privacy]').check()
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await page.waitForURL('**/join/verify')
    await page.locator('input[name=code]').fill((await mailsTo(EMAIL))[0]!.code!)
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL('**/welcome')
    await page.getByRole('link', { name: 'Ver mis invitaciones' }).waitFor()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Nombre del despacho').fill('Olmos Rey Abogadas')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.waitForURL('**/law-firm/files/first')
    await page.getByRole('link', { name: 'Ahora no' }).click()
    await page.waitForURL('**/main')
    await assertGood(page, assert)
    await page.getByRole('link', { name: 'Abre tu primer expediente' }).click()
    await page.waitForURL('**/law-firm/files/first')
    await page.getByLabel('Cliente').fill('Renata Solís Ibarra')
    await page.getByLabel('Asunto').fill('Divorcio incausado')
    await page.getByLabel('Materia').click()
    await page.getByRole('option', { name: 'Familiar' }).click()
    await chooseNextStep(page)
    await page.getByLabel('Fecha límite').fill(clock.now().plus({ days: 5 }).toFormat('dd/MM/yyyy'))
    await assertGood(page, assert)
    await page.getByRole('button', { name: 'Abrir el expediente' }).click()
    await page.waitForURL('**/law-firm/files/file-overview/*')
    await page.getByText('Presentar la demanda').first().waitFor()
    await page.goto('/main')
    await page.getByText('Abre tu primer expediente (completado)').waitFor()
    await page.getByRole('link', { name: 'Invita a una persona de tu equipo' }).click()
    await page.getByRole('dialog', { name: 'Invitar a una persona' }).waitFor()
    await page.goto('/main')
    await page.getByRole('button', { name: 'Ocultar los primeros pasos' }).click()
    await page.getByRole('heading', { name: 'Primeros pasos' }).waitFor({ state: 'detached' })
    await page.close()
  })

  test('offers the import where lists of matters and clients are empty', async ({ browserContext, assert }) => {
    const { owner } = await firm()
    const page = await openPage(browserContext, assert)
    await enter(page, owner)
    for (const [list, target] of [
      ['/law-firm/files/list', '/law-firm/files/multi-dossier-management?tab=import'],
      ['/law-firm/clients', '/law-firm/clients/multi-client-management?tab=import'],
    ] as const) {
      await page.goto(list)
      await page.getByRole('link', { name: 'Importar de una hoja de cálculo' }).click()
      await page.waitForURL(`**${target}`)
    }
    await page.close()
  })

  test('loses nothing that is typed when the network is cut at a step', async ({ browserContext, assert }) => {
    const user = await person({}, true)
    await user.merge({ profileComplete: false }).save()
    const page = await openPage(browserContext, assert, NO_NETWORK)
    page.on('dialog', (dialog) => void dialog.accept())
    await startSession(browserContext, user)
    await page.goto('/main')
    await page.waitForURL('**/welcome')
    await page.getByLabel('Cédula profesional').fill('12345678')
    await sendInVain(page, 'Continuar')
    assert.equal(await page.getByLabel('Cédula profesional').inputValue(), '12345678')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tu despacho' }).waitFor()
    await untilKept(page, 0)
    await page.getByLabel('Nombre del despacho').fill('Olmos Rey Abogadas')
    await page.getByLabel('Ciudad').fill('Tijuana')
    await sendInVain(page, 'Continuar')
    assert.equal(await page.getByLabel('Ciudad').inputValue(), 'Tijuana')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.waitForURL('**/law-firm/files/first')
    await untilKept(page, 0)
    await page.getByLabel('Cliente').fill('Renata Solís Ibarra')
    await page.getByLabel('Asunto').fill('Divorcio incausado')
    await page.getByLabel('Materia').click()
    await page.getByRole('option', { name: 'Familiar' }).click()
    await chooseNextStep(page)
    await page.getByLabel('Fecha límite').fill('01/12/2026')
    await sendInVain(page, 'Abrir el expediente')
    assert.equal(await page.getByLabel('Cliente').inputValue(), 'Renata Solís Ibarra')
    assert.equal(await page.getByLabel('Siguiente paso').inputValue(), 'Presentar la demanda')
    await page.getByRole('button', { name: 'Abrir el expediente' }).click()
    await page.getByRole('heading', { level: 1, name: 'Divorcio incausado' }).waitFor()
    await untilKept(page, 0)
    await page.close()
  })
})
