import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { listImport } from '#app/court_lists/actions/import_task'
import { firm } from '#tests/helpers/people'
import { publishedList } from '#tests/helpers/published_lists'
import { atDesk } from '../law_firm/matters/desk.js'

const COURT = 'Juzgado Tercero de lo Civil de Guadalajara'
const LIST = [
  COURT.toUpperCase(),
  'LISTA DE ACUERDOS DEL 12 DE MARZO DE 2026',
  '',
  '1. Exp. 00123/26. Ordinario civil. Juana Peñaloza vs Molinos Ficticios. Se admite la demanda.',
  '2. Exp. 132/2026. Ordinario civil. Pedro Ochoa vs Eva Lozano. Se desecha.',
].join('\n')

const rows = () => db.from('court_list_rows').orderBy('id')
const matches = () => db.from('court_list_matches').orderBy('id')

/** What the next page says is wrong. */
const errorsOf = async (desk: Awaited<ReturnType<typeof atDesk>>) =>
  (await desk.visit('/law-firm/library/lists')).body().props.errors

test.group('Import of court lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function office() {
    const own = await firm()
    const matter = await matterOf(own, { court: COURT, fileNumber: '123/2026', clientName: 'Juana Peñaloza Ochoa' })
    return { own, matter }
  }

  test('shows what a list would bring and stores nothing', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const answer = await desk
      .submit('post', '/law-firm/library/lists/preview', { text: `${LIST}\n\nAviso sin número` })
      .header('accept', 'application/json')
    answer.assertStatus(200)
    const { rows: shown, rowCount, problem, undated } = answer.body()
    assert.deepInclude({ rowCount, problem, undated }, { rowCount: 2, problem: null, undated: 0 })
    assert.deepInclude(shown[0], { court: COURT.toUpperCase(), day: '2026-03-12', caseNumber: '00123/26' })
    assert.isEmpty(await rows())
  })

  test('says at its field that a file is too large, before it is read', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const body = { file: Buffer.alloc(3_000_001, 'a').toString('base64'), fileName: 'lista.txt' }
    const answer = await desk
      .submit('post', '/law-firm/library/lists/preview', body)
      .header('accept', 'application/json')
    assert.equal(answer.body().problem, 'too_large')
    assert.isEmpty(await rows())
  })

  test('says that a PDF without text is a picture', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const pdf =
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
    const body = { file: Buffer.from(pdf).toString('base64'), fileName: 'lista.pdf' }
    const answer = await desk
      .submit('post', '/law-firm/library/lists/preview', body)
      .header('accept', 'application/json')
    assert.equal(answer.body().problem, 'scanned')
    assert.isEmpty(await rows())
  })

  test('keeps the rows and proposes the matter, linking nothing', async ({ client, assert }) => {
    const { own, matter } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content: LIST })
    assert.lengthOf(await rows(), 2)
    const [match, ...others] = await matches()
    assert.isEmpty(others)
    assert.deepInclude(match, { matter_id: matter.id, score: 100, state: 'waiting', uncertain: 0 })
    assert.isEmpty(await db.from('activities'))
    assert.isEmpty(await db.from('matter_deadlines'))
  })

  test('changes nothing when a list comes again, whole or within another', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    for (const content of [LIST, LIST, `${LIST}\n`, LIST.replace('1. Exp.', '7. Exp.')])
      await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content })
    assert.lengthOf(await db.from('court_lists'), 1)
    assert.lengthOf(await rows(), 2)
    assert.lengthOf(await matches(), 1)
    const more = `${LIST}\n3. Exp. 9/2026. Ana Paz vs Luz Ruiz. Se cita a las partes.`
    await desk.submit('post', '/law-firm/library/lists', { name: 'Otra', content: more })
    assert.lengthOf(await db.from('court_lists'), 2)
    assert.lengthOf(await rows(), 3)
  })

  test('marks a number with a slip of the pen as uncertain', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    await desk.submit('post', '/law-firm/library/lists', {
      name: 'Lista',
      content: LIST.replace('00123/26', '00124/26'),
    })
    const [match] = await matches()
    assert.deepInclude(match, { uncertain: 1, state: 'waiting' })
    assert.include(match.reasons, 'near_number')
  })

  test('asks which court is meant when several have the name', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const court = { source: 'cjf', kind: 'other', name: COURT, name_folded: COURT.toLowerCase() }
    const at = '2026-01-01 00:00:00.000'
    for (const external_id of ['991', '992'])
      await db.table('courts').insert({ ...court, external_id, created_at: at, updated_at: at })
    const content = LIST.replace(COURT.toUpperCase(), COURT)
    await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content })
    assert.property(await errorsOf(desk), 'courts')
    assert.isEmpty(await db.from('court_lists'))
    const { id } = await db.from('courts').where('external_id', '992').firstOrFail()
    const courts = [{ name: COURT, courtId: id }]
    await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content, courts })
    assert.equal((await rows())[0].court_id, id)
  })

  test('refuses what has no case number and keeps nothing', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content: 'Buenas tardes' })
    assert.property(await errorsOf(desk), 'content')
    assert.isEmpty(await db.from('court_lists'))
  })

  test('keeps an undated row without a day', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const content = LIST.replace(/LISTA.*\n/, '')
    await desk.submit('post', '/law-firm/library/lists', { name: 'Lista', content })
    assert.isNull((await rows())[0].day)
  })

  test('puts a long list into the queue, and its task goes on where it was', async ({ client, assert }) => {
    const { own } = await office()
    const desk = await atDesk(client, own.owner, own.workspace)
    const list = publishedList('numbered', { seed: 11, rows: 260 })
    await desk.submit('post', '/law-firm/library/lists', { name: 'Larga', content: list.text })
    const task = await db.from('tasks').where('kind', 'court_lists.import').firstOrFail()
    assert.equal((await db.from('court_lists').firstOrFail()).state, 'storing')
    const order = {
      workspaceId: own.workspace.id,
      payload: JSON.parse(task.payload),
      checkpoint: null as object | null,
    }
    let turns = 0
    const work = {
      checkpoint: async (_: unknown, place: { state: object }) => void (order.checkpoint = place.state),
      progress: async () => undefined,
      isStopped: () => ++turns % 4 === 0,
    }
    let result = null
    while (result === null) result = await listImport.run(order as never, work as never)
    assert.lengthOf(await rows(), list.cases.length)
    assert.deepInclude(await db.from('court_lists').firstOrFail(), { state: 'stored', pending_text: null })
  }).timeout(30_000)
})
