import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { checkMatters } from '#app/court_lists/actions/check_matters'
import { ImportList } from '#app/court_lists/actions/import_list'
import { notifyOfMatches } from '#app/court_lists/actions/notify_matches'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { OpenMatter } from '#app/matters/actions/open_matter'
import Matter from '#app/matters/models/matter'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'

const NOW = '2026-03-03T16:00:00Z'
const COURT = 'Juzgado Segundo Civil de Ciudad Ficticia'
const LIST = [
  COURT.toUpperCase(),
  'ACUERDOS DEL 2 DE MARZO DE 2026',
  '1. Exp. 41/2026. Ana Paz vs Luz Ruiz. Se admite la demanda.',
  '2. Exp. 42/2026. Eva Sol vs Leo Gil. Se desecha.',
].join('\n')

const FIELDS = { title: 'Asunto ficticio', materia: 'civil', status: 'active', court: COURT } as const

const matches = () => db.from('court_list_matches').orderBy('court_list_matches.id')
const numbers = async () =>
  (
    await matches()
      .join('court_list_rows', 'court_list_rows.id', 'court_list_matches.row_id')
      .select('court_list_rows.case_key')
  ).map((row) => row.case_key)

/** A firm that took a list in before it had the matters that are in it. */
async function office() {
  const own = await firm()
  const author = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const order = { name: 'Lista', content: LIST, day: null, court: null, courts: [] }
  await new ImportList().handle(author, own.workspace, order)
  const open = (fileNumber: string | null) => new OpenMatter().handle(author, own.workspace, { ...FIELDS, fileNumber })
  const edit = async (matter: Matter, fields: object) => {
    const current = await Matter.findIn(own.workspace, matter.id)
    const { fileNumber, version } = current
    await new EditMatter().handle(author, current, { ...FIELDS, fileNumber, version, ...fields })
  }
  return { own, author, open, edit }
}

test.group('Matters and rows that were there before', (group) => {
  eachInEmptyDatabase(group, NOW)

  test('are compared when a matter is opened, and one notice follows', async ({ assert }) => {
    const { own, open } = await office()
    const matter = await open('41/2026')
    assert.isEmpty(await matches())
    assert.equal(await checkMatters(), 1)
    const [match, ...others] = await matches()
    assert.isEmpty(others)
    assert.deepInclude(match, { matter_id: matter.id, state: 'waiting', uncertain: 0 })
    for (let n = 0; n < 2; n++) await notifyOfMatches()
    const told = await db.from('notices').where({ user_id: own.owner.id, kind: 'court_list_matches' })
    assert.lengthOf(told, 1)
    assert.isEmpty(await db.from('activities'))
    assert.equal(await checkMatters(), 0)
    assert.lengthOf(await matches(), 1)
  })

  test('are compared when a matter gets its number, and again when it is corrected', async ({ assert }) => {
    const { open, edit } = await office()
    const matter = await open(null)
    assert.equal(await checkMatters(), 0)
    await edit(matter, { fileNumber: '41/2026' })
    await checkMatters()
    assert.deepEqual(await numbers(), ['41/2026'])
    await edit(matter, { fileNumber: '42/2026' })
    await checkMatters()
    assert.deepEqual(await numbers(), ['42/2026'])
  })

  test('leave what a person decided', async ({ assert }) => {
    const { open, edit } = await office()
    const matter = await open('41/2026')
    await checkMatters()
    await db.from('court_list_matches').update({ state: 'invalid', reason: 'No es' })
    await edit(matter, { fileNumber: '42/2026' })
    await checkMatters()
    assert.deepEqual(await numbers(), ['41/2026', '42/2026'])
    const [decided] = await matches()
    assert.deepInclude(decided, { state: 'invalid', reason: 'No es' })
  })

  test('are not compared for a change of something else', async ({ assert }) => {
    const { open, edit } = await office()
    const matter = await open('41/2026')
    await checkMatters()
    await edit(matter, { title: 'Otro título' })
    assert.isEmpty(await db.from('court_list_checks'))
  })

  test('leave out rows of more than half a year ago', async ({ assert }) => {
    const { open } = await office()
    clock.freeze('2026-12-01T16:00:00Z')
    await open('41/2026')
    await checkMatters()
    assert.isEmpty(await matches())
  })

  test('end the same when the job is killed at several points', async ({ assert }) => {
    const { open } = await office()
    for (const number of ['41/2026', '42/2026', '00041/26']) await open(number)
    for (let dieAt = 1; dieAt <= 29; dieAt += 7) await runRecurringTask('court_lists.checks', NOW, dieAt)
    assert.isNull(await runRecurringTask('court_lists.checks', NOW))
    assert.sameMembers(await numbers(), ['41/2026', '42/2026', '41/2026'])
    assert.isEmpty(await db.from('court_list_checks'))
  }).timeout(540_000)
})
