import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import Activity from '#app/activities/models/activity'
import Note from '#app/activities/models/note'
import Client from '#app/clients/models/client'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import { sheetOf } from '#app/matter_templates/queries/matter_sheet'
import Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import ImportValue from '#app/transfers/models/import_value'
import { runTask } from '#app/core/tasks/run_task'
import { firm, type Firm } from '#tests/helpers/people'
import { templateOf } from '#tests/helpers/templates'
import { atBulk, csv } from './desk.js'

type Values = { field: string; values: { text: string; choice: string; how: string }[] }[]

/** Uploads a file of matters; how its steps are taken. */
async function begun(client: ApiClient, ours: Firm, content: string, who = ours.owner) {
  const desk = await atBulk(client, 'matters', ours, who)
  ;(await desk.upload(content)).assertStatus(302)
  const { id } = await desk.last()
  const path = `${desk.base}/imports/${id}`
  return {
    ...desk,
    id,
    path,
    send: (body: object) => desk.submit('put', path, body),
    step: async (step = '') => (await desk.page(`?import=${id}${step && `&step=${step}`}`)).file,
    run: () => desk.submit('post', `${path}/run`),
  }
}

const sides = async ({ workspace }: Firm) =>
  (await MatterParty.in(workspace).orderBy('id')).map(({ name, role, side }) => [name, role, side])

