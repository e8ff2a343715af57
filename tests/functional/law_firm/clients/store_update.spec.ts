import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Client from '#app/clients/models/client'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm } from '#tests/helpers/people'
import db from '@adonisjs/lucid/services/db'

const LIST = '/law-firm/clients'
const WHOLE = {
  type: 'person',
  givenNames: 'Graciela 🌵',
  firstSurname: 'Huerta',
  secondSurname: 'Ñáñez',
  email: 'Graciela@Ejemplo.MX',
  rfc: 'gode-561231 gr9',
  curp: 'HEGG560427MVZRRL05',
  phones: [{ number: '55 1234 5678', label: 'Casa' }, { number: '+1 212 555 0100' }],
  street: 'Av. Álvaro Obregón',
  exteriorNumber: '12-B',
  interiorNumber: 'S/N',
  colonia: 'Roma Norte',
  municipality: 'Cuauhtémoc',
  zip: '06700',
  state: 'Jalisco',
  notes: 'Prefiere WhatsApp.\n<b>No</b> llamar',
}

test.group('Client creation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stores everything typed, accepts odd identifiers and takes the state from the postal code', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const answer = await desk.submit('post', LIST, WHOLE)
    const row = await Client.in(ours.workspace).firstOrFail()
    assert.equal(answer.header('location'), `${LIST}/${row.id}`)
    assert.equal(row.name, 'Graciela 🌵 Huerta Ñáñez')
    assert.deepEqual([row.rfc, row.curp, row.email], ['GODE561231GR9', 'HEGG560427MVZRRL05', 'graciela@ejemplo.mx'])
    assert.deepEqual(row.phones, [
      { number: '+525512345678', label: 'Casa' },
      { number: '+12125550100', label: '' },
    ])
    assert.deepEqual([row.exteriorNumber, row.interiorNumber, row.state], ['12-B', 'S/N', 'Ciudad de México'])
    assert.equal(row.notes, WHOLE.notes)
    const { client: shown } = (await desk.visit(`${LIST}/${row.id}`)).body().props
    assert.deepEqual(shown.warnings, { rfc: 'digit', curp: 'digit' })
    assert.equal(shown.phones[0].number, '55 1234 5678')
    const entry = await AuditEntry.query().where('action', 'client.added').firstOrFail()
    assert.equal(entry.after!.name, row.name)
  })

  test('stores a single name for a business', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', LIST, {
      type: 'business',
      name: 'Molinos Ficticios, S.A. de C.V.',
      tradeName: 'La Espiga',
    })
    const row = await Client.in(ours.workspace).firstOrFail()
    assert.deepEqual(
      [row.type, row.name, row.tradeName, row.givenNames],
      ['business', 'Molinos Ficticios, S.A. de C.V.', 'La Espiga', null]
    )
  })

  test('marks invalid input at its field and stores nothing', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const wrong: [object, string][] = [
      [{ type: 'person' }, 'givenNames'],
      [{ type: 'business' }, 'name'],
      [{ type: 'person', givenNames: '\u200b' }, 'givenNames'],
      [{ type: 'person', givenNames: 'x'.repeat(150), firstSurname: 'y'.repeat(60) }, 'givenNames'],
      [{ type: 'person', givenNames: 'A', email: 'no' }, 'email'],
      [{ type: 'person', givenNames: 'A', zip: '123' }, 'zip'],
      [{ type: 'person', givenNames: 'A', zip: '1234a' }, 'zip'],
      [{ type: 'person', givenNames: 'A', phones: [{ number: '123' }] }, 'phones.0.number'],
      [{ type: 'person', givenNames: 'A', rfc: 'ABCDEFGHIJKLMN' }, 'rfc'],
      [{ type: 'person', givenNames: 'A', state: 'Narnia' }, 'state'],
      [{ type: 'person', givenNames: 'A', notes: 'x'.repeat(5_001) }, 'notes'],
    ]
    for (const [body, field] of wrong) {
      const answer = await desk.post(LIST, body)
      answer.assertStatus(422)
      assert.include(
        answer.body().errors.map((error: { field: string }) => error.field),
        field,
        JSON.stringify(body).slice(0, 80)
      )
    }
    assert.lengthOf(await Client.in(ours.workspace), 0)
  })

  test('is refused to read-only members', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await desk.post(LIST, WHOLE)).assertStatus(403)
    assert.lengthOf(await Client.in(ours.workspace), 0)
  })
})

