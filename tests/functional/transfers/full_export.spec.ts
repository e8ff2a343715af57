import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { firm, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const PAGE = '/law-firm/settings/export'

test.group('Full export of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is started by its owner with the password, even before the wizard is done, and downloaded by nobody else', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    await ours.owner.setPassword(PASSWORD)
    await ours.owner.merge({ profileComplete: false }).save()
    const session = await signedIn(client, ours.owner, ours.workspace)
    ;(await session.page(PAGE)).assertStatus(200)
    await session.submit('post', PAGE, { confirmation: { password: 'otra cosa' } })
    assert.isEmpty(await Task.in(ours.workspace))
    await session.submit('post', PAGE, { confirmation: { password: PASSWORD } })
    const task = await Task.in(ours.workspace).firstOrFail()
    assert.equal(task.kind, 'transfers.workspace_export')
    assert.lengthOf(await db.from('audit_entries').where('action', 'workspace.exported'), 1)
    const file = await storeTaskFile(task, 'foja.zip', Buffer.from('PK'))
    const path = `${PAGE}/${task.id}/files/${file.id}`
    ;(await session.page(path)).assertStatus(200)
    assert.lengthOf(await db.from('audit_entries').where('action', 'workspace.export_downloaded'), 1)
    const beside = await session.get(`/law-firm/tasks/${task.id}/files/${file.id}`)
    beside.assertStatus(404)
    const admin = await signedIn(client, await ours.hire('admin'), ours.workspace)
    for (const address of [PAGE, path]) (await admin.get(address)).assertStatus(403)
    const other = await firm()
    const stranger = await signedIn(client, other.owner, other.workspace)
    ;(await stranger.get(path)).assertStatus(404)
  })
})
