import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'
import { COURT, formOf, proceedingOf } from './scene.js'

/** A firm on a day of January of 2026, and a program of its owner. */
async function scene() {
  clock.freeze('2026-01-20T18:00:00.000Z')
  const own = await firm()
  const { accessToken: token } = await programFor(own.owner, own.workspace)
  const send = async (path: string, body: object, headers: Record<string, string> = {}) =>
    call(`POST /${path}`, { token, body, headers })
  /** The status of a refusal, and the field or code that it names. */
  const refused = async (path: string, body: object, who = token) => {
    const answer = await call(`POST /${path}`, { token: who, body })
    return [answer.status, answer.body.errors?.[0]?.field ?? answer.body.code]
  }
  return { ...own, token, send, refused }
}

const proceedings = async () => (await db.from('amparo_proceedings')).length
const news = () => db.from('amparo_news_items').orderBy('id')

test.group('Writes of amparo in the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('add a proceeding of a matter and a case that is only followed', async ({ assert }) => {
    const { send, token, owner, workspace } = await scene()
    const matter = await matterOf({ owner, workspace })
    const added = await send('amparo', formOf({ matterId: matter.id }))
    assert.equal(added.status, 200)
    const { id, ...told } = added.body.data as { id: number }
    assert.deepInclude(told, { kind: 'indirect', stage: 'drafting', isOwn: true, number: '41/2026', court: COURT })
    assert.deepInclude(told, { matter: { id: matter.id, reference: matter.reference, title: matter.title }, unread: 0 })
    const followed = await send('amparo', formOf({ isOwn: false, number: '42/2026' }))
    assert.deepInclude(followed.body.data, { isOwn: false, matter: null })
    const listed = await call<{ items: { id: number }[] }>('GET /amparo', { token })
    assert.lengthOf(listed.body.data!.items, 2)
    const entries = await db.from('audit_entries').where({ workspace_id: workspace.id, actor_id: owner.id })
    const of = (name: string) =>
      entries.filter(({ action }) => action === name).map(({ subject_id }) => Number(subject_id))
    assert.deepEqual(of('amparo_proceeding.added'), [id])
    assert.lengthOf(of('amparo_proceeding.followed'), 1)
  })

  test('add a proceeding once, however often it is sent with one key', async ({ assert }) => {
    const { send } = await scene()
    const headers = { 'idempotency-key': 'amparo-41' }
    const first = await send('amparo', formOf(), headers)
    const again = await send('amparo', formOf(), headers)
    assert.deepEqual([again.status, again.headers['idempotent-replayed']], [200, 'true'])
    assert.deepEqual(again.body.data, first.body.data)
    assert.equal(await proceedings(), 1)
  })

  test('refuse a proceeding at the field that is wrong, and keep nothing of it', async ({ assert }) => {
    const { refused, send } = await scene()
    for (const [wrong, field] of [
      [{ kind: 'habeas' }, 'kind'],
      [{ isOwn: 'quizá' }, 'isOwn'],
      [{ notifiedOn: '2026-01-21' }, 'notifiedOn'],
      [{ notifiedOn: '2026-02-30' }, 'notifiedOn'],
      [{ courtId: 999_999 }, 'court'],
      [{ parentId: 999_999 }, 'parentId'],
      [{ suspension: 'x' }, 'suspension'],
      [{ notes: 'a'.repeat(100_000) }, 'notes'],
    ] as const)
      assert.deepEqual(await refused('amparo', formOf(wrong)), [422, field], JSON.stringify(wrong).slice(0, 60))
    assert.equal(await proceedings(), 0)
    await send('amparo', formOf())
    assert.deepEqual(await refused('amparo', formOf()), [422, 'number'])
    assert.equal(await proceedings(), 1)
  })

  test('keep news once, with or without a day', async ({ assert }) => {
    const { send, owner, workspace, token } = await scene()
    const { id } = await proceedingOf(owner, workspace)
    const body = { decidedOn: '2026-01-16', publishedOn: '2026-01-19', text: 'Se admite la demanda.' }
    assert.deepEqual((await send(`amparo/${id}/news`, body)).body.data, { added: 1, completed: 0 })
    assert.deepEqual((await send(`amparo/${id}/news`, body)).body.data, { added: 0, completed: 0 })
    assert.deepEqual((await send(`amparo/${id}/news`, { text: 'Agréguese el oficio.' })).body.data, {
      added: 1,
      completed: 0,
    })
    const kept = (await news()).map(({ source, text, decided_on: day }) => [source, text, day === null])
    assert.deepEqual(kept, [
      ['hand', 'Se admite la demanda.', false],
      ['hand', 'Agréguese el oficio.', true],
    ])
    const read = await call<{ items: unknown[] }>(`GET /amparo/${id}/news`, { token })
    assert.lengthOf(read.body.data!.items, 2)
  })

  test('refuse news at the field that is wrong, and keep nothing of it', async ({ assert }) => {
    const { refused, owner, workspace } = await scene()
    const { id } = await proceedingOf(owner, workspace)
    for (const [body, field] of [
      [{}, 'text'],
      [{ text: '   ' }, 'text'],
      [{ text: 'Se admite.', decidedOn: '2026-01-21' }, 'decidedOn'],
      [{ text: 'Se admite.', decidedOn: 'ayer' }, 'decidedOn'],
      [{ text: 'Se admite.', decidedOn: '2026-01-16', publishedOn: '2026-01-15' }, 'publishedOn'],
    ] as const)
      assert.deepEqual(await refused(`amparo/${id}/news`, body), [422, field], JSON.stringify(body))
    assert.isEmpty(await news())
  })

  test('reach nothing of other firms, of private matters and of those that are read-only', async ({ assert }) => {
    const { refused, owner, workspace, hire } = await scene()
    const other = await firm()
    const theirs = await proceedingOf(other.owner, other.workspace)
    const body = { text: 'Se admite la demanda.' }
    assert.deepEqual(await refused(`amparo/${theirs.id}/news`, body), [404, 'NOT-FOUND'])
    const foreign = await matterOf(other)
    assert.equal((await refused('amparo', formOf({ matterId: foreign.id })))[0], 404)
    assert.deepEqual(await refused('amparo', formOf({ parentId: theirs.id })), [422, 'parentId'])
    const matter = await matterOf({ owner, workspace })
    const { id } = await proceedingOf(owner, workspace, { matterId: matter.id })
    await matter.merge({ private: true }).save()
    const { accessToken: lawyer } = await programFor(await hire('lawyer'), workspace)
    assert.deepEqual(await refused(`amparo/${id}/news`, body, lawyer), [404, 'NOT-FOUND'])
    assert.equal((await refused('amparo', formOf({ matterId: matter.id, number: '9/2026' }), lawyer))[0], 404)
    await matter.merge({ private: false, readOnly: true }).save()
    assert.equal((await refused(`amparo/${id}/news`, body))[0], 403)
    assert.isEmpty(await news())
    assert.equal(await proceedings(), 2)
  })
})
