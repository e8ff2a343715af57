import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import Note from '#app/activities/models/note'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { atBulk, csv } from './desk.js'

/** RFC whose check digits are right: of a person, of another, of a business. */
const [PERSON, OTHER, BUSINESS] = ['GODE561231GR8', 'BADD110313HS7', 'SAT970701NN3'] as const

/** Brings a file of matters in as it is guessed; what its trial said. */
async function broughtIn(client: ApiClient, ours: Firm, content: string, existing = 'skip') {
  const desk = await atBulk(client, 'matters', ours)
  ;(await desk.upload(content)).assertStatus(302)
  const { id } = await desk.last()
  const path = `${desk.base}/imports/${id}`
  const { file } = await desk.page(`?import=${id}&step=columns`)
  await desk.submit('put', path, { mapping: file.mapping, options: file.options, existing })
  const { report } = (await desk.page(`?import=${id}`)).file
  await desk.submit('post', `${path}/run`)
  return { desk, path, mapping: file.mapping as (string | null)[], report }
}

const person = (givenNames: string, firstSurname: string, rfc: string | null) => ({
  givenNames,
  firstSurname,
  secondSurname: null,
  rfc,
})

const clientsIn = async ({ workspace }: Firm) =>
  (await Client.in(workspace).orderBy('id')).map(({ name, type, rfc }) => [name, type, rfc])
const notesIn = async ({ workspace }: Firm) =>
  (await Note.in(workspace).orderBy('id')).map(({ plainText }) => plainText)
const mattersIn = async ({ workspace }: Firm) =>
  (await Matter.in(workspace).orderBy('id')).map(({ fileNumber, clientName }) => [fileNumber, clientName])