test.group('Client editing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('logs what changed and renames the client in its matters', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours)
    const matter = await matterOf(ours, { clients: [{ id: row.id }], clientName: null })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const body = { type: 'person', givenNames: 'Graciela', firstSurname: 'Huerta', secondSurname: 'Ávila', version: 1 }
    const answer = await desk.submit('put', `${LIST}/${row.id}`, body)
    assert.equal(answer.header('location'), `${LIST}/${row.id}`)
    const entry = await AuditEntry.query().where('action', 'client.edited').firstOrFail()
    assert.deepEqual(entry.before, { name: 'Graciela Huerta Peñaloza', secondSurname: 'Peñaloza' })
    assert.deepEqual(entry.after, { name: 'Graciela Huerta Ávila', secondSurname: 'Ávila' })
    await matter.refresh()
    assert.equal(matter.clientName, 'Graciela Huerta Ávila')
    assert.include(matter.searchText, 'graciela huerta avila')
  })

  test('refuses a stale save and changes nothing', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const body = (givenNames: string) => ({ type: 'person', givenNames, version: 1 })
    await desk.submit('put', `${LIST}/${row.id}`, body('Primera'))
    const late = await desk.put(`${LIST}/${row.id}`, body('Segunda'))
    late.assertStatus(422)
    assert.equal(late.body().errors[0].field, 'version')
    await row.refresh()
    assert.deepEqual([row.name, row.version], ['Primera', 2])
  })

  test('writes nothing when nothing changed', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours, { phones: [{ number: '+525512345678' }] })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const body = {
      type: 'person',
      givenNames: 'Graciela',
      firstSurname: 'Huerta',
      secondSurname: 'Peñaloza',
      version: 1,
    }
    await desk.submit('put', `${LIST}/${row.id}`, { ...body, phones: [{ number: '5512345678' }] })
    await row.refresh()
    assert.equal(row.version, 1)
  })

  test('updates the keys for duplicate detection', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours, { rfc: 'GODE561231GR8' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', `${LIST}/${row.id}`, { type: 'person', givenNames: 'Eva', version: 1 })
    const keys = await db.from('client_keys').where('client_id', row.id).select('kind', 'value')
    assert.deepEqual(
      keys.map(({ kind, value }) => `${kind} ${value}`),
      ['name eva']
    )
  })
})

test.group('Suggestions while typing a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show clients of the firm with the same name, RFC, address or number, and nobody of another firm', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const known = await clientOf(ours, { rfc: 'GODE561231GR8', phones: [{ number: '+525512345678' }] })
    const archived = await clientOf(ours, { givenNames: 'Otra', email: 'otra@ejemplo.mx' })
    await archived.merge({ archived: true }).save()
    await clientOf(theirs, { rfc: 'GODE561231GR8' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const ask = async (query: string) => (await desk.get(`${LIST}/checks?type=person&${query}`)).body()
    const swapped = await ask(`name=${encodeURIComponent('Huerta Peñaloza Graciela')}`)
    assert.deepEqual(swapped.duplicates, [{ id: known.id, name: known.name, archived: false, why: ['name'] }])
    const part = await ask(`name=${encodeURIComponent('graciela huerta')}`)
    assert.deepEqual(
      part.duplicates.map((one: { why: string[] }) => one.why),
      [['similar']]
    )
    const phone = await ask('phones[]=55%201234%205678&rfc=GODE561231GR8')
    assert.sameMembers(phone.duplicates[0].why, ['rfc', 'phone'])
    assert.isTrue((await ask('email=otra@ejemplo.mx')).duplicates[0].archived)
    assert.lengthOf((await ask(`rfc=GODE561231GR8&except=${known.id}`)).duplicates, 0)
    assert.deepEqual((await ask('rfc=GODE561231GR9&curp=X')).warnings, { rfc: 'digit', curp: 'form' })
  })

  test('derive the state from the postal code without the catalogue', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const facts = { zip: '06700', state: 'Ciudad de México', municipality: null, colonias: [] }
    assert.deepEqual((await desk.get(`${LIST}/zips/06700`)).body(), facts)
    ;(await desk.get(`${LIST}/zips/6700`)).assertStatus(404)
  })
})
