import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import ClientsController from '#app/clients/controllers/clients_controller'
import { enter, lawyerOfTwoFirms, mark, isSamePage, startAfresh } from '#tests/helpers/browser'
import { keptDrafts, untilKept } from '#tests/helpers/drafts'
import { assertAccessible, openPage } from '#tests/helpers/journey'
import { PASSWORD } from '#tests/helpers/people'
import { matterOf } from '#database/factories/matter_factory'
import { portalScene, pageOf } from '../../functional/portal/scene.js'

const ADD = '/law-firm/clients/add'
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /dynamically imported module/, /could not be fetched/]
/** What the browser and React say when the server has a part no more. */
const GONE = [/status of 404/, /dynamically imported module/, /could not be fetched/]

const said = (page: Page) => page.getByText('No hay conexión con el servidor.', { exact: false })
const restored = (page: Page) => page.getByText('y no se había enviado', { exact: false })

async function openStageDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar de etapa' }).click()
}

/** Answers for a part of the client as a server does that was updated: it is not there. */
async function remove(page: Page, part: string): Promise<() => Promise<void>> {
  if (!readdirSync(app.publicPath('assets')).some((file) => file.startsWith(`${part}-`)))
    throw new Error(`The client has no file ${part}-*.js`)
  const address = `**/assets/${part}-*.js`
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }))
  return () => page.unroute(address)
}

test.group('Pages without a network', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('keep a form that could not be sent, also after a reload', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, NO_NETWORK)
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await page.getByLabel('Primer apellido').fill('Íñiguez')
    await browserContext.setOffline(true)
    await page.getByText('Lo que se escriba en esta página se guarda en este equipo', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page
      .getByRole('dialog', { name: 'Sin conexión' })
      .filter({ has: said(page) })
      .waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), 'Remedios')
    await untilKept(page, 1)
    await browserContext.setOffline(false)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Se recuperó lo que se escribió hace un momento y no se había enviado.').waitFor()
    await assertAccessible(page, assert)
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), 'Remedios')
    assert.equal(await page.getByLabel('Primer apellido').inputValue(), 'Íñiguez')
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByRole('heading', { level: 1, name: /Remedios Íñiguez/ }).waitFor()
    await untilKept(page, 0)
    assert.lengthOf(await db.from('clients'), 1)
    await page.close()
  })

  test('discard a draft on request and show it to nobody else', async ({ browserContext, assert }) => {
    const { user, own } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    page.on('dialog', (dialog) => void dialog.accept())
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await untilKept(page, 1)
    const [kept] = await keptDrafts(page)
    assert.notInclude(kept!.bytes, 'Remedios')
    const colleague = await db.from('users').whereNot('id', user.id).firstOrFail()
    await db.table('members').insert({ ...(await memberRow(own.id)), user_id: colleague.id })
    const { default: User } = await import('#app/accounts/models/user')
    await enter(page, await User.findOrFail(colleague.id))
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').waitFor()
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), '')
    await enter(page, user)
    await page.goto(ADD)
    await restored(page).waitFor()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await restored(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), '')
    await untilKept(page, 0)
    await page.close()
  })

  test('keep a field that was put back to its first value after it was saved', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    page.on('dialog', (dialog) => void dialog.accept())
    await enter(page, user)
    await page.goto('/settings/account')
    const name = page.locator('#field-name')
    const first = await name.inputValue()
    await name.fill('Remedios Íñiguez')
    await untilKept(page, 1)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await name.press('Enter')
    await saved
    await untilKept(page, 0)
    await name.fill(first)
    await untilKept(page, 1)
    await page.reload()
    await restored(page).waitFor()
    assert.equal(await name.inputValue(), first)
    await page.close()
  })

  test('never keep a password', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    page.on('dialog', (dialog) => void dialog.accept())
    await enter(page, user)
    await page.goto('/settings/security')
    await page.getByLabel('Contraseña actual').fill(PASSWORD)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await untilKept(page, 1)
    assert.include((await keptDrafts(page))[0]!.id, ADD)
    await page.close()
  })

  test('open a dialog that was fetched while the page was at rest', async ({ browserContext, assert }) => {
    const { user, own } = await lawyerOfTwoFirms()
    const matter = await matterOf({ workspace: own, owner: user }, { title: 'Amparo sin red' })
    const page = await openPage(browserContext, assert, NO_NETWORK)
    const fetched = page.waitForResponse((response) => /assets\/stage_dialog-/.test(response.url()))
    await enter(page, user)
    await page.goto(`/law-firm/files/file-overview/${matter.id}`)
    await (await fetched).finished()
    await page.waitForLoadState('networkidle')
    await browserContext.setOffline(true)
    await openStageDialog(page)
    await page.getByRole('dialog').waitFor()
    await browserContext.setOffline(false)
    await page.close()
  })

  test('keep the message of a client until it can be sent', async ({ browserContext, assert }) => {
    const { user, matter } = await portalScene()
    const page = await openPage(browserContext, assert, NO_NETWORK)
    await enter(page, user)
    await page.goto(pageOf(matter))
    await page.getByLabel('Escriba su mensaje').fill('Ya tengo el estado de cuenta.')
    await browserContext.setOffline(true)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await said(page).waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await untilKept(page, 1)
    await browserContext.setOffline(false)
    await page.reload()
    await restored(page).waitFor()
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await page.getByText('Su mensaje ya salió.').waitFor()
    await untilKept(page, 0)
    assert.equal(await page.getByLabel('Escriba su mensaje').inputValue(), '')
    await page.close()
  })
})

