import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { DEMO_PASSWORD } from '#app/backoffice/demo/demo_people'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { goHome, openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const INFO = '/law-firm/settings/info'
const MEMBERS = '/law-firm/settings/members'
const GROUPS = '/law-firm/settings/groups'

/** The owner of the demo as one who has just registered: nothing of profile and firm is filled in. */
async function newcomer(): Promise<void> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  await owner.merge({ profileComplete: false, timeZone: null }).save()
  await db.from('workspaces').where('owner_id', owner.id).update({ city: null, state: null, practice_areas: null })
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(`(() => {
      const element = document.activeElement
      return [element.getAttribute('aria-label'), element.labels?.[0]?.textContent, element.textContent].join(' ')
    })()`)
    if (name.test(String(focused).trim())) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /cambiar de despacho/ }).click()
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemcheckbox', { name })).click()
  await page.getByText(`Ahora estás en ${name}`).first().waitFor()
}

async function confirmWithPassword(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete=current-password]').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: submit }).click()
}

test.group('Firm settings in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('complete the wizard by keyboard alone, resume it after a reload and do not force it again', async ({
    browserContext,
    assert,
  }) => {
    await newcomer()
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await goHome(page)
    await page.getByRole('heading', { level: 1, name: 'Cuéntanos quién eres' }).waitFor()
    await tabTo(page, /Teléfono/)
    await page.keyboard.type('55 5512 3456')
    await tabTo(page, /^\s*Continuar/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tu despacho' }).waitFor()

    await page.goto('/law-firm/files/list')
    await page.getByRole('heading', { level: 1, name: 'Tu despacho' }).waitFor()
    await tabTo(page, /Ciudad/)
    await page.keyboard.type('Mérida')
    await tabTo(page, /Estado/)
    await page.keyboard.type('yuca')
    await page.getByRole('option', { name: 'Yucatán' }).waitFor()
    await page.keyboard.press('Enter')
    await tabTo(page, /^\s*Continuar/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Todo listo' }).waitFor()
    await tabTo(page, /^\s*Empezar/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/main$/)
    const owner = await User.findByOrFail('email', credentialsOf('owner').email)
    assert.deepEqual([owner.profileComplete, owner.phone], [true, '+525555123456'])
    await page.goto('/law-firm/files/list')
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    await page.close()
  })

  test('change the role and groups of a member and remove them with the password', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(MEMBERS)
    await page.getByRole('button', { name: 'Acciones de Sofía Cárdenas Ruelas' }).click()
    await page.getByRole('menuitem', { name: 'Cambiar rol' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rol de Sofía Cárdenas Ruelas' })
    await dialog.getByRole('button', { name: /Rol/ }).click()
    await page.getByRole('option', { name: 'Pasante' }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await dialog.getByText('Pasante').waitFor()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Se cambió el rol de Sofía Cárdenas Ruelas').first().waitFor()
    await page
      .getByRole('row', { name: /Sofía Cárdenas/ })
      .getByText('Pasante')
      .waitFor()

    await page.getByPlaceholder('Buscar por nombre o correo').fill('cardenas')
    await page.waitForURL(/q=cardenas/)
    await page.getByRole('row', { name: /Diego Arriaga/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Acciones de Sofía Cárdenas Ruelas' }).click()
    await page.getByRole('menuitem', { name: 'Quitar del despacho' }).click()
    await confirmWithPassword(page, 'Quitar del despacho')
    await page.getByText('Sofía Cárdenas Ruelas ya no está en el despacho').first().waitFor()
    await page.getByRole('row', { name: /Sofía Cárdenas/ }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('row', { name: /Sofía Cárdenas/ }).count(), 0)
    await page.close()
  })

  test('switch firms on the same page, and refuse writes from a tab of the previous firm', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(GROUPS)
    await page.getByRole('heading', { level: 2, name: 'Amparo' }).waitFor()
    const other = await openPage(browserContext, assert, [/status of 409/])
    await other.goto(GROUPS)
    await other.getByRole('heading', { level: 2, name: 'Amparo' }).waitFor()

    await switchTo(page, 'Litigio Norte')
    assert.equal(new URL(page.url()).pathname, GROUPS)
    await page.getByText('Aún no hay grupos').waitFor()

    await other.getByRole('button', { name: 'Nuevo grupo' }).click()
    await other.getByRole('dialog').getByLabel('Nombre').fill('Del otro despacho')
    await other.getByRole('dialog').getByRole('button', { name: 'Crear' }).click()
    await other.getByText('Esta página es de otro despacho').waitFor()
    assert.lengthOf(await db.from('groups').where('name', 'Del otro despacho'), 0)
    await other.getByRole('button', { name: 'Aceptar' }).click()
    assert.equal(await other.getByRole('dialog').getByLabel('Nombre').inputValue(), 'Del otro despacho')
    await other.close()
    await page.close()
  })

  test('found a firm from the switcher and delete it by name and password', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await goHome(page)
    await page.getByRole('button', { name: /cambiar de despacho/ }).click()
    await page.getByRole('menuitem', { name: 'Crear despacho' }).click()
    await page.getByRole('dialog').getByLabel('Nombre del despacho').fill('Bufete Ñandú')
    await page.getByRole('dialog').getByRole('button', { name: 'Crear despacho' }).click()
    await page.getByText('Se creó Bufete Ñandú').first().waitFor()
    await page.waitForURL(`**${INFO}`)
    assert.equal(new URL(page.url()).pathname, INFO)

    await page.getByLabel('Código postal', { exact: true }).fill('97000')
    const state = page.getByRole('combobox', { name: 'Estado' })
    await until(async () => (await state.inputValue()) !== '', 'the state of the postal code')
    assert.equal(await state.inputValue(), 'Yucatán')
    await page.getByLabel('RFC').fill('SAT970701NN4')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByText('Se guardaron los datos del despacho').first().waitFor()
    await page.getByText('El dígito verificador no coincide').waitFor()

    await page.getByRole('button', { name: 'Agregar cuenta' }).click()
    await page.getByLabel('CLABE').fill('072180001123456789')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await confirmWithPassword(page, 'Guardar')
    await page.getByText('Banorte •••• 6789').waitFor()

    await page.getByRole('button', { name: 'Eliminar despacho' }).click()
    await page.getByLabel('Escribe «Bufete Ñandú»').fill('Bufete Ñandú')
    await page.getByRole('button', { name: 'Eliminar despacho' }).click()
    await confirmWithPassword(page, 'Eliminar despacho')
    await page.getByText('Se eliminó Bufete Ñandú').first().waitFor()
    const firm = await Workspace.findByOrFail('slug', 'bufete-nandu')
    assert.isNotNull(firm.deletedAt)
    await page.close()
  })
})
