import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

test.group('Template catalogue', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shared by operators only: templates that a firm imports as such are offered to nobody else', async ({
    client,
    assert,
  }) => {
    const theirs = await firm()
    const definition = { stages: [], sections: [], slots: {} }
    const own = { workspaceId: theirs.workspace.id, userId: null, hidden: false, version: 1, editedById: null }
    const planted = await MatterTemplate.create({ ...own, scope: 'catalogue', title: 'Plantilla ajena', definition })
    const ours = await firm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const offered = await session.get('/law-firm/files/template-options')
    assert.notInclude(offered.text(), 'Plantilla ajena')
    ;(await session.get(`/law-firm/files/template-options/${planted.id}`)).assertStatus(404)
  })
})
