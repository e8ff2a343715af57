import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { clientWithPassword, enter, isSamePage, lawyerOfTwoFirms, mark, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'

test.group('Application frame', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('switches to another firm of the person, and the menu follows', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.getByRole('link', { name: 'Expedientes' }).first().waitFor()
    await page.getByRole('button', { name: /Ibarra Leyva Abogados/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Ibarra Leyva Abogados', checked: true }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('menuitemcheckbox', { name: 'Bufete Ñandú' }).click()
    await page.getByRole('button', { name: /Bufete Ñandú/ }).waitFor()
    await page.getByRole('link', { name: 'Expedientes' }).first().waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: /Bufete Ñandú/ }).waitFor()
    await page.close()
  })

  test('switches the language at once, stores it in the account and keeps it after a reload', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await mark(page)
    const choose = async (menu: string, language: string) => {
      await page.getByRole('button', { name: menu }).click()
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.getByRole('menuitemcheckbox', { name: language }).click()
      await saved
    }
    await choose('Menú de Olga Dueñas', 'English')
    await page.getByRole('heading', { level: 1, name: 'Hello, Olga' }).waitFor()
    assert.equal((await User.findOrFail(user.id)).language, 'en')
    await choose('Olga Dueñas', 'Español')
    await page.getByRole('heading', { level: 1, name: 'Hola, Olga' }).waitFor()
    await choose('Menú de Olga Dueñas', 'English')
    await page.getByRole('heading', { level: 1, name: 'Hello, Olga' }).waitFor()
    assert.isTrue(await isSamePage(page))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Hello, Olga' }).waitFor()
    await page.close()
  })

  test('shows «¡Sin Acceso!» on the home page after an attempt to open a forbidden page', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await enter(page, await clientWithPassword())
    await page.goto('/law-firm/files/list')
    await page.waitForURL('**/main/client')
    const popup = page.getByRole('dialog')
    await popup.getByText('¡Sin Acceso! No tienes acceso a esta ruta.').waitFor()
    await assertAccessible(page, assert)
    await popup.getByRole('button', { name: 'Aceptar' }).click()
    await popup.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.close()
  })

  test('links from the 404 page to the home page, in both languages', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, [/status of 404/])
    await page.goto('/404')
    await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href'), '/login')
    await enter(page, user)
    await user.merge({ language: 'en' }).save()
    await page.goto('/law-firm/files/file-overview/987654')
    const sections = page.getByRole('navigation').first()
    await sections.getByText('Courts', { exact: true }).waitFor()
    assert.notMatch(await sections.innerText(), /\w\.\w+\.\w/, 'no section is called by the id of its message')
    await page
      .getByRole('link', { name: 'Go to the home page' })
      .or(page.getByRole('main').getByRole('link'))
      .first()
      .click()
    await page.waitForURL('**/main')
    await page.close()
  })

  test('never scrolls sideways on a phone and shows the sections at the bottom', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms({
      person: 'María del Refugio Leyva Ontiveros de la Peña',
      firm: 'Corporativo Jurídico Ibarra, Leyva, Ontiveros y Asociados, S.C.',
    })
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 360, height: 640 })
    await enter(page, user)
    assert.isTrue(await fitsItsWidth(page))
    const sections = page.getByRole('navigation', { name: 'Secciones principales' })
    assert.equal(await sections.count(), 1)
    const box = (await sections.boundingBox())!
    assert.closeTo(box.y + box.height, 640, 1)
    assert.closeTo(box.width, 360, 1)
    for (const link of await sections.getByRole('link').all()) assert.isAtLeast((await link.boundingBox())!.height, 40)
    await assertAccessible(page, assert)
    await sections.getByRole('link', { name: 'Buscador' }).click()
    await page.waitForURL('**/search/b-search/**')
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })

  test('offers to skip the menus on the first Tab, and the folded menu stays folded', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Ir al contenido' }).press('Enter')
    assert.equal(await page.evaluate('document.activeElement.id'), 'main')
    const rail = page.getByRole('navigation', { name: 'Secciones principales' }).first()
    const wide = (await rail.boundingBox())!.width
    await page.getByRole('button', { name: 'Contraer' }).click()
    await page.getByRole('button', { name: 'Expandir' }).waitFor()
    assert.isBelow((await rail.boundingBox())!.width, wide / 2)
    await page.getByRole('link', { name: 'Expedientes' }).first().waitFor()
    await assertAccessible(page, assert)
    await page.reload()
    await page.getByRole('button', { name: 'Expandir' }).waitFor()
    await page.close()
  })

  test('shows names that contain code as plain text', async ({ browserContext, assert }) => {
    const name = '<img src=x onerror=alert(1)>"><script>alert(2)</script>'
    const { user } = await lawyerOfTwoFirms({ person: name, firm: `<!--<script>${name}` })
    const page = await openPage(browserContext, assert)
    page.on('dialog', () => assert.fail('a script ran'))
    await enter(page, user)
    await page.getByRole('button', { name: `<!--<script>${name}` }).waitFor()
    await page.getByRole('button', { name: `<!--<script>${name}` }).click()
    await page.getByRole('menuitemcheckbox').first().waitFor()
    await page.close()
  })
})