/** Sends writes on, and answers as a server does that was updated since: 409 in place of the page that follows, which the browser loads anew. */
async function update(page: Page, address: string, headers: Record<string, string> = {}): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const request = { ...route.request().headers(), ...headers }
    const answer = await route.fetch({ maxRedirects: 0, headers: request })
    const location = answer.headers().location!
    await route.fulfill({ status: 409, headers: { 'x-inertia-location': location, 'x-inertia-version': 'newer' } })
  })
}

test.group('Pages of a server that was updated', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('drop the draft of a form that was accepted, also when the page that follows fails', async ({
    browserContext,
    assert,
    cleanup,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 500/])
    const sound = await app.container.make(ClientsController)
    const failing = Object.assign(Object.create(sound), { show: () => Promise.reject(new Error('broken')) })
    app.container.swap(ClientsController, () => failing)
    cleanup(() => app.container.restore(ClientsController))
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await page.getByLabel('Primer apellido').fill('Íñiguez')
    await untilKept(page, 1)
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByText('Lo enviado sí se guardó', { exact: false }).waitFor()
    await untilKept(page, 0)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').waitFor()
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), '')
    assert.lengthOf(await db.from('clients'), 1)
    await page.close()
  })

  test('drop the draft of a form that was accepted and keep that of one that was not', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 409/])
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await page.getByLabel('Primer apellido').fill('Íñiguez')
    await untilKept(page, 1)
    await update(page, '**/law-firm/clients', { 'x-csrf-token': 'of another page', 'x-inertia': '' })
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await restored(page).waitFor()
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), 'Remedios')
    assert.lengthOf(await db.from('clients'), 0)
    await page.unroute('**/law-firm/clients')
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await update(page, '**/law-firm/clients')
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await page.getByRole('heading', { level: 1, name: /Remedios Íñiguez/ }).waitFor()
    await untilKept(page, 0)
    assert.lengthOf(await db.from('clients'), 1)
    await page.close()
  })
})

/** A row of the members of a firm, as it is for its owner. */
async function memberRow(workspaceId: number) {
  const { id: _, ...row } = await db.from('members').where('workspace_id', workspaceId).firstOrFail()
  return row as Record<string, unknown>
}

test.group('Pages with a missing part', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('stay, say so, and show the part when it is there again', async ({ browserContext, assert }) => {
    const { user, own } = await lawyerOfTwoFirms()
    const matter = await matterOf({ workspace: own, owner: user }, { title: 'Amparo sin diálogo' })
    const page = await openPage(browserContext, assert, GONE)
    const putBack = await remove(page, 'stage_dialog')
    await enter(page, user)
    await page.goto(`/law-firm/files/file-overview/${matter.id}`)
    await mark(page)
    await openStageDialog(page)
    const alert = page.getByRole('alert').filter({ hasText: 'Esta parte no se cargó' })
    await alert.waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('heading', { level: 1, name: 'Amparo sin diálogo' }).waitFor()
    await putBack()
    await alert.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await page.getByRole('dialog').waitFor()
    assert.isTrue(await isSamePage(page))
    await page.close()
  })

  test('keep a message readable when the dialog itself is missing', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [...GONE, ...NO_NETWORK])
    await remove(page, 'opened')
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await page.route('**/law-firm/clients', (route) => route.abort())
    await page.getByRole('button', { name: 'Agregar cliente' }).click()
    await said(page).waitFor()
    await page.keyboard.press('Escape')
    await said(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), 'Remedios')
    await page.close()
  })

  test('offer a reload that keeps what was typed when something is pressed', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, GONE)
    const putBack = await remove(page, 'opened')
    await enter(page, user)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await mark(page)
    await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
    await page.getByText('Foja se actualizó y esta página quedó desactualizada.', { exact: false }).waitFor()
    await putBack()
    await page.getByRole('button', { name: 'Recargar la página' }).click()
    await restored(page).waitFor()
    assert.isFalse(await isSamePage(page))
    assert.equal(await page.getByLabel('Nombre(s)').inputValue(), 'Remedios')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.close()
  })

  test('say of a page that breaks whether what was typed on it is kept', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/./])
    await enter(page, user)
    const broken = page.getByRole('heading', { level: 1, name: 'Ocurrió un error en esta página' })
    const breakIt = async () => {
      await page.route(`**${ADD}`, async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        await route.fulfill({ response: answer, body: text.replace('"permissions":[', '"permissions":null,"lost":[') })
      })
      await page.goto(ADD)
      await broken.waitFor()
    }
    await breakIt()
    await page.getByText('no se conserva nada de lo que se haya escrito', { exact: false }).waitFor()
    await page.unroute(`**${ADD}`)
    await page.goto(ADD)
    await page.getByLabel('Nombre(s)').fill('Remedios')
    await untilKept(page, 1)
    page.on('dialog', (dialog) => void dialog.accept())
    await breakIt()
    await page.getByText('se conserva en este equipo, salvo', { exact: false }).waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })

  test('say so when a whole page is missing', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, GONE)
    await enter(page, user)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByText('Foja se actualizó y esta página quedó desactualizada.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hola, Olga' }).waitFor()
    await page.unroute('**/assets/*.js')
    await page.close()
  })
})
