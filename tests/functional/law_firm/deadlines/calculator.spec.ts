import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { SYSTEM } from '#app/core/audit/author'
import { FileComputation } from '#app/deadlines/actions/file_computation'
import TermComputation from '#app/deadlines/models/term_computation'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'

const CALCULATOR = '/calculadora'
const props = (answer: ApiResponse) => answer.body().props
const FIELDS = {
  notifiedOn: '2026-02-23',
  time: null,
  notification: 'tja_queretaro_bulletin',
  term: 'amparo_direct',
  handling: 'pjf',
  responsible: 'pjf',
}

const fileOne = ({ owner, workspace }: Firm, fields: Partial<typeof FIELDS> = {}) =>
  new FileComputation().handle({ ...SYSTEM, userId: owner.id, kind: 'user' }, workspace, 'Rivas', {
    ...FIELDS,
    ...fields,
  })

test.group('Term calculator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('files a computation with its sheet, its number and its entry in the log', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.submit('post', CALCULATOR, { ...FIELDS, title: 'ADA 240/2026' })
    answer.assertStatus(302)
    const { computation, can } = props(await desk.visit(String(answer.header('location'))))
    assert.deepInclude(computation, { folio: 'HC-0001', title: 'ADA 240/2026', takesEffect: '2026-02-26' })
    assert.deepInclude(computation.sheet, { opens: '2026-02-27', lastDay: '2026-03-20' })
    assert.equal(computation.sheet.lastInstant, '2026-03-21T00:00:00-06:00')
    assert.equal(computation.computedBy, ours.owner.name)
    assert.isNull(computation.confirmedAt)
    assert.isFalse(can.confirm)
    const entries = await db.from('audit_entries').where('action', 'term_computation.filed')
    assert.lengthOf(entries, 1)
  })

  test('offers each rule once, with its citation, and the calendars with the years that they know', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const { choices } = props(await (await atDesk(client, ours.owner, ours.workspace)).visit(CALCULATOR))
    const keys = choices.notifications.map(({ key }: { key: string }) => key)
    assert.equal(new Set(keys).size, keys.length)
    assert.include(keys, 'lfpca_bulletin')
    assert.isTrue(
      choices.terms.every(({ citation }: { citation: string }) => /(Ley|Código) .*, artículos? \d/.test(citation))
    )
    assert.deepInclude(choices.calendars, {
      key: 'pjf',
      name: 'Poder Judicial de la Federación (Órgano de Administración Judicial)',
      years: [2024, 2025, 2026],
    })
    assert.notInclude(
      choices.calendars.map(({ key }: { key: string }) => key),
      'la19'
    )
  })

  test('says at its field why {reason} cannot be computed, and files nothing')
    .with([
      { reason: 'a day that does not exist', fields: { notifiedOn: '2026-02-30' }, at: 'notifiedOn' },
      { reason: 'a day of no calendar', fields: { notifiedOn: 'mañana' }, at: 'notifiedOn' },
      { reason: 'an unknown term', fields: { term: 'unknown' }, at: 'term' },
      { reason: 'an unknown notification', fields: { notification: 'unknown' }, at: 'notification' },
      { reason: 'a notification of another kind', fields: { notification: 'amparo_personal' }, at: 'notification' },
      { reason: 'an authority without calendar', fields: { responsible: null }, at: 'responsible' },
      { reason: 'an unknown calendar', fields: { handling: 'unknown' }, at: 'handling' },
      { reason: 'a year that is not loaded', fields: { notifiedOn: '2026-12-10' }, at: 'handling' },
      { reason: 'a year that its authority lacks', fields: { notifiedOn: '2025-12-30' }, at: 'responsible' },
      {
        reason: 'hours without a time',
        fields: { term: 'amparo_previous_report', notification: 'amparo_authority' },
        at: 'time',
      },
      {
        reason: 'hours with an impossible time',
        fields: { term: 'amparo_previous_report', notification: 'amparo_authority', time: '24:10' },
        at: 'time',
      },
      {
        reason: 'hours from an unknown moment',
        fields: { term: 'amparo_previous_report', notification: 'amparo_list', time: '10:00' },
        at: 'notification',
      },
    ])
    .run(async ({ client, assert }, { fields, at }) => {
      const ours = await firm()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const asked = { ...FIELDS, notification: 'lfpca_personal', responsible: 'tfja', ...fields }
      const answer = await desk.post(CALCULATOR, asked)
      answer.assertStatus(422)
      assert.deepEqual(
        answer.body().errors.map(({ field }: { field: string }) => field),
        [at]
      )
      assert.isEmpty(await TermComputation.in(ours.workspace))
    })

  test('names the calendar and the year that are missing, in the language of the reader', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.post(CALCULATOR, { ...FIELDS, notifiedOn: '2026-12-10' })
    assert.include(answer.body().errors[0].message, 'no tiene cargado el año 2027')
  })

  test('is confirmed once, by another person than the one who computed', async ({ client, assert }) => {
    const ours = await firm()
    const { id } = await fileOne(ours)
    const own = await atDesk(client, ours.owner, ours.workspace)
    const refused = await own.post(`${CALCULATOR}/${id}/confirmation`)
    refused.assertStatus(422)
    assert.include(refused.body().errors[0].message, 'hace falta otra persona')

    const lawyer = await ours.hire('lawyer')
    const desk = await atDesk(client, lawyer, ours.workspace)
    assert.isTrue(props(await desk.visit(`${CALCULATOR}/${id}`)).can.confirm)
    const answer = await desk.submit('post', `${CALCULATOR}/${id}/confirmation`)
    answer.assertStatus(302)
    const { computation, can } = props(await desk.visit(`${CALCULATOR}/${id}`))
    assert.equal(computation.confirmedBy, lawyer.name)
    assert.isFalse(can.confirm)
    ;(await desk.post(`${CALCULATOR}/${id}/confirmation`)).assertStatus(422)
    assert.lengthOf(await db.from('audit_entries').where('action', 'term_computation.confirmed'), 1)
  })

  test('is read by readers, who neither confirm nor see those of other firms', async ({ client, assert }) => {
    const ours = await firm()
    const { id } = await fileOne(ours)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    assert.equal(props(await reader.visit(`${CALCULATOR}/${id}`)).computation.id, id)
    ;(await reader.post(`${CALCULATOR}/${id}/confirmation`)).assertStatus(403)
    const other = await firm('Otro despacho')
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.get(`${CALCULATOR}/${id}`)).assertStatus(404)
    ;(await stranger.post(`${CALCULATOR}/${id}/confirmation`)).assertStatus(404)
    assert.isEmpty(props(await stranger.visit(CALCULATOR)).computations)
  })

  test('lists computations by pages, the last first, with queries that do not grow', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await fileOne(ours)
    const few = (await queriesOf(() => desk.visit(CALCULATOR))).length
    for (let count = 0; count < 26; count++) await fileOne(ours)
    const many = (await queriesOf(() => desk.visit(CALCULATOR))).length
    assert.equal(many, few)
    const first = props(await desk.visit(CALCULATOR))
    assert.equal(first.computations[0].folio, 'HC-0027')
    assert.deepEqual(first.paging, { total: 27, page: 1, perPage: 25 })
    assert.lengthOf(props(await desk.visit(`${CALCULATOR}?page=2`)).computations, 2)
    assert.lengthOf(props(await desk.visit(`${CALCULATOR}?page=99`)).computations, 2)
    assert.lengthOf(props(await desk.visit(`${CALCULATOR}?page=x`)).computations, 25)
  })
})
