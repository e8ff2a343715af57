import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { ImportList } from '#app/court_lists/actions/import_list'
import MatterErased from '#app/matters/events/matter_erased'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../law_firm/matters/desk.js'

const COURT = 'Juzgado Tercero de Distrito en Materia Civil en el Estado de Jalisco'
const LIST = [
  COURT,
  'Acuerdos del 2 de marzo de 2026',
  'Exp. 123/2026 AMPARO INDIRECTO. Juana Peñaloza vs Autoridad Ficticia. Se previene a la quejosa para que en el término de tres días aclare.',
].join('\n')

const byOwner = (id: number) => ({ userId: id, kind: 'user' as const, ip: null, requestId: null })

/** A firm with a list that has a row of its matter. */
async function scene(client: ApiClient, fields: object = {}) {
  const own = await firm()
  const matter = await matterOf(own, { court: COURT, fileNumber: '123/2026', clientName: 'Juana Peñaloza', ...fields })
  const order = { name: 'Lista', content: LIST, day: null, court: null, courts: [] }
  await new ImportList().handle(byOwner(own.owner.id), own.workspace, order)
  const match = await db.from('court_list_matches').where('matter_id', matter.id).firstOrFail()
  const desk = await atDesk(client, own.owner, own.workspace)
  const address = `/law-firm/files/${matter.id}/list-matches/${match.id}`
  const read = () => db.from('court_list_matches').where('id', match.id).firstOrFail()
  return { own, matter, match, desk, address, read }
}

/** What the next page says is wrong. */
const errorsOf = async (desk: Awaited<ReturnType<typeof atDesk>>) =>
  (await desk.visit('/law-firm/library/lists')).body().props.errors

