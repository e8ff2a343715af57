import { buffer } from 'node:stream/consumers'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { SaveContact } from '#app/clients/actions/save_contact'
import Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import TaskFile from '#app/core/tasks/models/task_file'
import { readTaskFile } from '#app/core/tasks/task_files'
import Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { atBulk, csv } from './desk.js'

const HEADINGS = [
  'Razón social',
  'Abogado responsable',
  'Etiquetas',
  'Representante legal',
  'Contacto',
  'Cargo del contacto',
  'Correo del contacto',
  'Tel. contacto',
  'Estatus',
]
const FIELDS = [
  'name',
  'responsible',
  'tags',
  'representative',
  'contact',
  'contactRole',
  'contactEmail',
  'contactPhone',
  'archived',
]
const MOLINOS = [
  ...['Molinos Ficticios, S.A. de C.V.', 'Lic. Diego', 'Cobranza, Urgente', 'Rebeca Ñáñez Ficticia'],
  ...['Leopoldo Ficticio', 'Gerente de compras', 'Leopoldo@Ejemplo.MX', '55 1234 5678 ext. 12', 'Activo'],
]

async function scene() {
  const ours = await firm()
  const diego = await ours.hire('lawyer')
  await diego.merge({ name: 'Diego Robles Mata' }).save()
  return { ours, diego }
}

type Desk = Awaited<ReturnType<typeof atBulk>>

async function tried(client: ApiClient, ours: Firm, content: Buffer | string, more: Record<string, unknown> = {}) {
  const {
    who = ours.owner,
    kind = 'clients',
    ...chosen
  } = more as {
    who?: Firm['owner']
    kind?: 'clients' | 'matters'
  }
  const desk = await atBulk(client, kind, ours, who)
  await desk.upload(content)
  const { id } = await desk.last()
  const { file } = await desk.page(`?import=${id}`)
  const path = `${desk.base}/imports/${id}`
  ;(await desk.submit('put', path, { mapping: file.mapping, ...chosen })).assertStatus(303)
  return { desk, id, path, mapping: file.mapping, checked: (await desk.page(`?import=${id}`)).file }
}

async function broughtIn(...given: Parameters<typeof tried>) {
  const found = await tried(...given)
  ;(await found.desk.submit('post', `${found.path}/run`)).assertStatus(302)
  return { ...found, counts: (await found.desk.last()).counts }
}

const contactsOf = async ({ id }: Client) =>
  (await ClientContact.query().where('client_id', id).orderBy('id')).map(
    ({ name, role, roleOther, email, phone }) => [name, role, roleOther, email, phone] as const
  )
const onlyClient = ({ workspace }: Firm) => Client.in(workspace).firstOrFail()

async function exported(desk: Desk, ours: Firm, order: { ids: number[]; columns: string[]; format?: string }) {
  const { ids, columns, format = 'csv' } = order
  const answer = await desk.post(`${desk.base}/exports`, { selection: { ids }, columns, format })
  const file = await TaskFile.in(ours.workspace).where('task_id', answer.body().data.id).firstOrFail()
  return buffer(await readTaskFile(file))
}

