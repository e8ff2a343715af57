import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { PASSWORD, person } from '#tests/helpers/people'

const LIST = '/law-firm/invitations'

async function linkFor(email: string): Promise<string> {
  return (await mailsTo(email)).find(({ link }) => link?.startsWith('/invitations/'))!.link!
}

async function open(page: Page, item: string) {
  await page.getByRole('button', { name: 'Invitar', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.group('Invitations to a firm', (group) => {
  group.each.setup(() => seedDemo())

  test('somebody is invited, reads the letter, signs in through its link, accepts and works there', async ({
    browser,
    assert,
  }) => {
    const guest = await person({ name: 'Paula Rentería', email: 'paula@renteria.example' }, true)
    const firm = await browser.newContext({ baseURL: process.env.APP_URL })
    const page = await openPage(firm, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await open(page, 'Invitar a una persona')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo electrónico').fill('paula@')
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await dialog.getByText('Escribe un correo válido').first().waitFor()
    await dialog.getByLabel('Correo electrónico').fill(guest.email)
    await dialog.getByLabel('Rol').click()
    await page.getByRole('option', { name: 'Abogado' }).click()
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByText(`Invitación enviada a ${guest.email}`).waitFor()
    await page.close()

    const own = await browser.newContext({ baseURL: process.env.APP_URL })
    const theirs = await openPage(own, assert)
    await theirs.goto(await linkFor(guest.email))
    await theirs.getByRole('heading', { level: 1, name: 'Ibarra Lozano te invita a su equipo' }).waitFor()
    await theirs.getByRole('link', { name: 'Ya tengo cuenta: iniciar sesión' }).click()
    await theirs.getByLabel('Correo electrónico').fill(guest.email)
    await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Iniciar sesión' }).click()
    await theirs.getByRole('button', { name: 'Aceptar la invitación' }).click()
    await theirs.getByText('Ya formas parte de Ibarra Lozano').waitFor()
    assert.equal(new URL(theirs.url()).pathname, '/main')
    await theirs.close()
  }).timeout(120_000)

  test('who has no account makes one on the way, with the address filled in', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto(await linkFor('ximena@ochoa.example'))
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
    const address = page.getByLabel('Correo electrónico')
    assert.equal(await address.inputValue(), 'ximena@ochoa.example')
    assert.isFalse(await address.isEditable())
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('input[name=privacy]').check()
    await page.locator('main form button[type=submit]').click()
    await page.waitForURL(/verify/)
    const { code } = (await mailsTo('ximena@ochoa.example')).find((letter) => letter.code)!
    await page.locator('input[name=code]').fill(code!)
    await page.locator('main form button[type=submit]').click()
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
    await page.getByText('Ya formas parte de Ibarra Lozano').waitFor()
    await page.close()
  }).timeout(120_000)

  test('a pasted list is checked first, its errors can be saved, and the good ones are sent', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await open(page, 'Invitar a varias personas')
    await page
      .getByLabel('Personas')
      .fill('Uno Bueno <uno@lista.example>\ndos@lista.example, Dos, Pasante\n=mal@\ndiego@ibarralozano.example')
    await page.getByRole('button', { name: 'Revisar la lista' }).click()
    await page.getByText('2 personas por invitar · 1 se omite · 1 con error').waitFor()
    await page
      .getByRole('row', { name: /diego@ibarralozano.example/ })
      .getByText('Ya es integrante')
      .waitFor()
    await assertAccessible(page, assert)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar los errores' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    assert.include(Buffer.concat(chunks).toString(), `"3","","'=mal@"`)
    await page.getByRole('button', { name: 'Enviar 2 invitaciones' }).click()
    await page.getByText('2 invitaciones enviadas').waitFor()
    await page.getByText('uno@lista.example').waitFor()
    await page.close()
  }).timeout(120_000)

  test('a client is invited to see a matter, and sees it', async ({ browser, assert }) => {
    const client = await person({ name: 'Inés Pardo', email: 'ines@pardo.example', type: 'client' }, true)
    const firm = await browser.newContext({ baseURL: process.env.APP_URL })
    const page = await openPage(firm, assert)
    await signInAs(page, 'lawyer')
    await page.goto(`${LIST}?tab=sent`)
    await open(page, 'Invitar a un cliente')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Cliente' }).fill('Inés Pardo')
    await page.getByRole('option', { name: /Inés Pardo/ }).click()
    await dialog.getByLabel('Correo electrónico').fill(client.email)
    await dialog.getByRole('combobox', { name: /Expedientes/ }).fill('IL-0002')
    const option = page.getByRole('option', { name: /IL-0002/ })
    const matter = (await option.innerText()).split('\n')[0]!.split(' · ')[1]!
    await option.click()
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByText(`Invitación enviada a ${client.email}`).waitFor()
    await page.close()

    const own = await browser.newContext({ baseURL: process.env.APP_URL })
    const theirs = await openPage(own, assert)
    await theirs.goto(await linkFor(client.email))
    await theirs.getByRole('link', { name: 'Ya tengo cuenta: iniciar sesión' }).click()
    await theirs.getByLabel('Correo electrónico').fill(client.email)
    await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Iniciar sesión' }).click()
    await theirs.getByRole('button', { name: 'Aceptar la invitación' }).click()
    await theirs.waitForURL(/\/main\/client/)
    await theirs.getByRole('heading', { name: matter }).waitFor()
    await theirs.close()
  }).timeout(120_000)

  test('every page is accessible in both languages and fits a phone', async ({ browser, assert }) => {
    const { id } = await db.from('users').where('email', 'mariana@ibarralozano.example').firstOrFail()
    for (const language of ['es', 'en']) {
      await db.from('users').where({ id }).update({ language })
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: process.env.APP_URL })
      await context.addCookies([{ name: 'language', value: language, url: process.env.APP_URL! }])
      const page = await openPage(context, assert)
      const letter = await linkFor('ximena@ochoa.example')
      await check(page, letter)
      // The browser itself complains of an answer 404, so this one is opened without listening.
      const unknown = await context.newPage()
      await check(unknown, '/invitations/unknown')
      await unknown.close()
      await page.goto('/login')
      await page.locator('input[name=email]').fill('mariana@ibarralozano.example')
      await page.locator('input[name=password]').fill('foja-demo-2026')
      await page.locator('form button[type=submit]').click()
      await page.waitForURL((url) => url.pathname !== '/login')
      const paths = [
        letter,
        LIST,
        `${LIST}?tab=received`,
        `${LIST}?tab=sent&state=accepted`,
        `${LIST}?tab=sent&invite=many`,
      ]
      for (const path of paths) await check(page, path)
      await page.close()
    }

    async function check(page: Page, path: string) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.isTrue(await fitsItsWidth(page), `${path} scrolls sideways`)
      await assertAccessible(page, assert)
    }
  }).timeout(180_000)
})
