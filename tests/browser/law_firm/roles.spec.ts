import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { DEMO_PASSWORD } from '#app/backoffice/demo/demo_people'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const ROLES = '/law-firm/settings/roles'
const LONG = 'Administración, cobranza, facturación electrónica y'.padEnd(60, ' x')

/** Presses Tab until what is focused has this name; fails when it is not reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(`(() => {
      const element = document.activeElement
      const label = element.labels?.[0]?.textContent ?? ''
      return (element.getAttribute('aria-label') ?? '') + ' ' + label + ' ' + (element.textContent ?? '')
    })()`)
    if (name.test(String(focused).trim())) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

async function openRoles(page: Page, name: RegExp) {
  await page.goto(ROLES)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

test.group('Firm roles in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('edit a role by keyboard alone, add required permissions and preview the change before saving', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(ROLES)
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await tabTo(page, /^Administración y cobranza/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Administración y cobranza' }).waitFor()

    await tabTo(page, /^Buscar permisos/)
    await page.keyboard.type('plantillas editar')
    await tabTo(page, /^Editar$/)
    await page.keyboard.press('Space')
    await page.getByText('También se marcó lo necesario: Plantillas: ver.').waitFor()
    await tabTo(page, /^Revisar y guardar/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /Guardar los cambios/ })
    await dialog.getByText('Se agregarán 2 permisos').waitFor()
    await dialog.getByText('Afecta a 1 persona').waitFor()
    await dialog.getByText('Teresa Villalobos Cano').waitFor()
    await tabTo(page, /^Guardar cambios/)
    await page.keyboard.press('Enter')
    await page.getByText('Se guardó el rol «Administración y cobranza»').first().waitFor()
    await page.waitForURL(`**${ROLES}`)
    assert.equal(new URL(page.url()).pathname, ROLES)
    await page.close()
  })

  test('remove dependent permissions along with the one they need, and lose nothing on going back', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await openRoles(page, /^Administración y cobranza/)
    const invoices = page.getByRole('group', { name: 'Facturas', exact: true })
    await invoices.getByRole('checkbox', { name: 'Ver', exact: true }).uncheck()
    await page.getByText(/También se desmarcó lo que ya no serviría: Facturas: emitir/i).waitFor()
    assert.isFalse(await invoices.getByRole('checkbox', { name: 'Emitir' }).isChecked())
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await page.getByRole('dialog').getByText('Se quitarán 4 permisos').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.isFalse(await invoices.getByRole('checkbox', { name: 'Ver', exact: true }).isChecked())
    await page.close()
  })

  test('create a role from one that cannot be edited', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await openRoles(page, /^Pasante/)
    await page.getByText('Este rol viene con Foja y no se puede editar.').waitFor()
    assert.equal(await page.locator('main').getByRole('checkbox').count(), 0)
    await page.getByRole('link', { name: 'Crear a partir de este' }).click()
    await page.getByText('Empieza como copia de «Pasante».').waitFor()
    await page.getByLabel('Nombre').fill('abogado')
    await page.getByRole('button', { name: 'Crear rol' }).click()
    await page.getByText('El despacho ya tiene un rol con ese nombre').first().waitFor()
    await page.getByLabel('Nombre').fill('Pasante de amparo')
    await page.getByRole('button', { name: 'Crear rol' }).click()
    await page.getByRole('link', { name: 'Pasante de amparo' }).waitFor()
    await page.close()
  })

  test('appear in the log of the firm with the names of what they permit', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await openRoles(page, /^Administración y cobranza/)
    const invoices = page.getByRole('group', { name: 'Facturas', exact: true })
    await invoices.getByRole('checkbox', { name: 'Ver', exact: true }).uncheck()
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click()
    await page.waitForURL(`**${ROLES}`)
    await page.goto('/law-firm/settings/log')
    const entry = page.locator('main ol > li').first()
    await entry.getByText(/^Se quitaron: Facturas: ver, [^:]+: [^:]+, [^:]+: [^:]+ y 1 más$/i).waitFor()
    assert.notMatch(await entry.innerText(), /\w:(leer|emitir|crear)/)
    await page.close()
  })

  test('name who loses access on deletion, ask for the password and report a wrong one', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await openRoles(page, /^Administración y cobranza/)
    await page.getByRole('button', { name: 'Eliminar rol' }).click()
    const dialog = page.getByRole('dialog', { name: /Eliminar el rol/ })
    await dialog.getByText('Teresa Villalobos Cano').waitFor()
    await dialog
      .getByLabel(/Contraseña/i)
      .first()
      .fill('no es esta')
    await dialog.getByRole('button', { name: 'Eliminar rol' }).click()
    await dialog.getByText(/PSW-500/).waitFor()
    await dialog
      .getByLabel(/Contraseña/i)
      .first()
      .fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Eliminar rol' }).click()
    await page.getByText('1 persona quedó sin permisos').first().waitFor()
    await page.getByRole('link', { name: 'Administración y cobranza' }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('link', { name: 'Administración y cobranza' }).count(), 0)
    await page.close()
  })

  test('preview the firm as another role, with a banner on every page, until it is ended', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await openRoles(page, /^Solo lectura/)
    await page.getByRole('button', { name: 'Ver como' }).click()
    const banner = page.getByRole('complementary', { name: 'Vista como otra persona o rol' })
    await banner.getByText('Solo lectura').waitFor()
    await page.goto('/law-firm/files/list')
    await banner.waitFor()
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /Nuevo expediente/ }).count(), 0)
    await assertAccessible(page, assert)
    await banner.getByRole('button', { name: 'Terminar la vista' }).click()
    await page.getByRole('heading', { level: 1, name: 'Roles' }).waitFor()
    await banner.waitFor({ state: 'detached' })
    assert.equal(await banner.count(), 0)
    await page.goto('/law-firm/files/list')
    await page.getByRole('link', { name: /Nuevo expediente/ }).waitFor()
    await page.close()
  })

  test('are accessible in both languages and fit a phone, even with long names', async ({ browser, assert }) => {
    await db
      .from('users')
      .where('email', 'like', 'teresa@%')
      .update({ name: 'Teresa Guadalupe '.repeat(6).slice(0, 90) })
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: process.env.APP_URL })
    const page = await openPage(context, assert)
    await signInAs(page, 'owner')
    await page.goto(`${ROLES}/add`)
    await page.getByRole('textbox', { name: 'Nombre' }).fill(LONG)
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Palabra'.repeat(30))
    await page.getByRole('button', { name: 'Crear rol' }).click()
    await page
      .getByText(/Se creó el rol/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: /^Administración, cobranza/ }).click()
    await page.getByRole('button', { name: 'Revisar y guardar' }).waitFor()
    const long = new URL(page.url()).pathname
    const { id: mine } = await db.from('roles').where('name', 'Administración y cobranza').firstOrFail()
    for (const language of ['es', 'en']) {
      for (const path of [ROLES, `${ROLES}/add?from=3`, long, `${ROLES}/view/${mine}`]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        assert.isTrue(await fitsItsWidth(page), `${path} scrolls sideways (${language})`)
        await assertAccessible(page, assert)
      }
      await page.goto(long)
      await page.getByRole('group').nth(2).getByRole('checkbox').first().check()
      await page.getByRole('button', { name: language === 'es' ? 'Revisar y guardar' : 'Review and save' }).click()
      await page.getByRole('dialog').waitFor()
      await assertAccessible(page, assert)
      await page.getByRole('dialog').getByRole('button').first().click()
      await page.getByRole('button', { name: language === 'es' ? 'Eliminar rol' : 'Delete role' }).click()
      await page.getByRole('dialog').waitFor()
      await assertAccessible(page, assert)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: language === 'es' ? 'Cancelar' : 'Cancel' })
        .click()
      await db.from('users').update({ language: 'en' })
    }
    await page.close()
    await context.close()
  })
})