test.group('Import of tags, the person responsible and contacts of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('recognises columns as firms call them, shows what they say, and writes it with the client', async ({
    client,
    assert,
  }) => {
    const { ours, diego } = await scene()
    const { mapping, checked } = await tried(client, ours, csv(HEADINGS, MOLINOS))
    assert.deepEqual(mapping, FIELDS)
    const { rows, numbers } = checked.report
    assert.equal(numbers.contacts, 2)
    assert.includeDeepMembers(rows[0].facts, [
      { label: 'Responsable', text: 'Diego Robles Mata' },
      { label: 'Etiquetas', text: 'Cobranza; Urgente' },
      { label: 'Representante legal', text: 'Rebeca Ñáñez Ficticia' },
      { label: 'Gerente de compras', text: 'Leopoldo Ficticio, leopoldo@ejemplo.mx, 55 1234 5678' },
    ])
    assert.lengthOf(await Client.in(ours.workspace), 0, 'trying writes nothing')

    await broughtIn(client, ours, csv(HEADINGS, MOLINOS))
    const company = await onlyClient(ours)
    assert.deepInclude(company.$attributes, { responsibleId: diego.id, archived: false })
    assert.deepEqual(company.tags, ['Cobranza', 'Urgente'])
    assert.deepEqual(await contactsOf(company), [
      ['Rebeca Ñáñez Ficticia', 'legal_representative', null, null, null],
      ['Leopoldo Ficticio', 'other', 'Gerente de compras', 'leopoldo@ejemplo.mx', '+525512345678'],
    ])
    assert.include(company.searchText, 'leopoldo', 'the client is found by its contacts')
    const entries = await db.from('audit_entries').where('workspace_id', ours.workspace.id).orderBy('id')
    const own = entries.filter(({ action }) => action.startsWith('client.'))
    assert.deepEqual(
      own.map(({ action }) => action),
      ['client.added', 'client.contact_added', 'client.contact_added']
    )
    assert.deepEqual(new Set(own.map(({ subject_id }) => String(subject_id))), new Set([String(company.id)]))
  })

  test('adds no second contact when the file comes again, however the name is written', async ({ client, assert }) => {
    const { ours } = await scene()
    await broughtIn(client, ours, csv(HEADINGS, MOLINOS))
    const again = MOLINOS.with(4, 'FICTICIO LEOPOLDO').with(7, '55 8765 4321').with(2, 'urgente; Familia')
    const skipped = await broughtIn(client, ours, csv(HEADINGS, again))
    assert.deepEqual(skipped.counts, { added: 0, updated: 0, same: 1, wrong: 0 })
    const company = await onlyClient(ours)
    assert.lengthOf(await contactsOf(company), 2)
    const updated = await broughtIn(client, ours, csv(HEADINGS, again), { existing: 'update' })
    assert.deepEqual(updated.counts, { added: 0, updated: 1, same: 0, wrong: 0 })
    assert.deepEqual((await contactsOf(company))[1]!.slice(0, 5), [
      ...['Leopoldo Ficticio', 'other', 'Gerente de compras', 'leopoldo@ejemplo.mx', '+525587654321'],
    ])
    await company.refresh()
    assert.deepEqual(company.tags, ['Cobranza', 'Urgente', 'Familia'], 'tags of a file join those of the client')
    const third = await broughtIn(client, ours, csv(HEADINGS, again), { existing: 'update' })
    assert.deepEqual(third.counts, { added: 0, updated: 0, same: 1, wrong: 0 })
    assert.lengthOf(await contactsOf(company), 2)
  })

  test('is undone with its contacts, and puts back those that it corrected', async ({ client, assert }) => {
    const { ours } = await scene()
    const company = await clientOf(ours, { type: 'business', name: MOLINOS[0]!, tags: ['Familia'] })
    const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
    const known = { name: 'Leopoldo Ficticio', role: 'contact', email: 'viejo@ejemplo.mx' } as const
    await new SaveContact().add(author, company, known)
    const before = await contactsOf(company)
    const { desk, path } = await broughtIn(client, ours, csv(HEADINGS, MOLINOS.with(8, 'Archivado')), {
      existing: 'update',
    })
    await company.refresh()
    assert.lengthOf(await contactsOf(company), 2)
    assert.isTrue(company.archived)
    ;(await desk.submit('post', `${path}/undoing`)).assertStatus(302)
    assert.deepEqual(await contactsOf(company), before)
    await company.refresh()
    assert.deepEqual([company.tags, company.archived, company.responsibleId], [['Familia'], false, null])
    assert.notInclude(company.searchText, 'rebeca')

    const fresh = await broughtIn(client, await firm(), csv(HEADINGS, MOLINOS))
    await fresh.desk.submit('post', `${fresh.path}/undoing`)
    assert.lengthOf(await ClientContact.query(), 1, 'a client that is taken out takes its contacts along')
  })

  test('keeps a contact that somebody edited after the import', async ({ client, assert }) => {
    const { ours } = await scene()
    const company = await clientOf(ours, { type: 'business', name: MOLINOS[0]! })
    const { desk, id, path } = await broughtIn(client, ours, csv(HEADINGS, MOLINOS), { existing: 'update' })
    const [contact] = await ClientContact.query().where('client_id', company.id).orderBy('id')
    const fields = { name: 'Rebeca Ficticia', role: 'legal_representative', version: 1 }
    await desk.submit('put', `/law-firm/clients/${company.id}/contacts/${contact!.id}`, fields)
    await desk.submit('post', `${path}/undoing`)
    assert.deepEqual((await desk.page(`?import=${id}`)).file.kept, [company.name])
    assert.lengthOf(await contactsOf(company), 2)
  })

  test('asks what the names of people and of roles stand for', async ({ client, assert }) => {
    const { ours, diego } = await scene()
    const content = csv(
      ['Cliente', 'Responsable', 'Contacto', 'Puesto'],
      ['Ana Ruiz', 'El Jefe', 'Luis Paz', 'Conta'],
      ['Beto Gil', diego.email, '', '']
    )
    const { desk, id, path } = await tried(client, ours, content)
    const { groups } = (await desk.page(`?import=${id}&step=values`)).file
    const told = groups.map(({ field, values }: { field: string; values: { text: string; how: string }[] }) => [
      field,
      values.map(({ text, how }) => [text, how]),
    ])
    assert.deepEqual(told, [
      [
        'responsible',
        [
          ['El Jefe', 'unknown'],
          [diego.email, 'guessed'],
        ],
      ],
      ['contactRole', [['Conta', 'guessed']]],
    ])
    const values = { responsible: { 'El Jefe': String(diego.id) }, contactRole: { Conta: 'accountant' } }
    await desk.submit('put', path, { values })
    await desk.submit('post', `${path}/run`)
    const clients = await Client.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      clients.map(({ responsibleId }) => responsibleId),
      [diego.id, diego.id]
    )
    assert.deepEqual(await contactsOf(clients[0]!), [['Luis Paz', 'accountant', null, null, null]])
  })

  test('puts aside with a warning what the forms refuse, and loses nothing', async ({ client, assert }) => {
    const { ours } = await scene()
    const row = [
      ...['Ana Ruiz', 'Nadie Conocido', `${'x'.repeat(61)}; Familia`, '', 'Luis Paz'],
      ...['y'.repeat(90), 'no es correo', 'llamar en la tarde', 'Quién sabe'],
    ]
    const { checked } = await broughtIn(client, ours, csv(HEADINGS, row))
    assert.isAtLeast(checked.report.warnings.length, 5)
    const ana = await onlyClient(ours)
    assert.deepEqual([ana.tags, ana.responsibleId, ana.archived], [['Familia'], null, false])
    assert.deepEqual(await contactsOf(ana), [['Luis Paz', 'contact', null, null, null]])
    for (const said of ['Nadie Conocido', 'x'.repeat(61), 'no es correo', 'llamar en la tarde', 'Quién sabe'])
      assert.include(ana.notes!, said)
  })

  test('takes several people of one row by numbered columns and by lists, and pairs nothing that does not match', async ({
    client,
    assert,
  }) => {
    const { ours } = await scene()
    const numbered = csv(
      ['Cliente', 'Contacto 1', 'Correo contacto 1', 'Contacto 2', 'Correo contacto 2', 'Representante legal'],
      ['Ana Ruiz', 'Luis Paz', '', 'Eva Mora', 'eva@ejemplo.mx', 'luis paz'],
      ['Beto Gil', 'Sara Oz; Iván Ek', 'sara@ejemplo.mx; ivan@ejemplo.mx', '', '', ''],
      ['Caro Ley', 'Sara Oz; Iván Ek', 'uno@ejemplo.mx', '', '', ''],
      ['Dora Paz', 'Rita Sol, rita@ejemplo.mx, 55 1111 2222', '', '', '', '']
    )
    const { mapping } = await broughtIn(client, ours, numbered)
    assert.deepEqual(mapping, ['name', 'contact', 'contactEmail', 'contact', 'contactEmail', 'representative'])
    const [ana, beto, caro, dora] = await Client.in(ours.workspace).orderBy('id')
    assert.deepEqual(await contactsOf(ana!), [
      ['luis paz', 'legal_representative', null, null, null],
      ['Eva Mora', 'contact', null, 'eva@ejemplo.mx', null],
    ])
    assert.deepEqual(await contactsOf(beto!), [
      ['Sara Oz', 'contact', null, 'sara@ejemplo.mx', null],
      ['Iván Ek', 'contact', null, 'ivan@ejemplo.mx', null],
    ])
    assert.deepEqual(
      (await contactsOf(caro!)).map(([name, , , email]) => [name, email]),
      [
        ['Sara Oz', null],
        ['Iván Ek', null],
      ]
    )
    assert.include(caro!.notes!, 'uno@ejemplo.mx')
    assert.deepEqual(await contactsOf(dora!), [['Rita Sol', 'contact', null, 'rita@ejemplo.mx', '+525511112222']])
  })

  test('leaves an address and a telephone of nobody by name to the client', async ({ client, assert }) => {
    const { ours } = await scene()
    const content = csv(
      ['Cliente', 'Correo del contacto', 'Tel. del contacto'],
      ['Ana Ruiz', 'ana@ejemplo.mx', '55 1234 5678']
    )
    await broughtIn(client, ours, content)
    const ana = await onlyClient(ours)
    assert.deepEqual([ana.email, ana.phones], ['ana@ejemplo.mx', [{ number: '+525512345678', label: '' }]] as never)
    assert.lengthOf(await contactsOf(ana), 0)
  })

  test('brings records in archived only for who may archive', async ({ client, assert }) => {
    const { ours } = await scene()
    const content = csv(['Cliente', 'Archivado'], ['Ana Ruiz', 'Sí'], ['Beto Gil', 'No'])
    const who = await ours.hireWith(['clientes:leer', 'clientes:crear', 'expedientes:leer', 'expedientes:crear'])
    const { checked } = await tried(client, ours, content, { who })
    assert.deepEqual(checked.report.rows[0].warnings, [
      'Archivado: No tienes permiso para archivar: el registro queda sin archivar',
    ])
    await broughtIn(client, ours, content)
    const clients = await Client.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      clients.map(({ archived }) => archived),
      [true, false]
    )
    const matters = csv(['Número', 'Asunto', 'Archivado'], ['A-1', 'Amparo', 'Sí'], ['A-2', 'Divorcio', 'No'])
    const { desk, path } = await broughtIn(client, ours, matters, { kind: 'matters' })
    const states = async () => (await Matter.in(ours.workspace).orderBy('reference')).map(({ archived }) => archived)
    assert.deepEqual(await states(), [true, false])
    assert.lengthOf(await db.from('matter_archivals'), 1)
    const turned = matters.replace('Sí', 'No')
    const second = await broughtIn(client, ours, turned, { kind: 'matters', existing: 'update' })
    assert.deepEqual(await states(), [false, false])
    await second.desk.submit('post', `${second.path}/undoing`)
    assert.deepEqual(await states(), [true, false])
    await desk.submit('post', `${path}/undoing`)
    assert.lengthOf(await states(), 1, 'what the second import touched is kept')
  })
})

