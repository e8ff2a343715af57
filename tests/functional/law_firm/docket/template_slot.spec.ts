import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { applyTemplate } from '#app/matter_templates/actions/apply_template'
import Matter from '#app/matters/models/matter'
import { firm, person, type Firm } from '#tests/helpers/people'
import { templateOf, TRIAL } from '#tests/helpers/templates'
import { auditEntriesIn, by } from '../activities/scene.js'
import { proposedIn } from './scene.js'
import { atDesk } from '../matters/desk.js'
import { FIRMS, formOf, ownersDesk, reached } from '../templates/templates_desk.js'

/** The evening of Monday 2 March 2026 in Mexico City; the day after in UTC. */
const EVENING = '2026-03-03T05:30:00Z'

const ANSWER = { title: 'Contestar la demanda', days: 15, toResponsible: true, shown: false, clientText: null }
const TOLD = { title: 'Reunir pruebas', days: 0, toResponsible: false, shown: true, clientText: 'Junta tus recibos.' }

const definition = (deadlines: object[]) => ({ stages: [], sections: [], slots: { docket: { deadlines } } as never })

const templateWith = (ours: Firm, ...deadlines: object[]) => templateOf(ours, { definition: definition(deadlines) })

const fieldsOf = (answer: ApiResponse) => answer.body().errors.map(({ field }: { field: string }) => field)

const newMatter = { title: 'Aceros contra Obras', materia: 'commercial', status: 'active' }

