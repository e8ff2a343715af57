import { buffer } from 'node:stream/consumers'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import Note from '#app/activities/models/note'
import { clock } from '#app/core/clock'
import TaskFile from '#app/core/tasks/models/task_file'
import { readTaskFile } from '#app/core/tasks/task_files'
import Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { readSheets } from '#app/transfers/import/read_sheets'
import { firm, type Firm } from '#tests/helpers/people'
import { atBulk, csv } from './desk.js'

type Desk = Awaited<ReturnType<typeof atBulk>>

/** Tries a file as it is guessed; how it is brought in. */
async function tried(desk: Desk, content: Buffer | string, choose: { existing?: string } = {}) {
  ;(await desk.upload(content)).assertStatus(302)
  const { id } = await desk.last()
  const path = `${desk.base}/imports/${id}`
  const { file } = await desk.page(`?import=${id}&step=columns`)
  await desk.submit('put', path, { mapping: file.mapping, options: file.options, ...choose })
  return {
    path,
    mapping: file.mapping as (string | null)[],
    report: (await desk.page(`?import=${id}`)).file.report,
    run: () => desk.submit('post', `${path}/run`),
  }
}

/** A list with these columns as a file. */
async function exported(desk: Desk, ours: Firm, columns: string[], format: 'csv' | 'xlsx') {
  const order = { selection: { filter: { q: '', status: '' } }, columns, format }
  const { data } = (await desk.post(`${desk.base}/exports`, order)).body()
  const file = await TaskFile.in(ours.workspace).where('task_id', data.id).firstOrFail()
  return buffer(await readTaskFile(file))
}

const COLUMNS = [
  'reference',
  'title',
  'client',
  'clientRole',
  'materia',
  'proceeding',
  'stage',
  'court',
  'fileNumber',
  'clientNumber',
  'filedOn',
  'claimAmount',
  'responsible',
  'team',
  'tags',
  'status',
]

/** All that a list says of the matters of a firm. */
async function saidOf({ workspace }: Firm) {
  const rows = await Matter.in(workspace)
    .preload('clients', (clients) => void clients.orderBy('clients.name'))
    .preload('responsible')
    .orderBy('reference')
  return rows.map((row) => ({
    ...{ reference: row.reference, title: row.title, materia: row.materia, proceeding: row.proceeding },
    ...{ stage: row.stage, court: row.court, fileNumber: row.fileNumber, clientNumber: row.clientNumber },
    ...{ status: row.status, ourRole: row.ourRole, filedOn: row.filedOn, claimAmount: row.claimAmount },
    ...{ main: row.clientName, clients: row.clients.map(({ name }) => name), responsible: row.responsible.name },
  }))
}