test.group('Export of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const format of ['csv', 'xlsx'])
    test(`is imported into another firm as it was, as ${format.toUpperCase()}`, async ({ client, assert }) => {
      const { ours, diego } = await scene()
      const company = await clientOf(ours, {
        ...{ type: 'business', name: 'Molinos Ficticios, S.A. de C.V.', responsibleId: diego.id },
        tags: ['Cobranza; urgente', '=2+2', 'Pago, parcial', '"Insignia"'],
      })
      const single = await clientOf(ours, { givenNames: 'Ana', tags: ['Pago, parcial'] })
      const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
      for (const fields of [
        { name: 'Rebeca Ñáñez', role: 'legal_representative', phone: '+525512345678' },
        { name: 'Segundo Apoderado', role: 'legal_representative', email: 'segundo@ejemplo.mx' },
        { name: 'Leopoldo; Hermanos', role: 'other', roleOther: 'Compras; almacén', phone: '+12125550100' },
        { name: 'Carmen Conde', role: 'accountant', email: 'carmen@ejemplo.mx' },
        { name: 'Luis Paz', role: 'contact' },
      ] as const)
        await new SaveContact().add(author, company, fields)
      await single.merge({ archived: true }).save()
      const desk = await atBulk(client, 'clients', ours)
      const { columns } = await desk.page()
      const file = await exported(desk, ours, { ids: [company.id, single.id], columns, format })
      const theirs = await firm()
      const other = await theirs.hire('lawyer')
      await other.merge({ name: diego.name }).save()
      const { checked, mapping } = await broughtIn(client, theirs, file)
      const read = [
        'responsible',
        'tags',
        'archived',
        ...columns.filter((column: string) => /^(rep|contact)/.test(column)),
      ]
      assert.includeMembers(mapping, read)
      assert.deepEqual(checked.report.warnings, [])
      const [theirCompany, theirSingle] = await Client.in(theirs.workspace).orderBy('id')
      assert.deepEqual(theirCompany!.tags, company.tags)
      assert.equal(theirCompany!.responsibleId, other.id)
      assert.deepEqual(await contactsOf(theirCompany!), await contactsOf(company))
      assert.deepEqual([theirSingle!.archived, theirSingle!.tags], [true, ['Pago, parcial']])

      const back = await broughtIn(client, ours, file, { existing: 'update' })
      assert.deepEqual(back.counts, { added: 0, updated: 0, same: 2, wrong: 0 })
      assert.lengthOf(await contactsOf(company), 5)
    })
})

test.group('Export of matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keeps tags that have a semicolon when it is imported', async ({ client, assert }) => {
    const { ours } = await scene()
    const matter = await matterOf(ours)
    const names = ['Cobranza; urgente', 'Pago, parcial']
    const rows = names.map((name) => ({ name, name_folded: name.toLowerCase() }))
    for (const row of rows)
      await db.table('matter_tags').insert({
        ...{ workspace_id: ours.workspace.id, matter_id: matter.id, created_at: '2026-01-01 00:00:00.000' },
        ...row,
      })
    const desk = await atBulk(client, 'matters', ours)
    const file = await exported(desk, ours, { ids: [matter.id], columns: ['reference', 'title', 'tags', 'archived'] })
    const theirs = await firm()
    await broughtIn(client, theirs, file, { kind: 'matters' })
    const { id } = await Matter.in(theirs.workspace).firstOrFail()
    const tags = await db.from('matter_tags').where('matter_id', id).orderBy('id')
    assert.deepEqual(
      tags.map(({ name }) => name),
      names
    )
  })
})
