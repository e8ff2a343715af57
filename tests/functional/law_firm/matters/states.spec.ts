import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { firm } from '#tests/helpers/people'
import { GOOD_FIELDS } from './bad_input.js'
import { atDesk } from './desk.js'
import { actionsOf, auditEntriesOf, LIST, partOf, propsOf } from './ground.js'

type Toast = { notices: { toast?: Record<string, unknown>; warning?: { key: string } } }

test.group('Matter status and stages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('conclude, reopen, suspend and resume, each logged and undone from the toast', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const status = async () => (await matter.refresh()).status
    await session.submit('post', partOf(matter, 'conclusion'))
    assert.equal(await status(), 'concluded')
    const { notices } = propsOf<Toast>(await session.visit(LIST))
    const undo = { method: 'delete', href: partOf(matter, 'conclusion') }
    assert.containSubset(notices.toast, { key: 'matters.concluded', undo })
    await session.submit('delete', partOf(matter, 'conclusion'))
    assert.equal(await status(), 'active')
    await session.submit('post', partOf(matter, 'suspension'))
    assert.equal(await status(), 'suspended')
    await session.submit('post', partOf(matter, 'suspension'))
    await session.submit('delete', partOf(matter, 'suspension'))
    assert.equal(await status(), 'active')
    const told = ['matter.opened', 'matter.concluded', 'matter.reopened', 'matter.suspended', 'matter.reopened']
    assert.deepEqual(await actionsOf(matter), told)
  })

  test('make a form opened before the change stale', async ({ client }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(matter, 'conclusion'))
    ;(await session.put(`/law-firm/files/${matter.id}`, { ...GOOD_FIELDS, version: 1 })).assertStatus(422)
  })

  test('record a dated stage in a history and remove it', async ({ client, assert }) => {
    const ours = await firm()
    clock.freeze('2026-11-20T04:00:00Z')
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('put', partOf(matter, 'stage'), { stage: 'Pruebas' })
    await matter.refresh()
    assert.deepEqual([matter.stage, matter.stageSince], ['Pruebas', '2026-11-19'], 'the day of the firm, not of UTC')
    await session.submit('put', partOf(matter, 'stage'), { stage: 'Alegatos', since: '2026-11-10' })
    await session.submit('put', partOf(matter, 'stage'), { stage: '' })
    await matter.refresh()
    assert.deepEqual([matter.stage, matter.stageSince], [null, null])
    const rows = await db.from('matter_stages').where('matter_id', matter.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ stage, since }) => [stage, since]),
      [
        ['Pruebas', '2026-11-19'],
        ['Alegatos', '2026-11-10'],
        [null, '2026-11-19'],
      ]
    )
    assert.deepEqual((await auditEntriesOf(matter))[2]!.after, { stage: 'Alegatos', since: '2026-11-10' })
  })

  test('offer the stage that usually follows, until the matter is over', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { materia: 'civil' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const offered = async () =>
      (await session.visit(`/law-firm/files/file-overview/${matter.id}`)).body().props.nextStage
    assert.equal(await offered(), 'Demanda')
    for (const [stage, next] of [
      ['Demanda', 'Emplazamiento'],
      ['Ejecución', null],
      ['Etapa de este despacho', null],
      ['Pruebas', 'Alegatos'],
    ] as const) {
      await session.submit('put', partOf(matter, 'stage'), { stage })
      assert.equal(await offered(), next, stage)
    }
    await session.submit('post', partOf(matter, 'conclusion'))
    assert.isNull(await offered())
  })

  test('refuse an overlong stage and an invalid date', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.put(partOf(matter, 'stage'), { stage: 'x'.repeat(81) })).assertStatus(422)
    for (const [since, said] of [
      ['2026-13-01', /no existe/],
      ['31/02/2026', /no existe/],
      ['mañana', /dd\/mm\/aaaa/],
    ] as const) {
      const wrong = await session.put(partOf(matter, 'stage'), { stage: 'Pruebas', since })
      wrong.assertStatus(422)
      assert.match(wrong.body().errors[0].message, said)
    }
    ;(await session.put(partOf(matter, 'stage'), { stage: ['Pruebas'] })).assertStatus(422)
  })

  test('explain that a read-only matter cannot change', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(matter, 'read-only'))
    const writes: [method: 'post' | 'put' | 'delete', path: string][] = [
      ['put', `/law-firm/files/${matter.id}`],
      ['post', partOf(matter, 'conclusion')],
      ['post', partOf(matter, 'suspension')],
      ['put', partOf(matter, 'stage')],
      ['put', partOf(matter, 'team')],
      ['post', partOf(matter, 'privacy')],
      ['post', partOf(matter, 'parties')],
      ['post', partOf(matter, 'links')],
      ['post', partOf(matter, 'pins')],
    ]
    for (const [method, path] of writes) {
      const refused = await session[method](path, {})
      refused.assertStatus(403)
      assert.deepEqual(refused.body().code, { readOnly: true }, path)
    }
    ;(await session.submit('post', partOf(matter, 'conclusion'))).assertStatus(302)
    const page = propsOf<Toast & { matter: { readOnly: boolean; can: object } }>(
      await session.visit(`/law-firm/files/file-overview/${matter.id}`)
    )
    assert.equal(page.notices.warning?.key, 'matters.read_only.refused')
    assert.containSubset(page.matter, { readOnly: true, can: { edit: false, administer: true } })
    await session.submit('delete', partOf(matter, 'read-only'))
    ;(await session.submit('post', partOf(matter, 'conclusion'))).assertStatus(302)
    assert.deepEqual(await actionsOf(matter), [
      'matter.opened',
      'matter.made_read_only',
      'matter.made_editable',
      'matter.concluded',
    ])
  })

  test('cannot be changed without the edit permission', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    for (const part of ['conclusion', 'suspension', 'privacy', 'read-only'])
      (await reader.post(partOf(matter, part), {})).assertStatus(403)
    assert.deepEqual(await actionsOf(matter), ['matter.opened'])
  })
})
