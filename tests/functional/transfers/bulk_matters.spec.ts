import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import TaskFile from '#app/core/tasks/models/task_file'
import { readTaskFile } from '#app/core/tasks/task_files'
import { buffer } from 'node:stream/consumers'
import { OpenMatter } from '#app/matters/actions/open_matter'
import Matter from '#app/matters/models/matter'
import { referenceOf } from '#app/matters/domain/reference'
import { readSheets } from '#app/transfers/import/read_sheets'
import TransferRow from '#app/transfers/models/transfer_row'
import { firm } from '#tests/helpers/people'
import { atBulk, csv, PAGES } from './desk.js'

const FILE = csv(
  ['Número', 'Asunto', 'Cliente', 'Materia', 'Juzgado', 'Expediente judicial', 'Responsable', 'Estado'],
  [
    'A-77',
    'Amparo contra la clausura',
    'Panadería Peña; Elvira Coss',
    'Amparo',
    'Juzgado ficticio',
    '118/2026',
    'Olga Dueñas',
    'activo',
  ],
  ['', 'Juicio ordinario', 'Panadería Peña', 'Civil', 'Juzgado ficticio', '119/2026', '', 'Concluded'],
  ['', 'Repite el anterior', '', 'Civil', 'Juzgado ficticio', '119/2026', '', ''],
  ['', 'Nadie responde', '', 'Civil', '', '', 'Quién Sabe', '']
)

test.group('Matter import from a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates matters with clients and firm numbers, without duplicates, and is fully undone', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    async function bring() {
      await desk.upload(FILE)
      const { id } = await desk.last()
      const { file } = await desk.page(`?import=${id}`)
      await desk.submit('put', `${desk.base}/imports/${id}`, { mapping: file.mapping })
      const { problems, report } = (await desk.page(`?import=${id}`)).file
      assert.isEmpty(problems)
      assert.deepEqual(report.warnings, [
        { line: 4, count: 1, text: 'Es el mismo registro que el renglón 3: se combinan' },
        { line: 5, count: 1, text: 'Responsable: «Quién Sabe» no tiene equivalente en Foja: queda en las notas' },
      ])
      await desk.submit('post', `${desk.base}/imports/${id}/run`)
      return desk.last()
    }
    const first = await bring()
    assert.deepEqual(first.counts, { added: 3, updated: 0, same: 1, wrong: 0 })
    const matters = await Matter.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      matters.map(({ reference, title, materia, status, responsibleId }) => [
        reference,
        title,
        materia,
        status,
        responsibleId,
      ]),
      [
        ['A-77', 'Amparo contra la clausura', 'amparo', 'active', ours.owner.id],
        [matters[1]!.reference, 'Juicio ordinario', 'civil', 'concluded', null],
        [matters[2]!.reference, 'Nadie responde', 'civil', 'active', null],
      ]
    )
    assert.lengthOf(await Client.in(ours.workspace), 2)
    assert.deepEqual((await bring()).counts, { added: 0, updated: 0, same: 4, wrong: 0 })
    await desk.submit('post', `${desk.base}/imports/${first.id}/undoing`)
    assert.isEmpty(await Matter.in(ours.workspace))
    assert.isEmpty(await Client.in(ours.workspace), 'clients that only this file named go with it')
  })

  test('keeps the file’s own numbers, which no later matter gets', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    const ahead = referenceOf(ours.workspace.name, 3)
    await desk.upload(csv(['Número', 'Asunto', 'Materia'], [ahead, 'Con carpeta de antes', 'Civil']))
    const { id } = await desk.last()
    const { file } = await desk.page(`?import=${id}`)
    await desk.submit('put', `${desk.base}/imports/${id}`, { mapping: file.mapping })
    await desk.submit('post', `${desk.base}/imports/${id}/run`)
    const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
    const fields = { title: 'Uno nuevo', materia: 'civil', status: 'active' } as const
    const opened = async () => (await new OpenMatter().handle(author, ours.workspace, fields)).reference
    const own = (number: number) => referenceOf(ours.workspace.name, number)
    assert.deepEqual([await opened(), await opened()], [own(2), own(4)])
    assert.lengthOf(await Matter.in(ours.workspace).where('reference', ahead), 1)
  })

  test('refuses a file that is no spreadsheet, with the reason', async ({ client, assert }) => {
    const desk = await atBulk(client, 'matters', await firm())
    const files: [string, Buffer, RegExp][] = [
      ['programa.xlsx', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), /no es una hoja/i],
      ['viejo.xls', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /\.xls/],
      ['vacio.csv', Buffer.from('\r\n , \r\n'), /vacío/],
      ['roto.xlsx', Buffer.from('504b030414000000', 'hex'), /dañado/],
    ]
    for (const [name, bytes, told] of files) {
      const answer = await desk.upload(bytes, name)
      answer.assertStatus(302)
      const { errors } = (await desk.visit(desk.base)).body().props
      assert.match(errors.file, told, name)
    }
  })

  test('requires the permission to add matters and is visible to its starter', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    await desk.upload(FILE)
    const { id } = await desk.last()
    const reader = await atBulk(client, 'matters', ours, await ours.hireWith(['expedientes:leer']))
    ;(await reader.put(`${desk.base}/imports/${id}`, { mapping: [] })).assertStatus(403)
    const colleague = await atBulk(client, 'matters', ours, await ours.hire('lawyer'))
    ;(await colleague.put(`${desk.base}/imports/${id}`, { mapping: [] })).assertStatus(404)
    assert.isNull((await colleague.page(`?import=${id}`)).file)
    const other = await firm()
    const stranger = await atBulk(client, 'matters', other)
    ;(await stranger.post(`${desk.base}/imports/${id}/run`)).assertStatus(404)
  })
})

