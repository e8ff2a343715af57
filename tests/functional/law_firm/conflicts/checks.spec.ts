import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { FileCheck } from '#app/conflicts/actions/file_check'
import { isIntact } from '#app/conflicts/certificate'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import { fileAllNames } from '#app/conflicts/names/file_all_names'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import { DeleteClient } from '#app/clients/actions/delete_client'
import Client from '#app/clients/models/client'
import MatterErased from '#app/matters/events/matter_erased'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'

const CONFLICTS = '/law-firm/clients/conflicts'
const RELATIONS = `${CONFLICTS}/relations`

const props = (answer: ApiResponse) => answer.body().props
const searching = (name: string, more: Record<string, string> = {}) => ({ searched: [{ name, ...more }] })

function partyOf({ workspace }: Firm, matter: Matter, name: string, rfc: string | null = null) {
  const own = { workspaceId: workspace.id, matterId: matter.id, version: 1 }
  return MatterParty.create({ ...own, kind: 'person', name, role: 'defendant', side: 'other', rfc })
}

const namesFound = async ({ workspace }: Firm, name: string) =>
  (await findConflicts(workspace.id, { name })).map((match) => match.name)

test.group('Conflict index of names', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follows clients and parties as they are added, renamed, merged and removed', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const party = await partyOf(ours, matter, 'Ernesto Zavala Cruz')
    const client = await clientOf(ours, { givenNames: 'Inés', firstSurname: 'Dávila', secondSurname: 'Rangel' })
    assert.deepEqual(await namesFound(ours, 'Savala Crus, Ernesto'), ['Ernesto Zavala Cruz'])
    assert.lengthOf(await namesFound(ours, 'Ines Davila Rangel'), 1)

    await party.merge({ name: 'Otra Persona Distinta' }).save()
    assert.isEmpty(await namesFound(ours, 'Ernesto Zavala Cruz'))
    assert.lengthOf(await namesFound(ours, 'Otra Persona Distinta'), 1)
    await party.delete()
    assert.isEmpty(await namesFound(ours, 'Otra Persona Distinta'))

    const other = await clientOf(ours)
    await client.merge({ mergedIntoId: other.id }).save()
    assert.isEmpty(await namesFound(ours, 'Ines Davila Rangel'))
  })

  test('is filled once from existing records', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await partyOf(ours, matter, 'Ernesto Zavala Cruz')
    await db.from('conflict_name_keys').delete()
    await db.from('conflict_names').delete()
    for (let time = 0; time < 2; time++) await fileAllNames(db.connection())
    assert.lengthOf(await namesFound(ours, 'Ernesto Zavala'), 1)
    assert.lengthOf(await db.from('conflict_names').where('kind', 'party'), 1)
  })

  test('loses the names of a purged matter', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await partyOf(ours, matter, 'Ernesto Zavala Cruz')
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, ours.workspace.id))
    assert.isEmpty(await namesFound(ours, 'Ernesto Zavala Cruz'))
    assert.isEmpty(await db.from('conflict_names').where('matter_id', matter.id))
  })

  test('keeps the checks of a deleted client, without it', async ({ assert }) => {
    const ours = await firm()
    const client = await clientOf(ours)
    const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
    const asked = { searched: [{ name: client.name }], clientId: client.id }
    const { id } = await new FileCheck().handle(author, ours.workspace, asked)
    await new DeleteClient().handle(author, client)
    assert.isNull((await ConflictCheck.findOrFail(id)).clientId)
    assert.isEmpty(await db.from('conflict_names').where({ kind: 'client', record_id: client.id }))
  })
})