test.group('Deadlines of a matter template', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(EVENING)
    return () => clock.restore()
  })

  test('are kept as the editor sends them, with words for the client only where it is shown', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const docket = { deadlines: [{ ...ANSWER, clientText: 'Nadie lo lee' }, TOLD] }
    ;(await desk.submit('post', FIRMS, formOf({ slots: { docket } }))).assertStatus(302)
    const [template] = await reached(ours)
    assert.deepEqual(template!.definition.slots, { docket: { deadlines: [ANSWER, TOLD], expected: [] } })

    const none = { ...formOf({ slots: { docket: { deadlines: [] } } }), version: 1 }
    ;(await desk.submit('put', `${FIRMS}/${template!.id}`, none)).assertStatus(303)
    assert.deepEqual((await reached(ours))[0]!.definition.slots, {})
  })

  test('are refused at the field that is wrong, and nothing is stored', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const wrong: [string, unknown][] = [
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(201) }],
      ...[-1, 3_651, 1.5, null, 'pronto'].map((days): [string, unknown] => ['days', { days }]),
      ['toResponsible', { toResponsible: 'quizá' }],
      ['shown', { shown: null }],
      ['clientText', { shown: true, clientText: 'x'.repeat(301) }],
    ]
    for (const [field, part] of wrong) {
      const docket = { deadlines: [ANSWER, { ...ANSWER, ...(part as object) }] }
      const answer = await desk.post(FIRMS, formOf({ slots: { docket } }))
      answer.assertStatus(422)
      assert.deepEqual(fieldsOf(answer), [`slots.docket.deadlines.1.${field}`])
    }
    for (const docket of [{ deadlines: Array.from({ length: 51 }, () => ANSWER) }, { deadlines: 'all' }, {}, 'all']) {
      const answer = await desk.post(FIRMS, formOf({ slots: { docket } }))
      answer.assertStatus(422)
      assert.match(fieldsOf(answer)[0], /^slots\.docket\b/)
    }
    assert.isEmpty(await reached(ours))
  })

  test('are proposed when a matter is opened, on days counted from the day of the firm', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id: templateId } = await templateWith(ours, ANSWER, TOLD)
    const lawyer = await ours.hire('lawyer')
    const form = { ...newMatter, templateId, responsibleId: lawyer.id }
    ;(await desk.submit('post', '/law-firm/files', form)).assertStatus(302)

    const matter = await Matter.in(ours.workspace).where('title', newMatter.title).firstOrFail()
    const [answer, told] = await MatterDeadline.in(ours.workspace).where('matter_id', matter.id).orderBy('id')
    const common = { status: 'proposed', source: 'manual', open: true, confirmedById: null, version: 1 }
    assert.containSubset(answer!.$attributes, {
      ...{ ...common, title: 'Contestar la demanda', lastDay: '2026-03-17', responsibleId: lawyer.id },
      ...{ shown: false, clientText: null, proposedById: ours.owner.id },
    })
    assert.equal(answer!.lastInstant!.toISO(), '2026-03-18T06:00:00.000Z')
    assert.containSubset(told!.$attributes, {
      ...{ ...common, title: 'Reunir pruebas', lastDay: '2026-03-02', responsibleId: null },
      ...{ shown: true, clientText: 'Junta tus recibos.' },
    })
    assert.equal((await db.from('matters').where('id', matter.id).firstOrFail()).next_on, '2026-03-02')
    assert.lengthOf(
      (await auditEntriesIn(matter)).filter((action) => action === 'deadline.proposed'),
      2
    )
  })

  test('are shown to the client only once a person confirmed them', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const { id: templateId } = await templateWith(ours, TOLD)
    ;(await desk.submit('post', '/law-firm/files', { ...newMatter, templateId })).assertStatus(302)
    const [deadline] = await MatterDeadline.in(ours.workspace)
    const reader = await person()
    await db.from('matters').where('id', deadline!.matterId).update({ client_user_id: reader.id })
    assert.isEmpty(await MatterDeadline.shownTo(reader.id))
    const path = `/law-firm/files/${deadline!.matterId}/deadlines/${deadline!.id}/confirmation`
    ;(await desk.submit('post', path, { version: 1, responsibleId: ours.owner.id })).assertStatus(302)
    const [visible] = await MatterDeadline.shownTo(reader.id)
    assert.equal(visible!.clientText, 'Junta tus recibos.')
  })

  test('are not there when the matter is refused, and not from the template of another firm', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const slots = definition([ANSWER]).slots
    const asking = await templateOf(ours, {
      definition: { stages: [], sections: [{ key: 'data', title: 'Datos', fields: TRIAL }], slots },
    })
    const theirs = await templateWith(await firm(), ANSWER)
    const open = (templateId: number) => desk.post('/law-firm/files', { ...newMatter, templateId, fields: {} })
    ;(await open(asking.id)).assertStatus(422)
    ;(await open(theirs.id)).assertStatus(404)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    const own = await templateWith(ours, ANSWER)
    ;(await reader.post('/law-firm/files', { ...newMatter, templateId: own.id })).assertStatus(403)
    assert.isEmpty(await MatterDeadline.in(ours.workspace))
  })

  test('are undone with the transaction in which the matter is opened', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const template = await templateWith(ours, ANSWER)
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          await applyTemplate(trx, matter, { template, values: {}, author: by(ours.owner) })
          assert.lengthOf(await MatterDeadline.in(ours.workspace, trx), 1)
          throw new Error('the matter is not opened')
        }),
      'the matter is not opened'
    )
    assert.isEmpty(await MatterDeadline.in(ours.workspace))
  })

  test('expect notifications that exist, each once, and are refused otherwise', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const save = (expected: unknown) => desk.post(FIRMS, formOf({ slots: { docket: { deadlines: [], expected } } }))
    for (const expected of [['divorce'], ['ruling', 'ruling'], 'ruling', [null]]) {
      const answer = await save(expected)
      answer.assertStatus(422)
      assert.match(fieldsOf(answer)[0], /^slots\.docket\.expected/)
    }
    assert.isEmpty(await reached(ours))
    const docket = { deadlines: [], expected: ['indirect_sentence', 'ruling'] }
    ;(await desk.submit('post', FIRMS, formOf({ slots: { docket } }))).assertStatus(302)
    assert.deepEqual((await reached(ours))[0]!.definition.slots, { docket })
  })

  test('expect a notification in the tab of the matter until it is recorded, for who may record it', async ({
    client,
    assert,
  }) => {
    const { ours, desk } = await ownersDesk(client)
    const slots = { docket: { deadlines: [], expected: ['ruling', 'indirect_sentence'] } } as never
    const { id: templateId } = await templateOf(ours, { definition: { stages: [], sections: [], slots } })
    ;(await desk.submit('post', '/law-firm/files', { ...newMatter, templateId })).assertStatus(302)
    const matter = await Matter.in(ours.workspace).where('title', newMatter.title).firstOrFail()
    const expectedFor = async (someone: { visit(path: string): Promise<ApiResponse> }) =>
      (await someone.visit(`/law-firm/files/file-overview/${matter.id}?tab=docket`)).body().props.content.expected
    assert.sameMembers(await expectedFor(desk), ['ruling', 'indirect_sentence'])
    assert.isEmpty(await MatterDeadline.in(ours.workspace), 'nothing is computed without a day')
    await proposedIn(matter, ours.owner)
    assert.deepEqual(await expectedFor(desk), ['ruling'])
    assert.deepEqual(await expectedFor(await atDesk(client, await ours.hire('reader'), ours.workspace)), [])
  })
})
