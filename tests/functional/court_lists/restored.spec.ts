import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkMatters } from '#app/court_lists/actions/check_matters'
import { matterOf } from '#database/factories/matter_factory'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { done, exported } from '../transfers/archive_content.js'

const NOW = '2026-03-03T16:00:00Z'
const COURT = 'Juzgado Segundo Civil de Ciudad Ficticia'

test.group('Matters of a restored archive', (group) => {
  eachInEmptyDatabase(group, NOW)

  test('are to be compared with the lists of the firm that took it in, the open ones alone', async ({ assert }) => {
    const ours = await firm()
    await matterOf(ours, { court: COURT, fileNumber: '41/2026' })
    const old = await matterOf(ours, { court: COURT, fileNumber: '43/2026' })
    await old.merge({ archived: true }).save()
    await matterOf(ours, { court: COURT, fileNumber: null })
    const archive = await exported(ours)
    const theirs = await firm('Despacho nuevo')
    const task = await done(theirs, 'transfers.workspace_restore', { path: archive.path })
    assert.equal(task.state, 'done')
    await archive.remove()
    const waiting = await db.from('court_list_checks').where('workspace_id', theirs.workspace.id)
    const [matter] = await db
      .from('matters')
      .where({ workspace_id: theirs.workspace.id, file_number: '41/2026' })
      .select('id')
    assert.deepEqual(
      waiting.map(({ matter_id: id }) => id),
      [matter.id]
    )
    await checkMatters()
    assert.lengthOf(await db.from('court_list_checks'), 0)
  })
})
