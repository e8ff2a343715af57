import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { ImportList } from '#app/court_lists/actions/import_list'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'

const NIGHT = '2026-03-03T08:00:00Z'
const MORNING = '2026-03-03T14:00:00Z'
const KILLS = 8
const LONGEST = 12

test.group('Digest of court lists', (group) => {
  eachInEmptyDatabase(group, NIGHT)

  test('tells each person once a day in the end, killed at several points', async ({ assert }) => {
    const own = await firm()
    for (const number of [1, 2, 3])
      await matterOf(own, { court: 'Juzgado Segundo Civil', fileNumber: `${number}/2026` })
    const rows = [1, 2, 3].map((number) => `${number}/2026 Ana Paz vs Luz Ruiz. Se admite la demanda.`)
    const content = ['JUZGADO SEGUNDO CIVIL', '2 de marzo de 2026', ...rows].join('\n')
    const author = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
    const order = { name: 'Lista', content, day: null, court: null, courts: [] }
    await new ImportList().handle(author, own.workspace, order)
    assert.lengthOf(await db.from('court_list_matches'), 3)
    const told = () => db.from('notices').where({ user_id: own.owner.id, kind: 'court_list_matches' })

    assert.isNull(await runRecurringTask('court_lists.digest', NIGHT))
    assert.isEmpty(await told())
    for (let n = 0; n < KILLS; n++) await runRecurringTask('court_lists.digest', MORNING, 1 + ((n * 5) % LONGEST))
    for (let n = 0; n < 2; n++) assert.isNull(await runRecurringTask('court_lists.digest', MORNING))
    const [notice, ...others] = await told()
    assert.isEmpty(others)
    assert.equal(JSON.parse(notice.values).count, '3')
    assert.isEmpty(await db.from('court_list_matches').whereNull('told_on'))
  }).timeout(720_000)
})
