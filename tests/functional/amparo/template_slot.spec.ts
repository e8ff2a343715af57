import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'
import { templateOf } from '#tests/helpers/templates'
import { FIRMS, formOf, ownersDesk, reached } from '../law_firm/templates/templates_desk.js'
import { COURT } from './scene.js'

const KEPT = { kind: 'indirect', court: COURT, authorities: 'Director de Mercados' }
const newMatter = { title: 'Amparo del mercado', materia: 'amparo', status: 'active' }

test.group('Amparo of a matter template', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is kept as the editor sends it, and goes when none is chosen', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    ;(await desk.submit('post', FIRMS, formOf({ slots: { amparo: KEPT } }))).assertStatus(302)
    const [template] = await reached(ours)
    assert.deepEqual(template!.definition.slots, { amparo: KEPT } as never)
    const none = { ...formOf({ slots: { amparo: null } }), version: 1 }
    const answer = await desk.put(`${FIRMS}/${template!.id}`).header('accept', 'application/json').json(none)
    assert.deepEqual([answer.status(), answer.body().errors], [302, undefined])
    assert.deepEqual((await reached(ours))[0]!.definition.slots, {})
  })

  test('is refused at the field that is wrong, and nothing is stored', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    for (const [field, part] of [
      ['kind', { kind: 'habeas' }],
      ['court', { court: 'x'.repeat(301) }],
      ['authorities', { authorities: 'x'.repeat(10_001) }],
    ] as const) {
      const answer = await desk.post(FIRMS, formOf({ slots: { amparo: { ...KEPT, ...part } } }))
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, `slots.amparo.${field}`)
    }
    assert.isEmpty(await reached(ours))
  })

  test('opens its proceeding with a new matter, or nothing with one that is refused', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const definition = { stages: [], sections: [], slots: { amparo: KEPT } as never }
    const { id: templateId } = await templateOf(ours, { definition })
    ;(await desk.post('/law-firm/files', { ...newMatter, title: '', templateId })).assertStatus(422)
    assert.lengthOf(await AmparoProceeding.in(ours.workspace), 0)
    ;(await desk.submit('post', '/law-firm/files', { ...newMatter, templateId })).assertStatus(302)
    const matter = await Matter.in(ours.workspace).where('title', newMatter.title).firstOrFail()
    const [proceeding] = await AmparoProceeding.in(ours.workspace)
    assert.deepInclude(proceeding!.serialize(), {
      ...{ ...KEPT, matterId: matter.id, isOwn: true, stage: 'drafting', number: null, shownToClient: false },
    })
  })
})
