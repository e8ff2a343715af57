import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'
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

test.group('Firm invitations in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('lead from the email through sign-in to acceptance and work in the firm', async ({ browser, assert }) => {
    const guest = await person({ name: 'Paula Rentería', email: 'paula@renteria.example' }, true)
    const firm = await browser.newContext({ baseURL: process.env.APP_URL })
    const page = await openPage(firm, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await open(page, 'Invitar a una persona')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo electrónico').fill('paula@')
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await dialog.getByText('Este correo no es válido').first().waitFor()
    await dialog.getByLabel('Correo electrónico').fill(guest.email)
    await dialog.getByLabel('Rol').click()
    await page.getByRole('option', { name: 'Abogado' }).click()
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
    await page.getByText(`Invitación enviada a ${guest.email}`).waitFor()
    await page.close()
    await firm.close()

    const own = await browser.newContext({ baseURL: process.env.APP_URL })
    const theirs = await openPage(own, assert)
    await theirs.goto(await linkFor(guest.email))
    await theirs.getByRole('heading', { level: 1, name: 'Invitación al equipo de Ibarra Lozano' }).waitFor()
    await theirs.getByRole('link', { name: 'Ya tengo cuenta: iniciar sesión' }).click()
    await theirs.getByLabel('Correo electrónico').fill(guest.email)
    await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Iniciar sesión' }).click()
    await theirs.getByRole('button', { name: 'Aceptar invitación' }).click()
    await theirs.getByText('Ya formas parte de Ibarra Lozano').waitFor()
    assert.equal(new URL(theirs.url()).pathname, '/main')
    await theirs.close()
    await own.close()
  })

  test('let an invitee without an account create one and go straight to the firm', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.goto(await linkFor('ximena@ochoa.example'))
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
    const address = page.getByLabel('Correo electrónico')
    assert.equal(await address.inputValue(), 'ximena@ochoa.example')
    assert.isFalse(await address.isEditable())
    assert.equal(await page.getByRole('radio').count(), 0, 'the invitation says what the account is for')
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('input[name=privacy]').check()
    await page.locator('main form button[type=submit]').click()
    await page.getByText('Ya formas parte de Ibarra Lozano').waitFor()
    await page.close()
  })

  test('check a pasted list, export its errors and send the valid entries', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(LIST)
    await open(page, 'Invitar a varias personas')
    await page
      .getByLabel('Personas')
      .fill('Uno Bueno <uno@lista.example>\ndos@lista.example, Dos, Pasante\n=mal@\ndiego@ibarralozano.example')
    await page.getByRole('button', { name: 'Revisar lista' }).click()
    await page.getByText('2 personas por invitar · 1 se omite · 1 con error').waitFor()
    await page
      .getByRole('row', { name: /diego@ibarralozano.example/ })
      .getByText('Ya es integrante')
      .waitFor()
    await assertAccessible(page, assert)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar errores' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    assert.include(Buffer.concat(chunks).toString(), `"3","","'=mal@"`)
    await page.getByRole('button', { name: 'Enviar 2 invitaciones' }).click()
    await page.getByText('2 invitaciones enviadas').waitFor()
    await page.getByText('uno@lista.example').waitFor()
    await page.close()
  })

  test('let an invited client see a matter', async ({ browser, assert }) => {
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
    await firm.close()

    const own = await browser.newContext({ baseURL: process.env.APP_URL })
    const theirs = await openPage(own, assert)
    await theirs.goto(await linkFor(client.email))
    await theirs.getByRole('link', { name: 'Ya tengo cuenta: iniciar sesión' }).click()
    await theirs.getByLabel('Correo electrónico').fill(client.email)
    await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Iniciar sesión' }).click()
    await theirs.getByRole('button', { name: 'Aceptar invitación' }).click()
    await theirs.waitForURL('**/law-firm/files/file-overview-client/*')
    await theirs.getByRole('heading', { name: matter }).waitFor()
    await theirs.close()
    await own.close()
  })
})
