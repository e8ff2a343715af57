import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AmparoDemand from '#app/amparo/models/amparo_demand'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { WriteDemand } from '#app/amparo/actions/write_demand'
import { clock } from '#app/core/clock'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import { by, office } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { NOTIFIED, demandForm, propsOf } from './scene.js'

type Person = { id: number }

const begun = (person: Person, firm: { id: number }, given: { matterId?: number | null } = {}) =>
  new WriteDemand().begin(
    { author: by(person), viewer: { userId: person.id, workspaceId: firm.id } },
    { kind: 'indirect', title: 'Amparo contra el aseguramiento', matterId: null, ...given }
  )

test.group('Guided demands of amparo', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-03-02T18:00:00Z')
    return () => clock.restore()
  })

  test('keep what was typed at each step, and refuse a version that is old', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const put = (body: object) => desk.put(`/amparo/demands/${id}`).header('accept', 'application/json').json(body)
    ;(await put(demandForm({ act: 'El aseguramiento' }, { step: 'authority' }))).assertStatus(302)
    const page = await propsOf(desk, `/amparo/demands/${id}`)
    assert.deepInclude(page.demand, { step: 'authority', version: 2 })
    assert.equal(page.demand.answers.act, 'El aseguramiento')
    const stale = await put(demandForm({ act: 'Otra cosa' }))
    assert.equal(stale.body().errors[0].field, 'version')
    assert.equal((await AmparoDemand.findIn(workspace, id)).answers.act, 'El aseguramiento')
  })

  test('compute the term of article 17 with its article', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('put', `/amparo/demands/${id}`, demandForm(NOTIFIED, { step: 'notice' }))
    const { term } = await propsOf(desk, `/amparo/demands/${id}`)
    assert.equal(term.state, 'computed')
    assert.isFalse(term.isOver)
    assert.deepInclude(term.sheet, { takesEffect: '2026-02-24', opens: '2026-02-25', lastDay: '2026-03-18' })
    assert.include(term.sheet.term.basis.citation, 'artículo 17')
  })

  test('ask for a rule that is not known, and warn of a term that is over', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const termOf = async (given: object, version: number) => {
      const answers = { ...NOTIFIED, ...given }
      await desk.submit('put', `/amparo/demands/${id}`, demandForm(answers, { step: 'notice', version }))
      return (await propsOf(desk, `/amparo/demands/${id}`)).term
    }
    assert.deepEqual(await termOf({ notification: 'unknown' }, 1), { state: 'unknown_rule' })
    assert.deepEqual((await termOf({ notification: null }, 2)).fields, ['notification'])
    assert.deepInclude(await termOf({ handling: null }, 3), { state: 'problem', field: 'handling' })
    const over = await termOf({ happenedOn: '2026-01-12' }, 4)
    assert.deepInclude(over, { state: 'computed', isOver: true })
    const liberty = await termOf({ actClass: 'liberty', startedBy: 'knowledge', notification: null }, 5)
    assert.isNull(liberty.sheet.lastDay)
  })

  test('are refused at the field that is at fault', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const refused = async (answers: object, given: object = {}) => {
      const body = { ...demandForm(answers as never), ...given }
      const answer = await desk.put(`/amparo/demands/${id}`).header('accept', 'application/json').json(body)
      answer.assertStatus(422)
      return answer.body().errors[0].field
    }
    assert.equal(await refused({ happenedOn: '2026-03-03' }), 'happenedOn')
    assert.equal(await refused({ happenedOn: '2026-02-30' }), 'happenedOn')
    assert.equal(await refused({ time: '10:00+02:00' }), 'time')
    assert.equal(await refused({ actClass: 'whim' }), 'actClass')
    assert.equal(await refused({}, { theses: [99_999_999] }), 'theses')
    const reasonless = [{ key: 'copies', state: 'not_applicable', reason: null }]
    assert.equal(await refused({}, { requisites: reasonless }), 'requisites.0.reason')
    assert.equal((await AmparoDemand.findIn(workspace, id)).version, 1)
  })

  test('end in a new matter with its proceeding and its proposed deadline, once', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('put', `/amparo/demands/${id}`, demandForm(NOTIFIED, { step: 'matter' }))
    const body = { version: 2, title: 'Amparo de la casa', materia: 'amparo' }
    const answer = await desk.submit('post', `/amparo/demands/${id}/conclusion`, body)
    answer.assertStatus(302)
    const demand = await AmparoDemand.findIn(workspace, id)
    const matter = await Matter.findIn(workspace, demand.matterId!)
    assert.equal(matter.title, 'Amparo de la casa')
    assert.include(answer.header('location'), `${matter.id}`)
    const [deadline] = await MatterDeadline.in(workspace).where('matter_id', matter.id)
    assert.deepInclude(deadline!.serialize(), { status: 'proposed', term: 'amparo_indirect', lastDay: '2026-03-18' })
    const [proceeding] = await AmparoProceeding.in(workspace)
    assert.deepInclude(proceeding!.serialize(), { matterId: matter.id, kind: 'indirect', isOwn: true })
    const again = await desk
      .post(`/amparo/demands/${id}/conclusion`)
      .header('accept', 'application/json')
      .json({ ...body, version: 3 })
    assert.equal(again.body().errors[0].field, 'version')
    assert.lengthOf(await MatterDeadline.in(workspace), 1)
  })

  test('end in a matter that is there, and keep nothing half when the term is over', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await begun(owner, workspace, { matterId: matter.id })
    const desk = await atDesk(client, owner, workspace)
    await desk.submit('put', `/amparo/demands/${id}`, demandForm({ ...NOTIFIED, happenedOn: '2026-01-12' }))
    const finish = (acceptPast: boolean) =>
      desk
        .post(`/amparo/demands/${id}/conclusion`)
        .header('accept', 'application/json')
        .json({ version: 2, matterId: matter.id, acceptPast })
    assert.equal((await finish(false)).body().errors[0].field, 'acceptPast')
    assert.lengthOf(await AmparoProceeding.in(workspace), 0)
    assert.lengthOf(await MatterDeadline.in(workspace), 0)
    ;(await finish(true)).assertStatus(302)
    assert.lengthOf(await MatterDeadline.in(workspace).where('matter_id', matter.id), 1)
  })

  test('of a colleague are not seen while they stand in no matter', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    const own = await begun(lawyer, workspace)
    const shared = await begun(lawyer, workspace, { matterId: matter.id })
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.get(`/amparo/demands/${own.id}`)).assertStatus(404)
    ;(await desk.get(`/amparo/demands/${shared.id}`)).assertStatus(200)
    const { demands } = await propsOf(desk, '/amparo')
    assert.deepEqual(
      (demands as { id: number }[]).map(({ id }) => id),
      [shared.id]
    )
  })

  test('are printed with a cover sheet', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    const form = demandForm({ ...NOTIFIED, annexes: ['Copia de la resolución'] })
    await desk.submit('put', `/amparo/demands/${id}`, form)
    const answer = await desk.get(`/amparo/demands/${id}/cover`)
    answer.assertStatus(200)
    assert.equal(answer.header('content-type'), 'application/pdf')
  }).timeout(180_000)

  test('are discarded', async ({ client, assert }) => {
    const { owner, workspace } = await office()
    const { id } = await begun(owner, workspace)
    const desk = await atDesk(client, owner, workspace)
    ;(await desk.submit('delete', `/amparo/demands/${id}`, {})).assertStatus(303)
    assert.lengthOf(await AmparoDemand.in(workspace), 0)
  })
})
