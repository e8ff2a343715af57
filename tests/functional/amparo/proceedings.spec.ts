import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { unreadableProceedings } from '#app/amparo/queries/unreadable_proceedings'
import Court from '#app/courts/models/court'
import { clock } from '#app/core/clock'
import { paletteProviders, type Viewer } from '#app/core/contributions/registries'
import { matterOf } from '#database/factories/matter_factory'
import { auditEntriesIn, limitTo, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { formOf, proceedingOf, propsOf } from './scene.js'

test.group('Proceedings of amparo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-03-02T18:00:00Z')
    return () => clock.restore()
  })

  test('are added once in a firm, whatever way their number is written', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const desk = await atDesk(client, owner, workspace)
    const answer = await desk.submit('post', '/amparo', formOf({ matterId: matter.id, number: '0041/2026' }))
    answer.assertStatus(302)
    const [proceeding] = await AmparoProceeding.in(workspace)
    assert.deepInclude(proceeding!.serialize(), { kind: 'indirect', stage: 'drafting', numberKey: '41/2026' })
    assert.include(await auditEntriesIn(matter), 'amparo_proceeding.added')
    const again = await desk
      .post('/amparo')
      .header('accept', 'application/json')
      .json(formOf({ number: '41/26' }))
    again.assertStatus(422)
    assert.equal(again.body().errors[0].field, 'number')
    assert.lengthOf(await AmparoProceeding.in(workspace), 1)
  })

  test('that are only followed begin as filed: others drafted them', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const desk = await atDesk(client, owner, workspace)
    const followed = formOf({ kind: 'review', isOwn: false, number: '88/2026', matterId: null })
    ;(await desk.submit('post', '/amparo', followed)).assertStatus(302)
    const [proceeding] = await AmparoProceeding.in(workspace)
    assert.equal(proceeding!.stage, 'filed')
  })

  test('are refused at the field that is at fault', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const hidden = await matterOf(await office())
    const elsewhere = await office()
    const foreign = await proceedingOf(elsewhere.owner, elsewhere.workspace)
    const desk = await atDesk(client, owner, workspace)
    const refused = async (given: Record<string, unknown>) => {
      const answer = await desk.post('/amparo').header('accept', 'application/json').json(formOf(given))
      return answer.status() === 404 ? 404 : answer.body().errors[0].field
    }
    assert.equal(await refused({ kind: 'habeas' }), 'kind')
    assert.equal(await refused({ notifiedOn: '2026-03-03' }), 'notifiedOn')
    assert.equal(await refused({ notifiedOn: '2026-02-30' }), 'notifiedOn')
    assert.equal(await refused({ parentId: foreign.id }), 'parentId')
    assert.equal(await refused({ matterId: hidden.id }), 404)
    assert.equal(await refused({ courtId: 99_999_999 }), 'court')
    assert.equal(await refused({ actClaimed: 'x'.repeat(10_001) }), 'actClaimed')
    assert.lengthOf(await AmparoProceeding.in(workspace), 0)
  })

  test('ask which court is meant when two have one name', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const [name, of] = ['Juzgado Ficticio de Amparo', { source: 'test', kind: 'district_court' as const }]
    const [kept] = await Court.query().limit(1)
    const columns = kept ? kept.serialize() : {}
    for (const externalId of ['a', 'b'])
      await Court.create({ ...columns, id: undefined, ...of, externalId, name, validTo: null } as never)
    const desk = await atDesk(client, owner, workspace)
    const answer = await desk
      .post('/amparo')
      .header('accept', 'application/json')
      .json(formOf({ court: name }))
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'court')
  })

  test('keep a number that reads like none, and mark it', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.submit('post', '/amparo', formOf({ number: 'D.A. cuarenta' }))).assertStatus(302)
    const [{ id }] = await AmparoProceeding.in(workspace)
    const page = await propsOf(desk, `/amparo/${id}`)
    assert.isTrue(page.proceeding.isOddNumber)
    assert.equal(page.proceeding.number, 'D.A. cuarenta')
  })

  test('are changed by who looked at the last version, and move through the stages of their kind', async ({
    client,
    assert,
  }) => {
    const { owner, workspace } = await office()
    const { id } = await proceedingOf(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const put = (path: string, body: object) => desk.put(path).header('accept', 'application/json').json(body)
    ;(await put(`/amparo/${id}`, formOf({ version: 1, complainant: 'Otra persona' }))).assertStatus(302)
    const stale = await put(`/amparo/${id}`, formOf({ version: 1, complainant: 'Tercera' }))
    assert.equal(stale.body().errors[0].field, 'version')
    const unknown = await put(`/amparo/${id}/stage`, { version: 2, stage: 'listed' })
    assert.equal(unknown.body().errors[0].field, 'stage')
    ;(await put(`/amparo/${id}/stage`, { version: 2, stage: 'closed' })).assertStatus(302)
    const moved = await AmparoProceeding.findIn(workspace, id)
    assert.deepInclude(moved.serialize(), { stage: 'closed', isClosed: true, complainant: 'Otra persona', version: 3 })
  })

  test('cannot be remedies in themselves', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const first = await proceedingOf(owner, workspace)
    const second = await proceedingOf(owner, workspace, { kind: 'review', number: '88/2026', parentId: first.id })
    const desk = await atDesk(client, owner, workspace)
    const body = formOf({ version: 1, parentId: second.id })
    const answer = await desk.put(`/amparo/${first.id}`).header('accept', 'application/json').json(body)
    assert.equal(answer.body().errors[0].field, 'parentId')
  })

  test('say in which proceeding they are brought and by which rule they were notified', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const trial = await proceedingOf(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const remedy = formOf({ kind: 'review', number: '88/2026', parentId: trial.id, notification: 'amparo_list' })
    ;(await desk.submit('post', '/amparo', { ...remedy, notifiedOn: '2026-02-23' })).assertStatus(302)
    const { id } = await AmparoProceeding.in(workspace).where('kind', 'review').firstOrFail()
    const page = await propsOf(desk, `/amparo/${id}`)
    assert.equal(page.parent.id, trial.id)
    assert.equal(page.proceeding.notification, 'amparo_list')
    assert.match(page.notifications.find(({ key }: { key: string }) => key === 'amparo_list').citation, /Amparo/)
    const [child] = (await propsOf(desk, `/amparo/${trial.id}`)).children
    assert.deepInclude(child, { id, kind: 'review', number: '88/2026' })
    const refused = async (given: object) => {
      const answer = await desk
        .post('/amparo')
        .header('accept', 'application/json')
        .json(formOf(given as never))
      answer.assertStatus(422)
      return answer.body().errors[0].field
    }
    assert.equal(await refused({ number: '9/2026', notification: 'by_pigeon' }), 'notification')
    assert.equal(await refused({ number: '9/2026', kind: 'direct', parentId: trial.id }), 'parentId')
  })

  test('are offered by what they say to who may know of them', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const trial = await proceedingOf(owner, workspace)
    const walled = await proceedingOf(owner, workspace, { number: '42/2026', matterId: matter.id })
    await limitTo(matter, [owner])
    const offered = async (person: typeof owner, query: string) => {
      const desk = await atDesk(client, person, workspace)
      const { data } = (await desk.get(`/amparo/options?${query}`)).body()
      return (data as { id: number }[]).map(({ id }) => id).toSorted()
    }
    assert.deepEqual(await offered(owner, 'q=2026'), [trial.id, walled.id])
    assert.deepEqual(await offered(owner, `q=2026&but=${trial.id}`), [walled.id])
    assert.deepEqual(await offered(lawyer, 'q=2026'), [trial.id])
    assert.deepEqual(await offered(owner, 'q=nothing'), [])
  })

  test('keep the one that they are brought in when who edits may not know of it', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const trial = await proceedingOf(owner, workspace, { matterId: matter.id })
    const remedy = await proceedingOf(owner, workspace, { kind: 'review', number: '88/2026', parentId: trial.id })
    await limitTo(matter, [owner])
    const desk = await atDesk(client, lawyer, workspace)
    const page = await propsOf(desk, `/amparo/${remedy.id}`)
    assert.isNull(page.parent)
    assert.notProperty(page.proceeding, 'parentId')
    const put = (version: number, parentId: number | null) =>
      desk
        .put(`/amparo/${remedy.id}`)
        .header('accept', 'application/json')
        .json(formOf({ kind: 'review', number: '88/2026', version, parentId }))
    ;(await put(1, null)).assertStatus(302)
    assert.equal((await AmparoProceeding.findIn(workspace, remedy.id)).parentId, trial.id)
    assert.equal((await put(2, trial.id)).body().errors[0].field, 'parentId')
  })

  test('in a matter behind a wall tell nothing of themselves to who adds the same case', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await proceedingOf(owner, workspace, { matterId: matter.id })
    await limitTo(matter, [owner])
    const desk = await atDesk(client, lawyer, workspace)
    ;(await desk.submit('post', '/amparo', formOf({ number: '41/26' }))).assertStatus(302)
    assert.lengthOf(await AmparoProceeding.in(workspace), 2)
    const again = await desk.post('/amparo').header('accept', 'application/json').json(formOf())
    assert.equal(again.body().errors[0].field, 'number')
    assert.lengthOf((await propsOf(desk, '/amparo')).rows, 1)
  })

  test('of a matter are seen by who sees the matter', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const { id } = await proceedingOf(owner, workspace, { matterId: matter.id })
    await limitTo(matter, [owner])
    const desk = await atDesk(client, lawyer, workspace)
    ;(await desk.get(`/amparo/${id}`)).assertStatus(404)
    assert.lengthOf((await propsOf(desk, '/amparo')).rows, 0)
    assert.lengthOf((await propsOf(desk, '/amparo?q=41')).rows, 0)
    assert.deepEqual(await unreadableProceedings(lawyer.id, [id]), [id])
    assert.deepEqual(await unreadableProceedings(owner.id, [id]), [])
    assert.lengthOf((await propsOf(await atDesk(client, owner, workspace), '/amparo')).rows, 1)
  })

  test('are found in the palette, named in the language of the reader, by who may know of them', async ({ assert }) => {
    const { owner, workspace, matter, hire } = await office()
    await proceedingOf(owner, workspace, { matterId: matter.id })
    const found = async (person: { id: number }, voice?: Viewer['voice']) => {
      const viewer = { userId: person.id, workspaceId: workspace.id, voice, may: () => true }
      return (await paletteProviders.find('amparo')!.search(viewer, '41/2026', 5)).map(({ title }) => title)
    }
    assert.deepEqual(await found(owner), ['Amparo indirecto 41/2026'])
    assert.deepEqual(await found(owner, 'en'), ['Indirect amparo 41/2026'])
    await matter.merge({ private: true }).save()
    assert.isEmpty(await found(await hire('lawyer')))
  })

  test('are listed by kind, stage, whose they are and what they say', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    await proceedingOf(owner, workspace)
    await proceedingOf(owner, workspace, {
      kind: 'direct',
      number: '7/2026',
      isOwn: false,
      complainant: 'Bruno Ñíguez',
    })
    const desk = await atDesk(client, owner, workspace)
    const numbers = async (query: string) =>
      ((await propsOf(desk, `/amparo?${query}`)).rows as { number: string }[]).map(({ number }) => number)
    assert.deepEqual(await numbers('kind=direct'), ['7/2026'])
    assert.deepEqual(await numbers('whose=own'), ['41/2026'])
    assert.deepEqual(await numbers('whose=followed'), ['7/2026'])
    assert.deepEqual(await numbers('stage=filed&q=niguez'), ['7/2026'])
    assert.deepEqual(await numbers('closed=yes'), [])
    assert.deepEqual(await numbers('q=7/2026'), ['7/2026'])
    assert.lengthOf(await numbers('kind=nothing&page=99'), 2)
  })

  test('go with their matter, with their news and followers', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await proceedingOf(owner, workspace, { matterId: matter.id })
    const { eraseMatterRows } = await import('#app/matters/actions/erase_matter_rows')
    await db.transaction((trx) => eraseMatterRows(trx, matter))
    assert.lengthOf(await AmparoProceeding.in(workspace), 0)
    assert.lengthOf(await db.from('amparo_followers').where('workspace_id', workspace.id), 0)
  })
})
