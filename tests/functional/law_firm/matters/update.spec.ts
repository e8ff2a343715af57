import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { clock } from '#app/core/clock'
import type Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'
import { firm, person } from '#tests/helpers/people'
import { BAD_INPUT, GOOD_FIELDS } from './bad_input.js'
import { atDesk } from './desk.js'

const pathOf = (matter: Matter) => `/law-firm/files/${matter.id}`
const entriesOf = (matter: Matter) =>
  AuditEntry.query()
    .where({ subjectType: 'matter', subjectId: String(matter.id) })
    .orderBy('id')

test.group('Matter editing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('changes the fields but not the number, and confirms it', async ({ client, assert }) => {
    const ours = await firm('Ibarra Lozano')
    clock.freeze('2026-11-19T10:00:00Z')
    const matter = await matterOf(ours)
    clock.advance({ minutes: 5 })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const response = await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, status: 'concluded', version: 1 })
    response.assertStatus(303)
    await matter.refresh()
    assert.containSubset(matter.$attributes, { ...GOOD_FIELDS, status: 'concluded', reference: 'IL-0001', version: 2 })
    assert.equal(matter.updatedAt.toISO(), '2026-11-19T10:05:00.000Z')
  })

  test('keeps whom we represent, when it was filed and for how much', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const standing = { ourRole: 'complainant', filedOn: '2026-03-02', claimAmount: 150_000_050 }
    await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, ...standing, version: 1 })
    const shown = async () => (await session.visit(`/law-firm/files/file-overview/${matter.id}`)).body().props.matter
    assert.deepInclude(await shown(), standing)
    assert.deepInclude((await entriesOf(matter)).at(-1)!.after, standing)
    for (const wrong of [{ ourRole: 'notary' }, { filedOn: '31/02/2026' }, { claimAmount: 1.5 }, { claimAmount: -1 }])
      (await session.put(pathOf(matter), { ...GOOD_FIELDS, ...wrong, version: 2 })).assertStatus(422)
    await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, version: 2 })
    assert.deepInclude(await shown(), { ourRole: null, filedOn: null, claimAmount: null })
  })

  test('updates the search index', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, version: 1 })
    const found = async (q: string) =>
      ((await session.visit(`/law-firm/files/list?q=${q}`)).body().props as { matters: object[] }).matters.length
    assert.equal(await found('nulidad'), 1)
    assert.equal(await found('galatea'), 0)
  })

  test('logs old and new value of each changed field and nothing else', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { ...GOOD_FIELDS, materia: 'administrative', status: 'active' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, title: 'Otro', court: '', version: 1 })
    const [, edited] = await entriesOf(matter)
    assert.equal(edited!.action, 'matter.edited')
    assert.deepEqual(edited!.before, { title: GOOD_FIELDS.title, court: GOOD_FIELDS.court })
    assert.deepEqual(edited!.after, { title: 'Otro', court: null })
  })

  test('writes nothing when nothing changed', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { ...GOOD_FIELDS, materia: 'administrative', status: 'active' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, version: 1 })).assertStatus(303)
    await matter.refresh()
    assert.equal(matter.version, 1)
    assert.lengthOf(await entriesOf(matter), 1)
  })

  test('refuses a stale edit with a clear message and changes nothing', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const [first, second] = [
      await atDesk(client, ours.owner, ours.workspace),
      await atDesk(client, await ours.hire('lawyer'), ours.workspace),
    ]
    await first.submit('put', pathOf(matter), { ...GOOD_FIELDS, title: 'De la primera', version: 1 })
    const refused = await second.put(pathOf(matter), { ...GOOD_FIELDS, title: 'De la segunda', version: 1 })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'version')
    assert.include(
      refused.body().errors[0].message,
      'Otra persona guardó cambios en este expediente mientras lo editabas'
    )
    await matter.refresh()
    assert.equal(matter.title, 'De la primera')
    assert.lengthOf(await entriesOf(matter), 2)
  })

  test('returns a stale edit to the page with the message and the current version', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const page = `/law-firm/files/file-overview/${matter.id}`
    await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, version: 1 })
    const refused = await session
      .submit('put', pathOf(matter), { ...GOOD_FIELDS, title: 'Tarde', version: 1 })
      .header('referer', page)
    refused.assertStatus(303)
    const props = (await session.visit(page)).body().props as {
      errors: { version: string }
      matter: { version: number; title: string }
    }
    assert.include(props.errors.version, 'Otra persona guardó')
    assert.deepEqual([props.matter.version, props.matter.title], [2, GOOD_FIELDS.title])
    ;(await session.submit('put', pathOf(matter), { ...GOOD_FIELDS, title: 'Tarde', version: 2 })).assertStatus(303)
    await matter.refresh()
    assert.equal(matter.title, 'Tarde')
  })

  for (const [what, fields, field, says] of [
    ...BAD_INPUT,
    ['no version', { version: undefined }, 'version', 'Este campo es obligatorio'],
    ['a version that is not a number', { version: 'last' }, 'version', 'Solo se permiten números'],
  ] as typeof BAD_INPUT) {
    test(`refuses ${what} at the field «${field}» and changes nothing`, async ({ client, assert }) => {
      const ours = await firm()
      const matter = await matterOf(ours)
      const session = await atDesk(client, ours.owner, ours.workspace)
      const answer = await session.put(pathOf(matter), { ...GOOD_FIELDS, version: 1, ...fields })
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, [{ field, message: says }])
      await matter.refresh()
      assert.equal(matter.version, 1)
    })
  }

  test('keeps a responsible who left the firm, but does not offer them', async ({ client, assert }) => {
    const ours = await firm()
    const gone = await ours.hire('lawyer')
    const [theirs, other] = [await matterOf(ours, { responsibleId: gone.id }), await matterOf(ours)]
    await Member.in(ours.workspace).where('user_id', gone.id).delete()
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.put(pathOf(theirs), { ...GOOD_FIELDS, responsibleId: gone.id, version: 1 })).assertStatus(302)
    ;(await session.put(pathOf(other), { ...GOOD_FIELDS, responsibleId: gone.id, version: 1 })).assertStatus(422)
    await theirs.refresh()
    assert.equal(theirs.responsibleId, gone.id)
  })

  test('answers 404 for a matter of another firm and leaves it unchanged', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(theirs)
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const path of [pathOf(matter), '/law-firm/files/987654321']) {
      const answer = await session.put(path, { ...GOOD_FIELDS, version: 1 })
      answer.assertStatus(404)
      answer.assertBody({ code: 'NOT-FOUND', params: {} })
    }
    await matter.refresh()
    assert.equal(matter.version, 1)
  })

  test('is refused to readers, visitors and clients', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const body = { ...GOOD_FIELDS, version: 1 }
    ;(await (await atDesk(client, await ours.hire('reader'), ours.workspace)).put(pathOf(matter), body)).assertStatus(
      403
    )
    ;(await (await atDesk(client, null)).put(pathOf(matter), body)).assertStatus(401)
    ;(await (await atDesk(client, await person({ type: 'client' }))).put(pathOf(matter), body)).assertStatus(403)
    await matter.refresh()
    assert.equal(matter.version, 1)
  })
})