test.group('Steps of an import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const TITLED = csv(
    ['Lista de asuntos', 'del despacho', 'en 2026'],
    ['Cliente', 'Expediente', 'Ramo'],
    ['Ana Ruiz', '1/2026', 'Mercantil'],
    ['Luz Paz', '2/2026', 'Cosas varias']
  )

  test('let a person choose the heading row, and go back without losing choices', async ({ client, assert }) => {
    const ours = await firm()
    const { send, step } = await begun(client, ours, TITLED)
    const first = await step()
    assert.deepInclude(first, { step: 'columns', heading: { row: 1, lines: 1 }, total: 2 })
    assert.deepEqual(first.preview[0], { row: 0, line: 1, cells: ['Lista de asuntos', 'del despacho', 'en 2026'] })
    await send({ heading: { row: 0, lines: 1 } })
    assert.deepEqual((await step('columns')).headings, ['Lista de asuntos', 'del despacho', 'en 2026'])
    await send({ heading: { row: 1, lines: 1 } })

    const mapping = ['client', 'fileNumber', 'materia']
    const answer = await send({ mapping, options: { materia: 'civil', nameOrder: 'surname' }, next: 'values' })
    assert.match(String(answer.header('location')), /step=values$/)
    const { groups } = (await step('values')) as { groups: Values }
    assert.deepEqual(
      groups[0]!.values.map(({ text, choice, how }) => [text, choice, how]),
      [
        ['Mercantil', 'commercial', 'guessed'],
        ['Cosas varias', '', 'unknown'],
      ]
    )
    await send({ values: { materia: { 'Cosas varias': 'family', 'Mercantil': 'commercial' } } })
    assert.deepInclude(await step(), { step: 'review', checked: true })
    const again = await step('columns')
    assert.deepInclude(again, { step: 'columns', mapping, checked: true })
    assert.deepEqual(again.options, { materia: 'civil', nameOrder: 'surname' })
    const values = ((await step('values')) as { groups: Values }).groups[0]!.values
    assert.deepInclude(values[1], { choice: 'family', how: 'chosen' })
  })

  test('remember what values stand for, for the next file of the firm and for no other', async ({ client, assert }) => {
    const ours = await firm()
    const diego = await ours.hire('lawyer')
    const file = csv(['Expediente', 'Cliente', 'Abogado'], ['7/2026', 'Ana Ruiz', 'El güero'])
    const first = await begun(client, ours, file)
    await first.send({ mapping: ['fileNumber', 'client', 'responsible'], options: {}, next: 'values' })
    await first.send({ values: { responsible: { 'El güero': String(diego.id) }, unknown: { x: 'y' } } })
    assert.lengthOf(await ImportValue.in(ours.workspace), 1, 'only of values that the file has')
    await first.run()
    assert.equal((await Matter.in(ours.workspace).firstOrFail()).responsibleId, diego.id)

    const second = await begun(client, ours, file.replace('7/2026', '8/2026'))
    const columns = await second.step('columns')
    await second.send({ mapping: columns.mapping, options: columns.options })
    await second.run()
    assert.lengthOf(await Matter.in(ours.workspace).where('responsibleId', diego.id), 2)

    const theirs = await firm()
    const other = await begun(client, theirs, file)
    await other.send({ mapping: columns.mapping, options: {}, next: 'values' })
    const { groups } = (await other.step('values')) as { groups: Values }
    assert.deepInclude(groups[0]!.values[0], { choice: '', how: 'unknown' })
    await other.send({ values: { responsible: { 'El güero': String(diego.id) } } })
    await other.run()
    assert.isNull((await Matter.in(theirs.workspace).firstOrFail()).responsibleId, 'somebody of another firm is nobody')
  })

  test('show the records as they will be, and which clients are new', async ({ client, assert }) => {
    const ours = await firm()
    await clientOf(ours, { name: 'Comercializadora Tres Picos, S.A. de C.V.', type: 'business' })
    const file = csv(
      ['Cliente', 'Juicio', 'Demandado', 'Audiencia', 'Etiquetas'],
      [
        'COMERCIALIZADORA TRES PICOS SA DE CV',
        'Ejecutivo mercantil',
        'Juan Ruiz y otros',
        '3/mar/2030 10:30',
        'urgente',
      ],
      ['Rosa María Díaz Mora', 'Divorcio incausado', 'Luis Mora', 'un día de estos', ''],
      ['', '', '', '', 'nada']
    )
    const { send, step, id } = await begun(client, ours, file)
    const { mapping } = await step()
    assert.deepEqual(mapping, ['client', 'proceeding', 'party.defendant', 'date', 'tags'])
    await send({ mapping, options: {} })
    const { report, problems, counts } = await step()
    assert.deepEqual(counts, { added: 2, updated: 0, same: 0, wrong: 1 })
    assert.deepEqual(problems, [{ line: 4, texts: ['Asunto: Este campo es obligatorio'] }])
    assert.equal(report.rows[0].title, 'COMERCIALIZADORA TRES PICOS SA DE CV vs. Juan Ruiz – Ejecutivo mercantil')
    assert.deepInclude(report.rows[0].facts, { label: 'Materia', text: 'Mercantil' })
    assert.deepInclude(report.rows[0].facts, { label: 'Demandado', text: 'Juan Ruiz' })
    assert.deepInclude(report.rows[0].facts, { label: 'Audiencia', text: '3 mar 2030, 10:30' })
    assert.deepEqual(
      report.clients.map(({ name, isNew, parts }: { name: string; isNew: boolean; parts: string[] }) => [
        name,
        isNew,
        parts,
      ]),
      [
        ['COMERCIALIZADORA TRES PICOS SA DE CV', false, []],
        ['Rosa María Díaz Mora', true, ['Rosa María', 'Díaz', 'Mora']],
      ]
    )
    assert.equal(report.warnings[1].text, 'Audiencia: «un día de estos» no se reconoce como fecha: queda en las notas')
    assert.isEmpty(await Matter.in(ours.workspace), `import ${id} was only tried`)
  })

  test('make one client of a person who is named with a title in several rows', async ({ client, assert }) => {
    const ours = await firm()
    await clientOf(ours, { givenNames: 'Lic. Rosa', firstSurname: 'Paz', secondSurname: 'Mora' })
    const rows = ['ING. HÉCTOR SALAS MORA', 'Héctor Salas Mora', 'Ing. Héctor Salas Mora', 'Lic. Rosa Paz Mora']
    const file = csv(['Asunto', 'Cliente'], ...rows.map((name, place) => [`Juicio ${place}`, name]))
    const { send, step, run, last } = await begun(client, ours, file)
    await send({ mapping: (await step()).mapping, options: {} })
    assert.equal((await step()).report.numbers.clientsNew, 1)
    await run()
    await runTask((await last()).taskId!)
    const clients = await Client.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      clients.map(({ name }) => name),
      ['Lic. Rosa Paz Mora', 'HÉCTOR SALAS MORA']
    )
    assert.lengthOf(await Matter.in(ours.workspace), 4)
  })

  test('name an unreadable date by the heading of its own column', async ({ client, assert }) => {
    const ours = await firm()
    const file = csv(['Asunto', 'Fecha de inicio', 'Audiencia'], ['Divorcio', '31/02/2026', 'enero'])
    const { send, step } = await begun(client, ours, file)
    await send({ mapping: (await step()).mapping, options: {} })
    const { report } = await step()
    assert.deepEqual(
      report.warnings.map(({ text }: { text: string }) => text.split('»')[0]),
      ['Fecha de inicio: «31/02/2026', 'Audiencia: «enero']
    )
  })

  test('bring parties in on their side, found by the check of conflicts from then on', async ({ client, assert }) => {
    const ours = await firm()
    const file = csv(
      ['Carátula', 'Expediente', 'Juzgado'],
      ['Pérez López, Juan vs. Banco X, S.A. y Seguros Y, S.A.', '1/26', 'Juzgado Primero']
    )
    const { send, run } = await begun(client, ours, file)
    await send({ mapping: ['caption', 'fileNumber', 'court'], options: { weAre: 'defendant' } })
    await run()
    assert.deepEqual(await sides(ours), [
      ['Pérez López, Juan', 'plaintiff', 'other'],
      ['Banco X, S.A.', 'defendant', 'ours'],
      ['Seguros Y, S.A.', 'defendant', 'ours'],
    ])
    assert.lengthOf(await Client.in(ours.workspace), 2, 'those for whom the firm stands are its clients')
    const [found] = await findConflicts(ours.workspace.id, { name: 'juan perez lopez' })
    assert.deepInclude(found, { kind: 'party', side: 'other', how: 'same' })
  })

  test('make one matter of the rows that speak of it, with all its parties', async ({ client, assert }) => {
    const ours = await firm()
    const row = (who: string, when: string) => ['5/2026', 'Juzgado Primero', 'Ana Ruiz', who, when]
    const file = csv(
      ['Expediente', 'Juzgado', 'Cliente', 'Demandado', 'Audiencia'],
      row('Luis Mora', ''),
      row('Pedro Soto Ríos', '4/5/2031'),
      ['6/2026', 'Juzgado Primero', 'Ana Ruiz', 'Luis Mora', ''],
      row('LUIS MORA', '')
    )
    const { send, step, run, path, submit, last } = await begun(client, ours, file)
    const { mapping } = await step()
    await send({ mapping, options: {} })
    assert.deepEqual((await step()).counts, { added: 2, updated: 0, same: 2, wrong: 0 })
    await run()
    assert.deepEqual((await last()).counts, { added: 2, updated: 0, same: 2, wrong: 0 })
    const [first] = await Matter.in(ours.workspace).orderBy('id')
    const parties = await MatterParty.in(ours.workspace).where('matterId', first!.id).orderBy('id')
    assert.deepEqual(
      parties.map(({ name }) => name),
      ['Luis Mora', 'Pedro Soto Ríos']
    )
    assert.include(first!.searchText, 'pedro soto rios')
    assert.equal((await Matter.in(ours.workspace).where('id', first!.id).firstOrFail()).nextOn, '2031-05-04')
    await submit('post', `${path}/undoing`)
    for (const model of [Matter, MatterParty, Activity, Client]) assert.isEmpty(await model.in(ours.workspace))
  })

  test('add parts to matters that are there, and take only those back', async ({ client, assert }) => {
    const ours = await firm()
    const base = ['9/2026', 'Juzgado Primero', 'Ana Ruiz', 'Luis Mora', 'Primera nota', 'uno']
    const head = ['Expediente', 'Juzgado', 'Cliente', 'Demandado', 'Notas', 'Etiquetas']
    const first = await begun(client, ours, csv(head, base))
    const { mapping } = await first.step()
    await first.send({ mapping, options: {} })
    await first.run()
    const second = await begun(
      client,
      ours,
      csv(head, [...base.slice(0, 3), 'Luis Mora; Eva Luna Paz', 'Segunda nota', 'dos'])
    )
    await second.send({ mapping, options: {}, existing: 'update' })
    await second.run()
    const names = async () => (await MatterParty.in(ours.workspace).orderBy('id')).map(({ name }) => name)
    const notes = async () => (await Note.in(ours.workspace).orderBy('id')).map(({ plainText }) => plainText)
    assert.deepEqual(await names(), ['Luis Mora', 'Eva Luna Paz'])
    assert.deepEqual(await notes(), ['Primera nota', 'Segunda nota'])
    await second.submit('post', `${second.path}/undoing`)
    assert.deepEqual(await names(), ['Luis Mora'])
    assert.deepEqual(await notes(), ['Primera nota'])
    assert.lengthOf(await Matter.in(ours.workspace), 1)
  })

  test('warn of who has no surname in a list of names, with the names that come in', async ({ client, assert }) => {
    const ours = await firm()
    const file = csv(
      ['Expediente', 'Cliente', 'Demandado'],
      ['1/26', 'Guadalupe y/o Teresa Ríos Ponce', 'Luis Mora y/o Rosa'],
      ['2/26', 'Ana Ruiz y/o Eva Luna', 'IMSS y/o Luis Mora']
    )
    const { send, step, run } = await begun(client, ours, file)
    await send({ mapping: ['fileNumber', 'client', 'party.defendant'], options: {} })
    const { report } = await step()
    assert.deepEqual(report.rows[0].warnings, [
      'Cliente: «Guadalupe y/o Teresa Ríos Ponce» se lee como: Guadalupe; Teresa Ríos Ponce. Revisa a quienes les faltan apellidos',
      'Demandado: «Luis Mora y/o Rosa» se lee como: Luis Mora; Rosa. Revisa a quienes les faltan apellidos',
    ])
    assert.isEmpty(report.rows[1].warnings)
    await run()
    const names = (await Client.in(ours.workspace).orderBy('id')).map(({ name }) => name)
    assert.deepEqual(names, ['Guadalupe', 'Teresa Ríos Ponce', 'Ana Ruiz', 'Eva Luna'], 'no surname is made up')
  })

  test('fill the fields of a template, and refuse rows without what it requires', async ({ client, assert }) => {
    const ours = await firm()
    const template = await templateOf(ours)
    const file = csv(
      ['Expediente', 'Parte actora', 'Suerte principal', 'Fecha de emplazamiento', 'Vía', 'Medidas'],
      ['1/26', 'Ana Ruiz', '$1,250.50', '3/mar/2026', 'ejecutiva', 'Sí'],
      ['2/26', '', '100', '', '', ''],
      ['3/26', 'Luz Paz', 'mucho', '', 'Otra', '']
    )
    const { send, step, run, last } = await begun(client, ours, file)
    assert.match(String((await send({ templateId: template.id })).header('location')), /step=columns$/)
    const { fields, options, mapping } = await step('columns')
    assert.equal(options.templateId, template.id)
    assert.includeMembers(
      fields
        .filter(({ group }: { group: string }) => group === 'template')
        .map(({ label }: { label: string }) => label),
      ['Actor', 'Suerte principal', 'Vía']
    )
    const own = ['answer.plaintiff', 'answer.amount', 'answer.served', 'answer.way', 'answer.urgent']
    await send({ mapping: [mapping[0], ...own], options: {} })
    const { problems, report } = await step()
    assert.deepEqual(problems, [{ line: 3, texts: ['Parte actora: Este campo es obligatorio'] }])
    assert.deepInclude(report.rows[0].facts, { label: 'Suerte principal', text: '1250.50' })
    assert.include(
      report.rows[0].facts.map(({ text }: { text: string }) => text),
      '3 mar 2026'
    )
    await run()
    assert.deepEqual((await last()).counts, { added: 2, updated: 0, same: 0, wrong: 1 })
    const [first, second] = await Matter.in(ours.workspace).orderBy('id')
    const answers = async ({ id }: Matter) => (await sheetOf(ours.workspace, id))!.values
    assert.deepEqual(await answers(first!), {
      plaintiff: 'Ana Ruiz',
      amount: 125_050,
      served: '2026-03-03',
      way: 'Ejecutiva',
      urgent: true,
    })
    assert.deepEqual(await answers(second!), { plaintiff: 'Luz Paz' })
    const [note] = await Note.in(ours.workspace).where('matterId', second!.id)
    assert.equal(note!.plainText, 'Del archivo importado:\nSuerte principal: mucho\nVía: Otra')

    const theirs = await firm()
    const other = await begun(client, theirs, csv(['Expediente', 'Cliente'], ['1/26', 'Ana']))
    ;(await other.send({ templateId: template.id })).assertStatus(404)
  })

  test('ask for the permission to add clients when parties become clients', async ({ client, assert }) => {
    const ours = await firm()
    const clerk = await ours.hireWith(['expedientes:leer', 'expedientes:crear'])
    const { send, visit, base } = await begun(client, ours, csv(['Actor', 'Expediente'], ['Ana Ruiz', '1/26']), clerk)
    await send({ mapping: ['party.plaintiff', 'fileNumber'], options: { weAre: 'plaintiff' } })
    assert.isString((await visit(base)).body().props.errors.mapping)
  })
})
