import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SaveReport } from '#app/insights/actions/save_report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import Report from '#app/insights/models/report'
import Role from '#app/workspaces/models/role'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorNamed } from '../billing/scene.js'

const REPORTS = 20
const SAVED_AT = '2026-03-10T18:00:00Z'
const DUE_AT = '2026-03-11T13:00:00Z'
/** Before which statement each process dies: within the first report, and between later ones. */
const KILLS = [9, 60, 110]

const sendIn = (dieAt?: number) => runRecurringTask('insights.reports', DUE_AT, dieAt)

test.group('Sending of scheduled reports', (group) => {
  eachInEmptyDatabase(group, SAVED_AT)

  async function scheduled(count: number) {
    const own = await firm()
    const lawyer = await own.hire('lawyer')
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    for (let at = 0; at < count; at++)
      await new SaveReport().add(authorNamed(own.owner), own.workspace, {
        ...{ title: `Reporte ${at}`, subject: 'matters', definition: usualDefinition('matters') },
        ...{ roleIds: [role.id], rhythm: 'weekly', day: 3 },
      })
    return { ...own, lawyer, role }
  }
  const noticesOf = ({ id }: { id: number }) => db.from('notices').where({ user_id: id, kind: 'report_ready' })

  test('tells each reader of each report once in the end, wherever it was killed', async ({ assert }) => {
    const { owner, lawyer, workspace } = await scheduled(REPORTS)
    for (const dieAt of KILLS) assert.equal(await sendIn(dieAt), 'SIGKILL')
    const halfway = (await noticesOf(owner)).length
    assert.isAbove(halfway, 0)
    assert.isBelow(halfway, REPORTS)
    assert.isNull(await sendIn())
    assert.isNull(await sendIn())
    for (const person of [owner, lawyer]) assert.lengthOf(await noticesOf(person), REPORTS)
    const next = (await Report.in(workspace)).map(({ nextAt }) => nextAt!.toISO())
    assert.deepEqual([...new Set(next)], ['2026-03-18T13:00:00.000Z'])
  }).timeout(120_000)

  test('tells no one whose role lost the right to read reports', async ({ assert }) => {
    const { owner, lawyer, role } = await scheduled(1)
    await role.merge({ permissions: role.permissions.filter((each) => each !== 'reportes:leer') }).save()
    assert.isNull(await sendIn())
    assert.lengthOf(await noticesOf(owner), 1)
    assert.lengthOf(await noticesOf(lawyer), 0)
  })
})
