import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import { notify } from '#app/notifications/actions/notify'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, openPage } from '#tests/helpers/journey'

const PHONE = { width: 360, height: 640 }

test.group('Command palette in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)
  group.each.setup(() => recordWriter().clear())

  test('leads by keyboard alone from any page to a matter, an action and the library', async ({
    browserContext,
    assert,
  }) => {
    const { user, own } = await lawyerOfTwoFirms()
    const matter = await matterOf({ workspace: own, owner: user }, { title: 'Sucesión de Jacinta Olmedo' })
    await followChanges(recordWriter())
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Buscar o ir a' })
    await box.waitFor()
    await page.getByRole('option', { name: 'Nuevo expediente' }).waitFor()
    await assertAccessible(page, assert)
    await page.keyboard.type('jacinta olmdo')
    await page.getByRole('option', { name: /Sucesión de Jacinta Olmedo/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/law-firm/files/file-overview/${matter.id}`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('caso')
    await page.getByRole('option', { name: 'Nuevo expediente' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/law-firm/files/add')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('usucapión')
    await page.getByRole('option', { name: 'Buscar «usucapión» en la biblioteca' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/b-search/**usucapi%C3%B3n**')
    await page.keyboard.press('Control+k')
    await box.waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    await page.close()
  })

  test('fills a phone screen and can be closed by touch', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.setViewportSize(PHONE)
    await enter(page, user)
    await page.getByRole('button', { name: 'Buscar o ir a…' }).click()
    await page.getByRole('combobox', { name: 'Buscar o ir a' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await page.getByRole('combobox', { name: 'Buscar o ir a' }).waitFor({ state: 'detached' })
    await page.close()
  })
})

test.group('Notifications in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('appear at the bell of an open page by themselves and link to their subject', async ({
    browserContext,
    assert,
  }) => {
    const { user, own } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
    const values = { name: 'Inés Robledo', firm: own.name }
    const news = {
      kind: 'member_joined',
      to: [user.id],
      actorId: null,
      workspaceId: own.id,
      values,
      subject: { type: 'firm', id: own.id, place: { page: 'members' } },
    }
    await db.transaction((trx) => notify(trx, news))
    await page.getByRole('button', { name: 'Avisos, 1 sin leer' }).click()
    const line = page.getByRole('dialog').getByRole('button', { name: /Inés Robledo se incorporó/ })
    await line.waitFor()
    await assertAccessible(page, assert)
    await line.click()
    await page.waitForURL('**/law-firm/settings/members')
    await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
    await db.transaction((trx) => notify(trx, news))
    await page.goto('/notifications?show=unread')
    await page.getByRole('button', { name: 'Marcar todo como leído' }).click()
    await page.getByText('Estás al día').waitFor()
    await assertAccessible(page, assert)
    assert.isNotNull((await db.from('notices').orderBy('id').firstOrFail()).read_at)
    await page.close()
  })
})
