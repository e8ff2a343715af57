import { test } from '@japa/runner'
import { enter, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, openPage } from '#tests/helpers/journey'
import { firm, person } from '#tests/helpers/people'
import Member from '#app/workspaces/models/member'

test.group('Member without a role', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('learns on the home page why it is empty', async ({ browserContext, assert }) => {
    const { workspace } = await firm()
    const user = await person({}, true)
    await Member.create({ workspaceId: workspace.id, userId: user.id, roleId: null })
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.getByText('Aún no tienes un rol en este despacho').waitFor()
    await assertAccessible(page, assert)
    await page.close()
  })
})
