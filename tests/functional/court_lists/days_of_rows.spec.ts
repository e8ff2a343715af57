import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { ImportList } from '#app/court_lists/actions/import_list'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../law_firm/matters/desk.js'

const COURT = 'Juzgado Tercero de Distrito en Materia Civil en el Estado de Jalisco'
const LIST = [
  COURT,
  'Exp. 123/2026 AMPARO INDIRECTO. Juana Peñaloza vs Autoridad Ficticia. Se previene a la quejosa para que en el término de tres días aclare.',
].join('\n')
const SAID = { day: '2026-03-02', reason: 'Boletín del 2 de marzo' }

/** A firm with a row that does not say its day, which seems to be of its matter. */
async function scene(client: ApiClient, content = LIST) {
  const own = await firm()
  await matterOf(own, { court: COURT, fileNumber: '123/2026', clientName: 'Juana Peñaloza' })
  const byOwner = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const order = { name: 'Lista', content, day: null, court: null, courts: [] }
  await new ImportList().handle(byOwner, own.workspace, order)
  const read = () => db.from('court_list_rows').where('workspace_id', own.workspace.id).firstOrFail()
  const { id } = await read()
  const desk = await atDesk(client, own.owner, own.workspace)
  const say = (body: object) => desk.submit('put', `/law-firm/library/lists/rows/${id}/day`, body)
  const errors = async () => (await desk.visit('/law-firm/library/lists')).body().props.errors
  const importAgain = () => new ImportList().handle(byOwner, own.workspace, { ...order, content: `${content}\n.` })
  return { own, id, desk, say, read, errors, importAgain }
}

type Shown = { proposal: { differences: { announced: { lastDay: string }; legal: { lastDay: string } }[] } }

test.group('Days of rows that do not say theirs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-03-03T18:00:00Z')
    return () => clock.restore()
  })

  test('are kept with their reason, and terms are counted from them', async ({ client, assert }) => {
    const { desk, say, read, own } = await scene(client)
    const shown = async () => {
      const page = await desk.visit('/law-firm/library/lists/agreements')
      return (page.body().props as unknown as { matches: { items: Shown[] } }).matches.items[0]!
    }
    assert.isEmpty((await shown()).proposal.differences)
    await say(SAID)
    assert.deepInclude(await read(), { day: '2026-03-02', day_reason: SAID.reason, day_said_by_id: own.owner.id })
    const [difference] = (await shown()).proposal.differences
    assert.equal(difference!.announced.lastDay, '2026-03-06')
    assert.equal(difference!.legal.lastDay, '2026-03-10')
    const [entry] = await db.from('audit_entries').where('action', 'court_list.dated')
    assert.include(entry.after, SAID.reason)
  })

  test('are corrected, but not over what somebody else said meanwhile', async ({ client, assert }) => {
    const { say, read, errors } = await scene(client)
    await say(SAID)
    await say({ day: '2026-03-01', reason: 'Otra', seen: null })
    assert.property(await errors(), 'day')
    assert.equal((await read()).day, '2026-03-02')
    await say({ day: '2026-03-01', reason: 'Otra', seen: '2026-03-02' })
    assert.equal((await read()).day, '2026-03-01')
  })

  test('change nothing when the list comes again', async ({ client, assert }) => {
    const { say, importAgain } = await scene(client)
    await say(SAID)
    assert.deepEqual(await importAgain(), { state: 'known', stored: null })
    assert.lengthOf(await db.from('court_list_rows'), 1)
  })

  test('of the court stay', async ({ client, assert }) => {
    const { say, read, errors } = await scene(client, LIST.replace('\n', '\nAcuerdos del 2 de marzo de 2026\n'))
    await say({ day: '2026-03-01', reason: 'Otra', seen: '2026-03-02' })
    assert.property(await errors(), 'day')
    assert.equal((await read()).day, '2026-03-02')
  })

  test('need a reason and are not to come', async ({ client, assert }) => {
    const { say, read, errors } = await scene(client)
    await say({ day: '2026-03-02', reason: '' })
    assert.property(await errors(), 'reason')
    await say({ day: '2026-03-04', reason: 'Mañana' })
    assert.property(await errors(), 'day')
    assert.isNull((await read()).day)
  })

  test('of another firm are not found', async ({ client, assert }) => {
    const { id, read } = await scene(client)
    const other = await firm()
    const desk = await atDesk(client, other.owner, other.workspace)
    const answer = await desk.submit('put', `/law-firm/library/lists/rows/${id}/day`, SAID)
    answer.assertStatus(404)
    assert.isNull((await read()).day)
  })
})