test.group('RFC in spreadsheets of matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const heading of ['RFC', 'R.F.C.', 'RFC del cliente', 'Client’s RFC'])
    test(`is given to the client whom a row writes down: ${heading}`, async ({ client, assert }) => {
      const ours = await firm()
      const rows = [
        ['1/26', 'Ana Ruiz', 'gode-561231-gr8'],
        ['2/26', 'Telmex', BUSINESS],
        ['3/26', 'Ana Ruiz', PERSON],
        ['4/26', 'Eva Luna Paz', 'pendiente'],
      ]
      const { desk, path, mapping, report } = await broughtIn(
        client,
        ours,
        csv(['Expediente', 'Cliente', heading], ...rows)
      )
      assert.deepEqual(mapping, ['fileNumber', 'client', 'clientRfc'])
      assert.deepInclude(report.rows[0].facts, { label: 'RFC del cliente', text: PERSON })
      assert.isEmpty(report.warnings)
      assert.equal(report.numbers.clientsNew, 3)
      assert.deepInclude(report.clients[1], { name: 'Telmex', type: 'business' })
      assert.deepEqual(await clientsIn(ours), [
        ['Ana Ruiz', 'person', PERSON],
        ['Telmex', 'business', BUSINESS],
        ['Eva Luna Paz', 'person', null],
      ])
      assert.isEmpty(await notesIn(ours))
      await desk.submit('post', `${path}/undoing`)
      assert.isEmpty(await Client.in(ours.workspace))
    })

  test('that is odd, of several clients or of nobody is kept in a note, with a warning', async ({ client, assert }) => {
    const ours = await firm()
    const { report } = await broughtIn(
      client,
      ours,
      csv(
        ['Expediente', 'Asunto', 'Cliente', 'RFC'],
        ['1/26', 'Rentas', 'Ana Ruiz', 'RUIZ'],
        ['2/26', 'Despido', 'Acme, S.A. de C.V.', PERSON],
        ['3/26', 'Divorcio', 'Eva Luna Paz', 'GODE561231GR9'],
        ['4/26', 'Nulidad', 'Luis Mora; Rosa Díaz', PERSON],
        ['5/26', 'Consulta', '', PERSON]
      )
    )
    assert.deepEqual(
      report.rows.map(({ warnings }: { warnings: string[] }) => warnings),
      [
        ['RFC: «RUIZ» no tiene el formato de un RFC'],
        [`RFC: «${PERSON}» no corresponde al tipo de persona (moral: 12 caracteres; física: 13)`],
        ['RFC: El dígito verificador de «GODE561231GR9» no coincide: revisa el RFC'],
        [`RFC: No se sabe de qué cliente es «${PERSON}»: queda en las notas`],
        [`RFC: No se sabe de qué cliente es «${PERSON}»: queda en las notas`],
      ]
    )
    assert.lengthOf(await mattersIn(ours), 5, 'no row is refused')
    assert.isTrue((await clientsIn(ours)).every(([, , rfc]) => rfc === null))
    assert.deepEqual(
      await notesIn(ours),
      ['RUIZ', PERSON, 'GODE561231GR9', PERSON, PERSON].map((text) => `Del archivo importado:\nRFC: ${text}`)
    )
  })

  test('finds a client of the firm, however the row calls them, and of no other firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await clientOf(ours, { name: 'Servicio de Agua', type: 'business', rfc: BUSINESS })
    await clientOf(theirs, person('Ana', 'Ruiz', PERSON))
    const file = csv(['Expediente', 'Cliente', 'RFC'], ['1/26', 'Aguas del Norte', BUSINESS], ['2/26', 'Ana', PERSON])
    const { report } = await broughtIn(client, ours, file)
    assert.deepEqual(report.rows[0].warnings, [
      `El RFC «${BUSINESS}» es de Servicio de Agua: el asunto queda con ese cliente`,
    ])
    assert.deepInclude(report.numbers, { clientsKnown: 1, clientsNew: 1, warned: 1 })
    assert.deepEqual(await mattersIn(ours), [
      ['1/26', 'Servicio de Agua'],
      ['2/26', 'Ana'],
    ])
  })

  test('tells namesakes apart, and is kept in a note where a client has none', async ({ client, assert }) => {
    const ours = await firm()
    await clientOf(ours, person('Ana', 'Ruiz', OTHER))
    await clientOf(ours, person('Luis', 'Mora', null))
    const file = csv(
      ['Expediente', 'Cliente', 'RFC'],
      ['1/26', 'Ana Ruiz', PERSON],
      ['2/26', 'Luis Mora', 'XAXX010101000']
    )
    const { report } = await broughtIn(client, ours, file)
    assert.isEmpty(report.rows[0].warnings)
    assert.deepEqual(report.rows[1].warnings, [
      'El RFC «XAXX010101000» no se agrega a Luis Mora, que ya existe: queda en las notas',
    ])
    assert.deepEqual(await clientsIn(ours), [
      ['Ana Ruiz', 'person', OTHER],
      ['Luis Mora', 'person', null],
      ['Ana Ruiz', 'person', PERSON],
    ])
    assert.deepEqual(await notesIn(ours), ['Del archivo importado:\nRFC: XAXX010101000'])
    await broughtIn(client, ours, file, 'update')
    assert.lengthOf(await notesIn(ours), 1, 'the same file adds nothing')
    assert.lengthOf(await clientsIn(ours), 3)
  })

  test('of a further row of the same matter is kept too', async ({ client, assert }) => {
    const ours = await firm()
    const file = csv(['Expediente', 'Cliente', 'RFC'], ['1/26', 'Ana Ruiz', ''], ['1/26', 'Ana Ruiz', PERSON])
    const { report } = await broughtIn(client, ours, file)
    assert.include(
      report.rows[1].warnings,
      `El RFC «${PERSON}» no se agrega a Ana Ruiz, que ya existe: queda en las notas`
    )
    assert.deepEqual(await clientsIn(ours), [['Ana Ruiz', 'person', null]])
    assert.deepEqual(await notesIn(ours), [`Del archivo importado:\nRFC: ${PERSON}`])
  })
})