test.group('Conflict checks in the browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function scene(client: Parameters<typeof atDesk>[0]) {
    const ours = await firm('Rivas y Mena')
    return { ours, desk: await atDesk(client, ours.owner, ours.workspace) }
  }

  async function fileOne(desk: Awaited<ReturnType<typeof atDesk>>, body: object): Promise<ConflictCheck> {
    const answer = await desk.submit('post', CONFLICTS, body)
    answer.assertStatus(302)
    const id = String(answer.header('location')).split('/').at(-1)!
    return ConflictCheck.query().where('id', id).firstOrFail()
  }

  test('show where a name appears, on which side and why it was found', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const matter = await matterOf(ours, { title: 'Cobro a Zavala' })
    await partyOf(ours, matter, 'Ernesto Zavala Cruz', 'ZACE800101AB1')
    const { id } = await fileOne(desk, searching('Lic. Ernesto SABALA Cruz'))
    const page = props(await desk.visit(`${CONFLICTS}/${id}`))
    assert.lengthOf(page.matches, 1)
    assert.deepInclude(page.matches[0], { kind: 'party', name: 'Ernesto Zavala Cruz', side: 'other', how: 'similar' })
    assert.equal(page.matches[0].matters[0].title, 'Cobro a Zavala')
    assert.isFalse(page.hidden)

    const byRfc = await fileOne(desk, searching('Nada Que Ver', { rfc: 'zace 800101-ab1' }))
    assert.equal(byRfc.matches[0]!.how, 'rfc')
  })

  test('follow relations two steps far', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const matter = await matterOf(ours)
    await partyOf(ours, matter, 'Aceros Tepeyac, S.A. de C.V.')
    await desk.submit('post', RELATIONS, {
      name: 'Ma. Inés Robles Paz',
      kind: 'spouse',
      otherName: 'Bruno Larios Vela',
    })
    await desk.submit('post', RELATIONS, { name: 'Bruno Larios Vela', kind: 'partner', otherName: 'Aceros Tepeyac' })
    const check = await fileOne(desk, searching('María Ines Robles Pas'))
    assert.lengthOf(check.matches, 1)
    assert.deepInclude(check.matches[0], { how: 'related', name: 'Aceros Tepeyac, S.A. de C.V.' })
    assert.deepEqual(
      check.matches[0]!.path.map(({ kind, other }) => [kind, other]),
      [
        ['spouse', 'Bruno Larios Vela'],
        ['partner', 'Aceros Tepeyac'],
      ]
    )
    const [relation] = props(await desk.visit(RELATIONS)).relations
    await desk.submit('delete', `${RELATIONS}/${relation.id}`)
    assert.isEmpty((await fileOne(desk, searching('María Ines Robles Pas'))).matches)
  })

  test('reveal only the existence of a match in a matter limited to its team', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const secret = await matterOf(ours, { title: 'Fusión secreta' })
    await db.from('matters').where('id', secret.id).update({ private: true })
    await partyOf(ours, secret, 'Ernesto Zavala Cruz')
    const lawyer = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const { id } = await fileOne(lawyer, searching('Ernesto Zavala Cruz'))
    for (const path of [`${CONFLICTS}/${id}`, `${CONFLICTS}/${id}/certificate`]) {
      const page = props(await lawyer.visit(path))
      assert.isEmpty(page.matches)
      assert.isTrue(page.hidden)
    }
    const hint = await lawyer.get(`${CONFLICTS}/hints?name=Ernesto%20Zavala%20Cruz`)
    assert.deepEqual(hint.body(), { shown: [], hidden: true })
    assert.lengthOf(props(await desk.visit(`${CONFLICTS}/${id}`)).matches, 1)

    await desk.submit('post', `/law-firm/files/${secret.id}/conflict-checks`)
    const own = await ConflictCheck.query().where('matter_id', secret.id).firstOrFail()
    ;(await lawyer.get(`${CONFLICTS}/${own.id}`)).assertStatus(404)
    ;(await lawyer.get(`${CONFLICTS}/${own.id}/certificate`)).assertStatus(404)
    ;(await lawyer.post(`/law-firm/files/${secret.id}/conflict-checks`)).assertStatus(404)
    assert.notInclude(JSON.stringify((await lawyer.visit(CONFLICTS)).body()), 'Galatea')
    const sealed = { folio: own.folio, sha256: 'a'.repeat(64) }
    assert.equal(
      props(await lawyer.visit(`${CONFLICTS}/verification?${new URLSearchParams(sealed)}`)).answer,
      'unknown'
    )
  })

  test('exclude the client or matter being checked', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const person = await clientOf(ours, { givenNames: 'Inés', firstSurname: 'Dávila', secondSurname: 'Rangel' })
    await desk.submit('post', `/law-firm/clients/${person.id}/conflict-checks`)
    const own = await ConflictCheck.in(ours.workspace).where('client_id', person.id).firstOrFail()
    assert.isEmpty(own.matches)
    const matter = await matterOf(ours)
    await partyOf(ours, matter, 'Inés Dávila Rangel')
    await desk.submit('post', `/law-firm/files/${matter.id}/conflict-checks`)
    const check = await ConflictCheck.in(ours.workspace).where('matter_id', matter.id).firstOrFail()
    assert.includeMembers(
      check.searched.map(({ name }) => name),
      ['Inés Dávila Rangel']
    )
    assert.deepEqual(
      check.matches.map(({ kind, recordId }) => [kind, recordId]),
      [['client', person.id]]
    )

    const panels = async (path: string) =>
      props(await desk.visit(path)).panels as { key: string; content: { unchecked: string[] } }[]
    const panelOf = async (path: string) => (await panels(path)).find(({ key }) => key === 'conflicts')!.content
    const place = `/law-firm/files/file-overview/${matter.id}`
    assert.isEmpty((await panelOf(place)).unchecked)
    await partyOf(ours, matter, 'Recién Llegado Soto')
    assert.deepEqual((await panelOf(place)).unchecked, ['Recién Llegado Soto'])
  })

  test('take nobody for a conflict with themselves', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const person = await clientOf(ours, { givenNames: 'Inés', firstSurname: 'Dávila', secondSurname: 'Rangel' })
    const name = 'Inés Dávila Rangel'
    const clients = [{ id: person.id }]
    const [matter, other] = [await matterOf(ours, { clients }), await matterOf(ours, { clients })]
    const standing = { workspaceId: ours.workspace.id, version: 1, kind: 'person' as const, name, role: 'plaintiff' }
    for (const { id: matterId } of [matter, other])
      await MatterParty.create({ ...standing, matterId, side: 'ours', rfc: null })
    const found = async (query: Record<string, string>) => {
      const answer = await desk.get(`${CONFLICTS}/hints?${new URLSearchParams({ name, ...query })}`)
      return answer.body().shown.map(({ kind }: { kind: string }) => kind)
    }
    const whenEdited = { clientId: String(person.id) }
    const asParty = (side: string) => ({ matterId: String(matter.id), side })
    assert.isEmpty(await found(whenEdited))
    assert.isEmpty(await found(asParty('ours')))
    assert.sameMembers(await found(asParty('other')), ['client', 'party'])
    for (const place of [`clients/${person.id}`, `files/${matter.id}`])
      await desk.submit('post', `/law-firm/${place}/conflict-checks`)
    const checks = await ConflictCheck.in(ours.workspace)
    assert.lengthOf(checks, 2)
    for (const { matches } of checks) assert.isEmpty(matches)

    await partyOf(ours, await matterOf(ours), name)
    assert.deepEqual(await found(whenEdited), ['party'])
    assert.deepEqual(await found(asParty('ours')), ['party'])
  })

  test('are decided once, with a reason where required, and sealed', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const { id } = await fileOne(desk, searching('Ernesto Zavala Cruz'))
    const decision = `${CONFLICTS}/${id}/decision`
    for (const wrong of [{ decision: 'waived' }, { decision: 'declined', reason: ' ' }, { decision: 'maybe' }, {}])
      (await desk.post(decision, wrong)).assertStatus(422)
    ;(await desk.submit('post', decision, { decision: 'waived', reason: 'Consintieron por escrito' })).assertStatus(302)
    const late = await desk.post(decision, { decision: 'clear' })
    late.assertStatus(422)
    assert.equal(late.body().errors[0].field, 'decision')

    const check = await ConflictCheck.oneSeenBy({ userId: ours.owner.id, workspaceId: ours.workspace.id }, id)
    assert.deepInclude(check.toJSON(), {
      decision: 'waived',
      reason: 'Consintieron por escrito',
      decidedById: ours.owner.id,
    })
    assert.isTrue(isIntact(check))
    const ask = (sha256: string) => `${CONFLICTS}/verification?folio=${check.folio}&sha256=${sha256}`
    assert.equal(props(await desk.visit(ask(check.sha256!))).answer, 'genuine')
    assert.equal(props(await desk.visit(ask('0'.repeat(64)))).answer, 'unknown')
    await db.from('conflict_checks').where('id', id).update({ reason: 'Otra cosa' })
    assert.equal(props(await desk.visit(ask(check.sha256!))).answer, 'unknown')
    assert.isFalse(props(await desk.visit(`${CONFLICTS}/${id}/certificate`)).intact)
    const entries = await db.from('audit_entries').where('subject_type', 'conflict_check').orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['conflict_check.filed', 'conflict_check.decided']
    )
  })

  test('refuse an invalid name and accept unusual ones', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    for (const wrong of [
      {},
      { searched: [] },
      searching('  '),
      searching('x'.repeat(201)),
      { searched: Array(21).fill({ name: 'A' }) },
    ])
      (await desk.post(CONFLICTS, wrong)).assertStatus(422)
    ;(await desk.get(`${CONFLICTS}/hints`)).assertStatus(422)
    const strange = `<b>Ñ</b> ' OR 1=1 -- 👩‍⚖️ %_`
    const check = await fileOne(desk, searching(strange))
    assert.equal(check.searched[0]!.name, strange)
    assert.lengthOf(await ConflictCheck.in(ours.workspace), 1)
  })

  test('belong to one firm, for readers of clients and matters, and are decided by editors of clients', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await scene(client)
    const theirs = await firm()
    await partyOf(theirs, await matterOf(theirs), 'Ernesto Zavala Cruz')
    const check = await fileOne(desk, searching('Ernesto Zavala Cruz'))
    assert.isEmpty(check.matches)
    const outside = await atDesk(client, theirs.owner, theirs.workspace)
    for (const path of ['', '/certificate']) (await outside.get(`${CONFLICTS}/${check.id}${path}`)).assertStatus(404)
    ;(await outside.post(`${CONFLICTS}/${check.id}/decision`, { decision: 'clear' })).assertStatus(404)
    for (const lacking of [['clientes:leer'], ['expedientes:leer']] as const) {
      const half = await atDesk(client, await ours.hireWith([...lacking]), ours.workspace)
      ;(await half.get(CONFLICTS)).assertStatus(403)
      ;(await half.post(CONFLICTS, searching('A'))).assertStatus(403)
      ;(await half.get(`${CONFLICTS}/hints?name=A`)).assertStatus(403)
    }
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await reader.visit(`${CONFLICTS}/${check.id}`)).assertStatus(200)
    ;(await reader.post(`${CONFLICTS}/${check.id}/decision`, { decision: 'clear' })).assertStatus(403)
    ;(await reader.post(RELATIONS, { name: 'A', kind: 'spouse', otherName: 'B' })).assertStatus(403)
  })

  test('are listed by decision, and past the end on the last page', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const { id } = await fileOne(desk, searching('Ernesto Zavala Cruz'))
    for (let count = 0; count < 25; count++) await fileOne(desk, searching(`Persona ${count}`))
    await desk.submit('post', `${CONFLICTS}/${id}/decision`, { decision: 'clear' })
    const listed = async (query: string, reader = desk) => {
      const { checks, paging, decision } = props(await reader.visit(`${CONFLICTS}${query}`))
      return { ids: (checks as { id: number }[]).map((check) => check.id), total: paging.total, decision }
    }
    assert.deepEqual(await listed('?decision=clear'), { ids: [id], total: 1, decision: 'clear' })
    assert.equal((await listed('?decision=pending')).total, 25)
    assert.deepEqual(await listed('?page=2'), { ids: [id], total: 26, decision: null })
    assert.deepEqual(await listed('?page=7'), await listed('?page=2'))
    assert.equal((await listed('?decision=maybe')).total, 26)
    assert.isEmpty((await listed('?decision=declined')).ids)
    const theirs = await firm()
    const stranger = await atDesk(client, theirs.owner, theirs.workspace)
    assert.isEmpty((await listed('?decision=clear', stranger)).ids)
    assert.notEqual(ours.workspace.id, theirs.workspace.id)
  })

  test('take the same number of queries however much is found', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    const matter = await matterOf(ours)
    await partyOf(ours, matter, 'Ernesto Zavala Cruz')
    const hint = `${CONFLICTS}/hints?name=Ernesto%20Zavala`
    const few = await queriesOf(async () => void (await desk.get(hint)))
    for (let count = 0; count < 15; count++) await partyOf(ours, await matterOf(ours), 'Ernesto Zavala Cruz')
    const many = await queriesOf(async () => void (await desk.get(hint)))
    assert.equal(many.length, few.length)
    assert.isAbove((await desk.get(hint)).body().shown.length, 10)
  })

  test('find a client added by the form at once', async ({ client, assert }) => {
    const { ours, desk } = await scene(client)
    await clientOf(ours, { givenNames: 'Guadalupe', firstSurname: 'Jiménez', secondSurname: 'Soto' })
    const { shown } = (await desk.get(`${CONFLICTS}/hints?name=${encodeURIComponent('Gpe. Giménez Soto')}`)).body()
    assert.equal(shown[0].kind, 'client')
    const known = await Client.in(ours.workspace).firstOrFail()
    const except = await desk.get(`${CONFLICTS}/hints?name=Guadalupe%20Jimenez%20Soto&clientId=${known.id}`)
    assert.isEmpty(except.body().shown)
  })
})
