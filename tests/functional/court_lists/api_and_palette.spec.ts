import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { daySources, paletteProviders, type Viewer } from '#app/core/contributions/registries'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { ImportList } from '#app/court_lists/actions/import_list'
import { firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

const COURT = 'Juzgado Primero Civil de Ciudad Ficticia'
const LIST = [
  COURT,
  'Acuerdos del 2 de marzo de 2026',
  'Exp. 51/2026. Ana Paz vs Luz Ruiz. Se admite.',
  'Exp. 52/2026. Eva Sol vs Leo Gil. Se desecha.',
].join('\n')

type Page = {
  items: { id: number; version: number; caseNumber?: string; row?: { caseNumber: string }; waiting?: number }[]
  next: number | null
}

/** A firm with a list, one of whose rows seems to be of its matter. */
async function scene() {
  const own = await firm()
  const matter = await matterOf(own, { court: COURT, fileNumber: '51/2026', clientName: 'Ana Paz' })
  const author = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const order = { name: 'Lista', content: LIST, day: null, court: null, courts: [] }
  await new ImportList().handle(author, own.workspace, order)
  const read = async (person = own.owner) => {
    const { accessToken: token } = await programFor(person, own.workspace)
    return async (path: string) => (await call<Page>(`GET /court-lists${path}`, { token })).body.data!
  }
  const search = (person: { id: number }, text: string) => {
    const viewer = { userId: person.id, workspaceId: own.workspace.id, may: () => true }
    return paletteProviders.find('court_lists')!.search(viewer as never, text, 5)
  }
  const hide = () => db.from('matters').where('id', matter.id).update({ private: true })
  return { own, matter, read, search, hide }
}

test.group('Court lists in the API and the palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tell programs lists, rows and matches', async ({ assert }) => {
    const { read } = await scene()
    const get = await read()
    const lists = await get('')
    assert.deepInclude(lists.items[0], { name: 'Lista', rows: 2, waiting: 1, source: null })
    assert.isNull(lists.next)
    const numbers = async (query: string) => (await get(`/rows${query}`)).items.map(({ caseNumber }) => caseNumber)
    assert.deepEqual(await numbers(''), ['52/2026', '51/2026'])
    assert.deepEqual(await numbers('?from=2026-03-03'), [])
    assert.deepEqual(await numbers('?kind=hearing'), [])
    const [match, ...others] = (await get('/matches')).items
    assert.isEmpty(others)
    assert.equal(match!.row!.caseNumber, '51/2026')
    assert.isEmpty((await get('/matches?state=accepted')).items)
  })

  test('tell programs nothing of matters that their person may not see', async ({ assert }) => {
    const { own, read, hide } = await scene()
    await hide()
    const get = await read(await own.hire('lawyer'))
    assert.isEmpty((await get('/matches')).items)
    assert.equal((await get('')).items[0]!.waiting, 0)
  })

  test('refuse what programs misspell', async ({ assert }) => {
    const { own } = await scene()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    const answer = await call('GET /court-lists/matches?state=lost', { token })
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors![0]!.field, 'state')
  })

  test('let programs accept and refuse a match, each once', async ({ assert }) => {
    const { own, matter } = await scene()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    const [match] = (await call<Page>('GET /court-lists/matches', { token })).body.data!.items
    const path = `matters/${matter.id}/list-matches/${match!.id}` as const
    const body = { version: match!.version, as: 'activity', title: 'Revisar la admisión' }
    const headers = { 'idempotency-key': 'aceptar-51' }
    const accepted = await call(`POST /${path}/acceptance`, { token, body, headers })
    assert.deepInclude(accepted.body.data, { id: match!.id, state: 'accepted', version: 2 })
    const repeated = await call(`POST /${path}/acceptance`, { token, body, headers })
    assert.deepEqual([repeated.status, repeated.headers['idempotent-replayed']], [200, 'true'])
    assert.deepEqual(repeated.body.data, accepted.body.data)
    const kept = await db.from('activities').where('matter_id', matter.id)
    assert.deepEqual(
      kept.map(({ title }) => title),
      ['Revisar la admisión']
    )
    for (const version of [1, 2]) {
      const late = await call(`POST /${path}/refusal`, { token, body: { version, reason: 'Es de otra persona' } })
      assert.deepEqual([late.status, late.body.errors![0]!.field], [422, 'version'])
    }
    await db.from('court_list_matches').where('id', match!.id).update({ state: 'waiting', activity_id: null })
    const refused = await call(`POST /${path}/refusal`, { token, body: { version: 2, reason: 'Es de otra persona' } })
    assert.deepInclude(refused.body.data, { state: 'invalid', reason: 'Es de otra persona', version: 3 })
    const told = await db.from('audit_entries').where({ subject_type: 'court_list_match', actor_id: own.owner.id })
    assert.sameMembers(
      told.map(({ action }) => action),
      ['court_list_match.accepted', 'court_list_match.refused']
    )
    assert.isEmpty(await db.from('portal_updates').where('matter_id', matter.id))
  })

  test('refuse decisions of programs that are incomplete, and of people who may not decide', async ({ assert }) => {
    const { own, matter, hide } = await scene()
    const { accessToken: token } = await programFor(own.owner, own.workspace)
    const [match] = (await call<Page>('GET /court-lists/matches', { token })).body.data!.items
    const decide = async (who: string, body: object, of = matter.id, to = 'acceptance') => {
      const answer = await call(`POST /matters/${of}/list-matches/${match!.id}/${to}`, { token: who, body })
      return [answer.status, answer.body.errors?.[0]?.field ?? answer.body.code]
    }
    const good = { version: 1, as: 'note' }
    assert.deepEqual(await decide(token, { ...good, version: undefined }), [422, 'version'])
    assert.deepEqual(await decide(token, { version: 1, as: 'nothing' }), [422, 'as'])
    assert.deepEqual(await decide(token, { version: 1, as: 'activity' }), [422, 'title'])
    assert.deepEqual(await decide(token, { version: 1 }, matter.id, 'refusal'), [422, 'reason'])
    const stranger = (await firm()).owner.id
    assert.deepEqual(await decide(token, { ...good, as: 'activity', title: 'x', assigneeId: stranger }), [
      422,
      'assigneeId',
    ])
    const another = await matterOf(own, { fileNumber: '99/2026' })
    assert.deepEqual(await decide(token, good, another.id), [404, 'NOT-FOUND'])
    const foreign = await firm('Despacho ajeno')
    const theirs = await programFor(foreign.owner, foreign.workspace)
    const reader = await programFor(await own.hireWith(['expedientes:leer']), own.workspace)
    const outside = await programFor(await own.hire('lawyer'), own.workspace)
    await hide()
    for (const to of ['acceptance', 'refusal']) {
      const body = { ...good, reason: 'Es de otra persona' }
      assert.deepEqual(await decide(theirs.accessToken, body, matter.id, to), [404, 'NOT-FOUND'])
      assert.deepEqual(await decide(outside.accessToken, body, matter.id, to), [404, 'NOT-FOUND'])
      assert.equal((await decide(reader.accessToken, body, matter.id, to))[0], 403)
    }
    assert.equal((await db.from('court_list_matches').where('id', match!.id).firstOrFail()).state, 'waiting')
  })

  test('wait on the day of the team of their matter, in the language of the reader', async ({ assert }) => {
    const { own, hide } = await scene()
    const titles = async (person: { id: number }, voice?: Viewer['voice']) => {
      const viewer = { userId: person.id, workspaceId: own.workspace.id, voice, may: () => true }
      const day = { until: clock.now().endOf('day'), zone: 'America/Mexico_City', limit: 10 }
      const items = await daySources.find('court_lists')!.load(viewer as never, day)
      return items.map(({ title }) => title)
    }
    assert.deepEqual(await titles(own.owner), ['1 coincidencia por revisar'])
    assert.deepEqual(await titles(own.owner, 'en'), ['1 match to review'])
    await hide()
    assert.isEmpty(await titles(await own.hire('lawyer'), 'en'))
  })

  test('are found in the palette by the number of a case that waits', async ({ assert }) => {
    const { own, matter, search, hide } = await scene()
    const [found, ...others] = await search(own.owner, 'exp 00051/26')
    assert.isEmpty(others)
    assert.include(found!.title, matter.reference)
    assert.isEmpty(await search(own.owner, '52/2026'))
    await hide()
    assert.isEmpty(await search(await own.hire('lawyer'), '51/2026'))
  })
})