test.group('Claims of matters in spreadsheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are guessed by headings as firms write them, and read', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    const { mapping, report, run } = await tried(
      desk,
      csv(
        ['Asunto', 'Cliente', 'Representamos a', 'F. de presentación de la demanda', 'Monto reclamado'],
        ['Pago de rentas', 'Ana Ruiz', 'la parte actora', '3 de marzo de 2024', '$1,250,000.00'],
        ['Despido', 'Acme, S.A. de C.V.', 'Patrón', '15/07/2025', 'por definir']
      )
    )
    assert.deepEqual(mapping, ['title', 'client', 'clientRole', 'filedOn', 'claimAmount'])
    assert.includeDeepMembers(report.rows[0].facts, [
      { label: 'Representamos a', text: 'Actor' },
      { label: 'Fecha de presentación', text: '3 mar 2024' },
      { label: 'Cuantía (MXN)', text: '$1,250,000.00 MXN' },
    ])
    assert.isEmpty(report.warnings)
    await run()
    const [first, second] = await Matter.in(ours.workspace).orderBy('id')
    assert.deepInclude(first!.$attributes, { ourRole: 'plaintiff', filedOn: '2024-03-03', claimAmount: 125_000_000 })
    assert.deepInclude(second!.$attributes, { ourRole: 'employer', filedOn: '2025-07-15' })
    assert.isNull(second!.claimAmount)
  })

  test('warn of what cannot be taken, name its field, and keep it in a note', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    const { report, run } = await tried(
      desk,
      csv(
        ['Asunto', 'Carácter', 'Fecha de presentación', 'Cuantía', 'Demandado', 'Autoridad responsable'],
        ['Nulidad', 'autoridad responsable', '31/02/2024', 'USD 5,000', '', 'SAT'],
        ['Rentas', 'Vecino', '15/07/2025 por buzón', '$80,000 más intereses', 'Luis Paz', '']
      )
    )
    const texts = report.warnings.map(({ text }: { text: string }) => text)
    assert.sameMembers(texts, [
      'Carácter: «autoridad responsable» no tiene equivalente en Foja: queda en las notas',
      'Fecha de presentación: «31/02/2024» no se reconoce como fecha: queda en las notas',
      'Cuantía: «USD 5,000» no se reconoce como cantidad en pesos: queda en las notas',
      'Carácter: «Vecino» no tiene equivalente en Foja: queda en las notas',
    ])
    await run()
    const [first, second] = await Matter.in(ours.workspace).orderBy('id')
    assert.deepInclude(first!.$attributes, { ourRole: null, filedOn: null, claimAmount: null })
    assert.deepInclude(second!.$attributes, { filedOn: '2025-07-15', claimAmount: 8_000_000 })
    const notes = (await Note.in(ours.workspace).orderBy('matterId')).map(({ plainText }) => plainText)
    for (const said of ['31/02/2024', 'USD 5,000', 'autoridad responsable']) assert.include(notes[0], said)
    for (const said of ['15/07/2025 por buzón', '$80,000 más intereses']) assert.include(notes[1], said)
    const [authority] = await MatterParty.in(ours.workspace).where('role', 'responsible_authority')
    assert.equal(authority!.side, 'ours', 'the role tells the sides even where a matter cannot have it')
  })

  test('take a role that a person chose for a word of the file', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atBulk(client, 'matters', ours)
    const { path, run } = await tried(desk, csv(['Asunto', 'Carácter'], ['Rentas', 'Arrendador']))
    const { groups } = (await desk.page(`?import=${(await desk.last()).id}&step=values`)).file
    assert.deepInclude(groups[0].values[0], { text: 'Arrendador', choice: '', how: 'unknown' })
    await desk.submit('put', path, { values: { clientRole: { Arrendador: 'plaintiff' } } })
    await run()
    assert.equal((await Matter.in(ours.workspace).firstOrFail()).ourRole, 'plaintiff')
  })

  test('change what is there, and are put back', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { ourRole: 'plaintiff', filedOn: '2024-01-02', claimAmount: 100 })
    const desk = await atBulk(client, 'matters', ours)
    const rows = csv(
      ['Número', 'Asunto', 'Somos', 'Presentación', 'Cuantía'],
      [matter.reference, matter.title, 'Demandado', '2024-02-03', '200']
    )
    const { path, run } = await tried(desk, rows, { existing: 'update' })
    await run()
    const claim = async () => {
      const { ourRole, filedOn, claimAmount } = await Matter.in(ours.workspace).firstOrFail()
      return { ourRole, filedOn, claimAmount }
    }
    assert.deepEqual(await claim(), { ourRole: 'defendant', filedOn: '2024-02-03', claimAmount: 20_000 })
    await desk.submit('post', `${path}/undoing`)
    assert.deepEqual(await claim(), { ourRole: 'plaintiff', filedOn: '2024-01-02', claimAmount: 100 })
  })

  for (const format of ['csv', 'xlsx'] as const)
    test(`come back whole, with all columns of a list: ${format}`, async ({ client, assert }) => {
      const ours = await firm()
      const lawyer = await ours.hire('lawyer')
      await lawyer.merge({ name: 'Diego Robles Mata' }).save()
      await ours.owner.merge({ name: 'Olga Dueñas Mora' }).save()
      const company = await clientOf(ours, { type: 'business', name: 'Pérez y Asociados, S.C.' })
      const one = await clientOf(ours, { type: 'person', givenNames: 'Ana', firstSurname: 'Ruiz', name: 'Ana Ruiz' })
      await matterOf(ours, {
        title: '=Pago de «rentas», y más',
        materia: 'civil',
        proceeding: 'Ordinario civil',
        stage: 'Pruebas',
        court: 'Juzgado Quinto de lo Civil, Ciudad de México',
        fileNumber: '3/2024',
        clientNumber: '-0012',
        clients: [{ id: company.id }, { id: one.id }],
        responsibleId: lawyer.id,
        status: 'suspended',
        ourRole: 'interested_third_party',
        filedOn: '2024-03-03',
        claimAmount: 125_000_029,
      })
      await matterOf(ours, { clientName: null, fileNumber: null, court: null, claimAmount: 5, ourRole: 'appellant' })
      await matterOf(ours, { clientName: null, fileNumber: '9/2024', claimAmount: 0, title: 'Sin más' })
      const desk = await atBulk(client, 'matters', ours)
      const [first] = await Matter.in(ours.workspace).orderBy('id')
      await desk.submit('put', `/law-firm/files/${first!.id}/tags`, { tags: ['urgente, hoy'] })
      const file = await exported(desk, ours, COLUMNS, format)

      const theirs = await firm()
      await theirs.owner.merge({ name: 'Olga Dueñas Mora' }).save()
      await (await theirs.hire('lawyer')).merge({ name: 'Diego Robles Mata' }).save()
      const there = await atBulk(client, 'matters', theirs)
      const { mapping, report, run } = await tried(there, file)
      assert.deepEqual(mapping, COLUMNS)
      assert.isEmpty(report.warnings)
      await run()
      assert.deepEqual(await saidOf(theirs), await saidOf(ours))
      const again = await exported(there, theirs, COLUMNS, format)
      const cells = async (bytes: Buffer) => (await readSheets(ours.owner.id, bytes))[0]!.rows
      assert.deepEqual(await cells(again), await cells(file))
      assert.isEmpty(await Note.in(theirs.workspace), 'nothing was put aside')
    })

  for (const kind of ['matters', 'clients'] as const)
    test(`tell when a line came and changed by the days of the firm: ${kind}`, async ({ client, assert }) => {
      const ours = await firm()
      clock.freeze('2026-03-02T03:30:00Z')
      try {
        await (kind === 'matters' ? matterOf(ours) : clientOf(ours))
        const desk = await atBulk(client, kind, ours)
        const bytes = await exported(desk, ours, ['createdAt', 'updatedAt'], 'csv')
        assert.include(bytes.toString(), '2026-03-01,2026-03-01')
      } finally {
        clock.restore()
      }
    })
})