test.group('Decisions on rows of lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-03-03T18:00:00Z')
    return () => clock.restore()
  })

  test('shows why a row seems to be of a matter, and that the announced term is another than the law’s', async ({
    client,
    assert,
  }) => {
    const { desk, own } = await scene(client)
    const page = await desk.visit('/law-firm/library/lists/agreements')
    const { matches } = page.body().props as { matches: { items: Record<string, never>[] } }
    const [line] = matches.items as never as {
      reasons: string[]
      proposal: {
        suggestion: { resolution: string }
        differences: { term: string; legal: object; announced: object }[]
      }
    }[]
    assert.includeMembers(line!.reasons, ['number', 'court'])
    assert.equal(line!.proposal.suggestion.resolution, 'prevention')
    const [difference] = line!.proposal.differences
    assert.equal(difference!.term, 'amparo_prevention')
    assert.deepInclude(difference!.legal, { amount: 5, unit: 'working_days', lastDay: '2026-03-10' })
    assert.deepInclude(difference!.announced, { amount: 3, unit: 'working_days', lastDay: '2026-03-06' })
    assert.isAbove(own.workspace.id, 0)
  })

  test('adds an activity and links it to the row', async ({ client, assert }) => {
    const { desk, address, read } = await scene(client)
    await desk.submit('post', `${address}/acceptance`, {
      version: 1,
      as: 'activity',
      title: 'Revisar',
      dueOn: '2026-03-05',
    })
    const { state, activity_id: activityId } = await read()
    assert.equal(state, 'accepted')
    assert.equal((await db.from('activities').where('id', activityId).firstOrFail()).title, 'Revisar')
  })

  test('proposes the deadlines that it opens', async ({ client, assert }) => {
    const { desk, address, read, matter } = await scene(client)
    const deadline = { resolution: 'prevention', terms: ['amparo_prevention'], notification: 'amparo_list' }
    const fields = { version: 1, as: 'deadline', ...deadline, happenedOn: '2026-03-02', handling: 'pjf' }
    await desk.submit('post', `${address}/acceptance`, fields)
    const { trigger_id: triggerId } = await read()
    const made = await db.from('matter_deadlines').where('matter_id', matter.id).firstOrFail()
    assert.deepInclude(made, { trigger_id: triggerId, status: 'proposed', last_day: '2026-03-10' })
  })

  test('adds a hearing, and tells clients only what was written for them', async ({ client, assert }) => {
    const { desk, address, read } = await scene(client)
    const hearing = { hearingKind: 'constitutional', day: '2026-04-12', time: '10:30' }
    const toClients = 'El juzgado fijó la audiencia.'
    await desk.submit('post', `${address}/acceptance`, { version: 1, as: 'hearing', ...hearing, toClients })
    const { hearing_id: hearingId, shown_to_client: shown } = await read()
    assert.deepInclude(await db.from('hearings').where('id', hearingId).firstOrFail(), {
      day: '2026-04-12',
      time: '10:30',
    })
    assert.equal(shown, 1)
    assert.equal((await db.from('portal_updates').firstOrFail()).text, toClients)
  })

  test('adds nothing when a term cannot be computed', async ({ client, assert }) => {
    const { desk, address, read } = await scene(client)
    const deadline = { resolution: 'prevention', terms: ['amparo_prevention'], notification: 'amparo_list' }
    const fields = { version: 1, as: 'deadline', ...deadline, happenedOn: '2026-12-02', handling: 'pjf' }
    await desk.submit('post', `${address}/acceptance`, fields)
    assert.property(await errorsOf(desk), 'happenedOn')
    assert.equal((await read()).state, 'waiting')
    assert.isEmpty(await db.from('matter_deadlines'))
    assert.isEmpty(await db.from('matter_triggers'))
  })

  test('is refused with a reason, which can be taken back', async ({ client, assert }) => {
    const { desk, address, read, own } = await scene(client)
    await desk.submit('post', `${address}/refusal`, { version: 1, reason: 'Es de otra persona' })
    assert.deepInclude(await read(), { state: 'invalid', reason: 'Es de otra persona', decided_by_id: own.owner.id })
    await desk.submit('delete', `${address}/refusal`, { version: 2 })
    assert.deepInclude(await read(), { state: 'waiting', reason: null, decided_by_id: null })
    const actions = await db.from('audit_entries').where('action', 'like', 'court_list_match.%').orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['court_list_match.refused', 'court_list_match.reopened']
    )
  })

  test('asks for a reason', async ({ client, assert }) => {
    const { desk, address, read } = await scene(client)
    await desk.submit('post', `${address}/refusal`, { version: 1, reason: '' })
    assert.property(await errorsOf(desk), 'reason')
    assert.equal((await read()).state, 'waiting')
  })

  test('refuses a decision when somebody decided meanwhile', async ({ client, assert }) => {
    const { desk, address } = await scene(client)
    await desk.submit('post', `${address}/refusal`, { version: 1, reason: 'No es' })
    await desk.submit('post', `${address}/acceptance`, { version: 1, as: 'note' })
    assert.property(await errorsOf(desk), 'version')
  })

  test('is not found under another matter', async ({ client }) => {
    const { desk, own, match } = await scene(client)
    const other = await matterOf(own, { fileNumber: '9/2026' })
    const answer = await desk.submit('post', `/law-firm/files/${other.id}/list-matches/${match.id}/acceptance`, {
      version: 1,
      as: 'note',
    })
    answer.assertStatus(404)
  })

  test('hides matches of private matters and leaves them out of the counts', async ({ client, assert }) => {
    const { own, matter } = await scene(client)
    await db.from('matters').where('id', matter.id).update({ private: true })
    const lawyer = await own.hire('lawyer')
    const desk = await atDesk(client, lawyer, own.workspace)
    const page = await desk.visit('/law-firm/library/lists/agreements')
    assert.isEmpty((page.body().props as { matches: { items: object[] } }).matches.items)
    const lists = await desk.visit('/law-firm/library/lists')
    const told = lists.body().props as { waiting: number; lists: { items: { waiting: number }[] } }
    assert.deepEqual([told.waiting, told.lists.items[0]!.waiting], [0, 0])
  })

  test('goes with its matter, and what was published stays', async ({ client, assert }) => {
    const { matter } = await scene(client)
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, matter.workspaceId))
    assert.isEmpty(await db.from('court_list_matches'))
    assert.lengthOf(await db.from('court_list_rows'), 1)
  })
})