test.group('Bulk matter changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('preview, apply and log each change, and undo those not edited since', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const [one, two, three] = [await matterOf(ours), await matterOf(ours), await matterOf(ours)]
    await three.merge({ readOnly: true }).save()
    const desk = await atBulk(client, 'matters', ours)
    const order = { selection: { filter: {} }, field: 'responsibleId', person: lawyer.id }
    ;(await desk.submit('post', `${desk.base}/changes`, order)).assertStatus(302)
    const { id } = await desk.last()
    const { change } = await desk.page(`?change=${id}`)
    assert.deepEqual(
      change.rows.map(({ id: record, after, left }: { id: number; after: string; left: string }) => [
        record,
        after,
        left,
      ]),
      [
        [one.id, lawyer.name, null],
        [two.id, lawyer.name, null],
        [three.id, lawyer.name, 'locked'],
      ]
    )
    assert.notEqual((await Matter.in(ours.workspace).where('id', one.id).firstOrFail()).responsibleId, lawyer.id)
    await desk.submit('post', `${desk.base}/changes/${id}/run`)
    assert.deepEqual((await desk.last()).counts, { changed: 2, same: 0, skipped: 1 })
    const told = await db.from('audit_entries').where({ action: 'matter.edited', subject_id: String(one.id) })
    assert.lengthOf(told, 1)
    await Matter.in(ours.workspace).where('id', two.id).update({ responsible_id: null })
    await desk.submit('post', `${desk.base}/changes/${id}/undoing`)
    const after = await Matter.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      after.map(({ responsibleId }) => responsibleId),
      [one.responsibleId ?? null, null, three.responsibleId ?? null]
    )
    const undone = (await desk.page(`?change=${id}`)).change
    assert.deepEqual(undone.kept, [`${two.reference} · ${two.title}`])
  })

  test('cover status, stage, materia, team, tags and archiving, each with an undo', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const matter = await matterOf(ours)
    const desk = await atBulk(client, 'matters', ours)
    const changes: Record<string, unknown>[] = [
      { field: 'status', status: 'suspended' },
      { field: 'materia', materia: 'tax' },
      { field: 'stage', stage: 'Alegatos' },
      { field: 'teamAdd', people: [lawyer.id] },
      { field: 'tagAdd', tags: ['Urgente', 'urgente', 'Ñandú'] },
      { field: 'archived', archived: true },
    ]
    const state = async () => {
      const { status, materia, stage, archived } = await Matter.in(ours.workspace).where('id', matter.id).firstOrFail()
      const team = await db.from('matter_team').where('matter_id', matter.id).orderBy('user_id').select('user_id')
      const tags = await db.from('matter_tags').where('matter_id', matter.id).orderBy('id').select('name')
      return {
        status,
        materia,
        stage,
        archived,
        team: team.map((row) => row.user_id),
        tags: tags.map((row) => row.name),
      }
    }
    for (const change of changes) {
      const before = await state()
      await desk.submit('post', `${desk.base}/changes`, { selection: { ids: [matter.id] }, ...change })
      const { id } = await desk.last()
      await desk.submit('post', `${desk.base}/changes/${id}/run`)
      assert.deepInclude((await desk.last()).counts, { changed: 1 }, String(change.field))
      assert.notDeepEqual(await state(), before, String(change.field))
      await desk.submit('post', `${desk.base}/changes/${id}/undoing`)
      assert.deepEqual(await state(), before, String(change.field))
    }
  })

  test('skip private matters of others and require the permission of each kind', async ({ client, assert }) => {
    const ours = await firm()
    const [open, hidden] = [await matterOf(ours), await matterOf(ours)]
    await hidden.merge({ private: true }).save()
    await db.from('matter_team').where('matter_id', hidden.id).delete()
    const editor = await ours.hireWith(['expedientes:leer', 'expedientes:editar'])
    const desk = await atBulk(client, 'matters', ours, editor)
    const order = { selection: { ids: [open.id, hidden.id] }, field: 'status', status: 'suspended' }
    await desk.submit('post', `${desk.base}/changes`, order)
    const { id } = await desk.last()
    const rows = await TransferRow.in(ours.workspace).where('transfer_id', id)
    assert.deepEqual(
      rows.map(({ recordId }) => recordId),
      [open.id]
    )
    const archive = { ...order, field: 'archived', archived: true }
    ;(await desk.post(`${desk.base}/changes`, archive)).assertStatus(403)
    const stranger = await firm()
    const away = await atBulk(client, 'matters', stranger)
    await away.post(`${away.base}/changes`, order)
    assert.isEmpty(await TransferRow.in(stranger.workspace))
  })

  test('export chosen columns of visible matters, with formulas as text', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    await matter.merge({ title: '=cmd|calc' }).save()
    const desk = await atBulk(client, 'matters', ours)
    const order = { selection: { filter: { q: '', status: '' } }, columns: ['reference', 'title'] }
    for (const format of ['csv', 'xlsx'] as const) {
      const { data } = (await desk.post(`${desk.base}/exports`, { ...order, format })).body()
      assert.equal(data.state, 'done')
      const file = await TaskFile.in(ours.workspace).where('task_id', data.id).firstOrFail()
      const bytes = await buffer(await readTaskFile(file))
      if (format === 'csv') assert.include(bytes.toString(), `${matter.reference},'=cmd|calc`)
      const [sheet] = await readSheets(ours.owner.id, bytes)
      assert.deepEqual(
        sheet!.rows.map(({ cells }) => cells),
        [
          ['Número', 'Asunto'],
          [matter.reference, '=cmd|calc'],
        ]
      )
    }
  })

  test('are refused to those who may not read the records', async ({ client }) => {
    const ours = await firm()
    const nobody = await ours.hireWith([])
    for (const kind of ['matters', 'clients'] as const) {
      const desk = await atBulk(client, kind, ours, nobody)
      ;(await desk.get(PAGES[kind])).assertStatus(403)
    }
  })
})
