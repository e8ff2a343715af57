import { clientOf } from '#database/factories/client_factory'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import TaskFile from '#app/core/tasks/models/task_file'
import TransferRow from '#app/transfers/models/transfer_row'
import { clock } from '#app/core/clock'
import { Pace } from '#app/core/database/pace'
import { firm, type Firm } from '#tests/helpers/people'
import { atBulk, csv } from './desk.js'

const FILE = csv(
  ['Nombre o razón social', 'RFC', 'Correo', 'Teléfono', 'C.P.', 'Estado', 'Color favorito'],
  [
    'Refaccionaria Ñandú S.A. de C.V.',
    'RNA010203AB1',
    'contacto@nandu.example',
    '55 1234 5678',
    '06700',
    'CDMX',
    'azul',
  ],
  ['Remedios Íñiguez Peña', '', 'remedios@correo.example', '', '', '', ''],
  ['', '', 'sin.nombre@correo.example', '', '', '', ''],
  ['=HYPERLINK("x")'.repeat(20), 'XAXX010101000', '', '', '', 'Jalisco', '']
)
const names = async ({ workspace }: Firm) => (await Client.in(workspace).orderBy('id')).map(({ name }) => name)

test.group('Client import from a file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function uploaded(client: Parameters<typeof atBulk>[0], ours: Firm, content: Buffer | string = FILE) {
    const desk = await atBulk(client, 'clients', ours)
    const answer = await desk.upload(content)
    answer.assertStatus(302)
    const { id } = await desk.last()
    const { file } = await desk.page(`?import=${id}`)
    return { desk, id, file, path: `${desk.base}/imports/${id}` }
  }

  test('recognises columns by heading, tries the import, then runs it', async ({ client, assert }) => {
    const ours = await firm()
    const { desk, id, file, path } = await uploaded(client, ours)
    assert.deepEqual(file.mapping, ['name', 'rfc', 'email', 'phone', 'zip', 'state', null])
    assert.equal(file.total, 4)
    ;(await desk.submit('put', path, { mapping: file.mapping })).assertStatus(303)
    assert.isEmpty(await names(ours), 'trying writes nothing')
    const checked = (await desk.page(`?import=${id}`)).file
    assert.deepEqual(checked.counts, { added: 2, updated: 0, same: 0, wrong: 2 })
    assert.deepEqual(checked.problems, [
      { line: 4, texts: ['Nombre o razón social: Este campo es obligatorio'] },
      { line: 5, texts: ['Nombre o razón social: Máximo 200 caracteres'] },
    ])
    ;(await desk.submit('post', `${path}/run`)).assertStatus(302)
    assert.deepEqual(await names(ours), ['Refaccionaria Ñandú S.A. de C.V.', 'Remedios Íñiguez Peña'])
    const [business] = await Client.in(ours.workspace).orderBy('id')
    assert.deepInclude(business!.$attributes, {
      type: 'business',
      rfc: 'RNA010203AB1',
      zip: '06700',
      state: 'Ciudad de México',
    })
    assert.deepEqual(business!.phones, [{ number: '+525512345678', label: '' }] as never)
    const powersOfAttorney = await db
      .from('audit_entries')
      .where({ workspace_id: ours.workspace.id, action: 'client.added' })
    assert.lengthOf(powersOfAttorney, 2)
  })

  test('returns invalid rows with reasons in a file that is safe for spreadsheets', async ({ client, assert }) => {
    const ours = await firm()
    const { desk, file, path } = await uploaded(client, ours)
    await desk.submit('put', path, { mapping: file.mapping })
    await desk.submit('post', `${path}/run`)
    const { taskId } = await desk.last()
    const errors = await TaskFile.in(ours.workspace).where({ taskId, name: 'renglones-con-errores.csv' }).firstOrFail()
    const text = (await desk.get(`/law-firm/tasks/${taskId}/files/${errors.id}`)).text()
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    assert.lengthOf(lines, 3)
    assert.isTrue(lines[0]!.endsWith(',Renglón,Motivo'))
    assert.match(lines[2]!, /^"'=HYPERLINK\(""x""\)/)
    assert.include(lines[1], '4,Nombre o razón social: Este campo es obligatorio')
  })

  test('adds no duplicates and updates existing clients only on request', async ({ client, assert }) => {
    const ours = await firm()
    const first = await uploaded(client, ours)
    await first.desk.submit('put', first.path, { mapping: first.file.mapping })
    await first.desk.submit('post', `${first.path}/run`)
    const again = await uploaded(client, ours, FILE.replace('contacto@nandu.example', 'nuevo@nandu.example'))
    await again.desk.submit('put', again.path, { mapping: again.file.mapping })
    await again.desk.submit('post', `${again.path}/run`)
    assert.deepEqual((await again.desk.last()).counts, { added: 0, updated: 0, same: 2, wrong: 2 })
    assert.equal((await Client.in(ours.workspace).orderBy('id').firstOrFail()).email, 'contacto@nandu.example')

    const third = await uploaded(client, ours, FILE.replace('contacto@nandu.example', 'nuevo@nandu.example'))
    await third.desk.submit('put', third.path, { mapping: third.file.mapping, existing: 'update' })
    await third.desk.submit('post', `${third.path}/run`)
    assert.deepEqual((await third.desk.last()).counts, { added: 0, updated: 1, same: 1, wrong: 2 })
    const [business] = await Client.in(ours.workspace).orderBy('id')
    assert.equal(business!.email, 'nuevo@nandu.example')
    assert.lengthOf(await names(ours), 2)
  })

  test('knows a client who is written down with a title, with and without it', async ({ client, assert }) => {
    const ours = await firm()
    await clientOf(ours, { givenNames: 'Lic. Rosa', firstSurname: 'Paz', secondSurname: 'Mora' })
    const rows = csv(['Nombre(s)', 'Primer apellido', 'Segundo apellido'], ['Lic. Rosa', 'Paz', 'Mora'])
    const { desk, file, path } = await uploaded(client, ours, rows)
    await desk.submit('put', path, { mapping: file.mapping })
    await desk.submit('post', `${path}/run`)
    assert.deepEqual(await names(ours), ['Lic. Rosa Paz Mora'])
  })

  test('is undone within a day, except for clients edited since, which are named', async ({ client, assert }) => {
    const ours = await firm()
    const { desk, id, file, path } = await uploaded(client, ours)
    await desk.submit('put', path, { mapping: file.mapping })
    await desk.submit('post', `${path}/run`)
    const [business] = await Client.in(ours.workspace).orderBy('id')
    await desk.submit('put', `/law-firm/clients/${business!.id}`, {
      ...{ type: 'business', name: 'Refaccionaria Ñandú S.A. de C.V.', version: 1, notes: 'Con nota' },
    })
    ;(await desk.submit('post', `${path}/undoing`)).assertStatus(302)
    assert.deepEqual(await names(ours), ['Refaccionaria Ñandú S.A. de C.V.'])
    const undone = (await desk.page(`?import=${id}`)).file
    assert.equal(undone.state, 'undone')
    assert.deepEqual(undone.kept, ['Refaccionaria Ñandú S.A. de C.V.'])
    await desk.submit('post', `${path}/undoing`)
    assert.lengthOf(await TransferRow.in(ours.workspace).where({ transferId: id, undo: 'undone' }), 1)
  })

  test('learns its pace from the rows of each part', async ({ client, assert, cleanup }) => {
    const { desk, file, path } = await uploaded(client, await firm())
    await desk.submit('put', path, { mapping: file.mapping })
    const parts: number[] = []
    const { transaction } = Pace.prototype
    cleanup(() => void (Pace.prototype.transaction = transaction))
    Pace.prototype.transaction = function (work, items) {
      parts.push(items)
      return transaction.call(this, work, items) as never
    }
    await desk.submit('post', `${path}/run`)
    assert.deepEqual(parts, [file.total], 'fewer than the pace allows')
  })

  test('is final after a day', async ({ client, assert, cleanup }) => {
    cleanup(() => clock.restore())
    const ours = await firm()
    const { desk, file, path } = await uploaded(client, ours)
    await desk.submit('put', path, { mapping: file.mapping })
    await desk.submit('post', `${path}/run`)
    clock.freeze(clock.now().plus({ hours: 24, minutes: 1 }))
    const later = await atBulk(client, 'clients', ours)
    await later.submit('post', `${path}/undoing`)
    assert.lengthOf(await names(ours), 2)
  })

  test('reads Windows files with semicolons and Latin-1 as written', async ({ client, assert }) => {
    const ours = await firm()
    const text = 'Razón social;Teléfono\r\nPanadería Peña;5512345678\r\n'
    const { file } = await uploaded(client, ours, Buffer.from(text, 'latin1'))
    assert.deepEqual(file.headings, ['Razón social', 'Teléfono'])
    assert.deepEqual(file.sample, [['Panadería Peña', '5512345678']])
    assert.deepEqual(file.mapping, ['name', 'phone'])
  })

  test('remembers the mapping of custom headings', async ({ client, assert }) => {
    const ours = await firm()
    const content = csv(['Quién', 'Buzón'], ['Elvira Coss', 'elvira@correo.example'])
    const first = await uploaded(client, ours, content)
    assert.deepEqual(first.file.mapping, [null, null])
    await first.desk.submit('put', first.path, { mapping: ['name', 'email'] })
    assert.deepEqual((await uploaded(client, ours, content)).file.mapping, ['name', 'email'])
    assert.deepEqual((await uploaded(client, await firm(), content)).file.mapping, [null, null])
  })
})
