import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { BrowserContext, Locator, Page } from 'playwright'
import { PostUpdate } from '#app/portal/actions/post_update'
import { AskDocument } from '#app/portal/actions/ask_document'
import { SendMessage } from '#app/portal/actions/send_message'
import { storeBytes } from '#app/documents/actions/store_bytes'
import { startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'
import { mailsTo } from '#tests/helpers/mailbox'
import { portalScene, type PortalScene } from '../../functional/portal/scene.js'

const PHONE = { width: 360, height: 640 }
const MAX_TAPS = 3

/** A matter in which there is something of everything. */
async function filledScene(): Promise<PortalScene> {
  const scene = await portalScene('Amparo contra la clausura de «La Galatea»')
  const { place, matter } = scene
  const author = { userId: place.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const next = { nextTitle: 'Audiencia en el juzgado', nextOn: '2099-12-01', nextTime: '10:30', attend: true }
  await new PostUpdate().handle(author, matter, { text: 'El juez admitió la demanda.', shown: true, ...next })
  await new AskDocument().handle(author, matter, { title: 'Estado de cuenta', explanation: 'El de agosto.' })
  await new SendMessage().handle(author, matter, 'firm', 'Buenos días. Falta su estado de cuenta.')
  const file = { name: 'decisión del juzgado.txt', bytes: Buffer.from('El juzgado resolvió. Texto ficticio.') }
  await storeBytes(author, matter, file, { folderId: null, shared: true })
  return scene
}

/** The client comes in by a link, without a password, and counts what they tap from there. */
async function comeIn(context: BrowserContext, assert: Assert, { user }: PortalScene) {
  const page = await openPage(context, assert)
  await page.setViewportSize(PHONE)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Entrar sin contraseña' }).click()
  await page.getByRole('heading', { name: 'Entrar con un enlace' }).waitFor()
  await page.getByLabel('Correo electrónico').fill(user.email)
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click()
  await page.getByText('Listo. Enviamos un correo').waitFor()
  await assertAccessible(page, assert)
  await page.goto((await mailsTo(user.email))[0]!.link!)
  await assertAccessible(page, assert)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL('**/main/client')
  let taps = 0
  return {
    page,
    tap: async (place: Locator) => {
      taps++
      await place.click()
    },
    assertQuick: (task: string) => assert.isAtMost(taps, MAX_TAPS, task),
  }
}

const matterLink = (page: Page) => page.getByRole('link', { name: /La Galatea/ }).last()

test.group('Portal on a 360 × 640 phone, without a password', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('shows the client what comes next', async ({ browserContext, assert }) => {
    const { page, tap, assertQuick } = await comeIn(browserContext, assert, await filledScene())
    await page.getByText('Audiencia en el juzgado').waitFor()
    await assertAccessible(page, assert)
    assert.isTrue(await fitsItsWidth(page))
    await tap(page.getByRole('link', { name: /Audiencia en el juzgado/ }))
    await page.getByText('Usted sí tiene que ir.').waitFor()
    assertQuick('what is next')
    await assertAccessible(page, assert)
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('lets the client read a document', async ({ browserContext, assert }) => {
    const { page, tap, assertQuick } = await comeIn(browserContext, assert, await filledScene())
    await tap(matterLink(page))
    const [opened] = await Promise.all([
      browserContext.waitForEvent('page'),
      tap(page.getByRole('link', { name: /decisión del juzgado/ }).first()),
    ])
    await opened.getByText('El juzgado resolvió').waitFor()
    assertQuick('a document')
    await opened.close()
    await page.close()
  })

  test('lets the client send a requested file', async ({ browserContext, assert }) => {
    const scene = await filledScene()
    const { page, tap, assertQuick } = await comeIn(browserContext, assert, scene)
    await tap(page.getByRole('link', { name: /Enviar: Estado de cuenta/ }))
    const choosing = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Subir archivo: Estado de cuenta' }))
    await (
      await choosing
    ).setFiles({ name: 'agosto.txt', mimeType: 'text/plain', buffer: Buffer.from('Saldo ficticio') })
    await page.getByText('Ya llegó. Su abogado lo va a ver.').waitFor()
    assertQuick('a file')
    assert.equal((await db.from('portal_request_files').firstOrFail()).name, 'agosto.txt')
    const photo = page.locator('input[type=file][capture]')
    assert.equal(await photo.first().getAttribute('accept'), 'image/*')
    await page.close()
  })

  test('lets the client write a message', async ({ browserContext, assert }) => {
    const { page, tap, assertQuick } = await comeIn(browserContext, assert, await filledScene())
    await tap(page.getByRole('link', { name: /Leer un mensaje nuevo/ }))
    await tap(page.getByLabel('Escriba su mensaje'))
    await page.keyboard.type('Lo mando hoy. Gracias.')
    await tap(page.getByRole('button', { name: 'Enviar mensaje' }))
    await page.getByText('Su mensaje ya salió.').waitFor()
    await page.getByText('Lo mando hoy. Gracias.').waitFor()
    const box = page.getByLabel('Escriba su mensaje')
    await until(async () => (await box.inputValue()) === '', 'the empty box')
    assert.equal(await box.inputValue(), '')
    assertQuick('a message')
    await page.close()
  })

  test('shows the client the status of the matter', async ({ browserContext, assert }) => {
    const { page, tap, assertQuick } = await comeIn(browserContext, assert, await filledScene())
    await tap(matterLink(page))
    await tap(page.getByRole('link', { name: 'Cómo va' }))
    await page.getByText('El juez admitió la demanda.').waitFor()
    assertQuick('the status')
    await assertAccessible(page, assert)
    await page.close()
  })

  test('offers everything in English, too', async ({ browserContext, assert }) => {
    const scene = await filledScene()
    const { page } = await comeIn(browserContext, assert, scene)
    await scene.user.merge({ language: 'en' }).save()
    await page.goto('/main/client')
    await page.getByText('What do I need to do?').waitFor()
    await page.goto('/law-firm/cliente-files')
    await page.getByRole('heading', { name: 'My matters' }).waitFor()
    await page.getByRole('link', { name: /La Galatea/ }).click()
    await page.getByText('You need to attend.').waitFor()
    await page.close()
  })
})
