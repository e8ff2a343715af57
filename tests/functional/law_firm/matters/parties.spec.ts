import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import MatterParty from '#app/matters/models/matter_party'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from './desk.js'
import { actionsOf, auditEntriesOf, LIST, partOf, propsOf, titlesIn } from './ground.js'

const GOOD = {
  kind: 'person',
  name: 'Zenón Iturriaga Ñíguez',
  role: 'defendant',
  side: 'other',
  rfc: 'iunz-800101 ab1',
  email: 'ZENON@ejemplo.mx',
  phone: '55 1234 5678',
  note: 'Vive en Tlalpan.\nSolo por las tardes.',
  lawyers: [{ name: 'Lic. Ofelia Barrón', licenseNumber: '4815162', phone: '55 8765 4321' }],
}

test.group('Matter parties', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added with their lawyers, shown in their tab and in the history', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.submit('post', partOf(matter, 'parties'), GOOD)).assertStatus(302)
    const page = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=parties`)
    const { content, tabs } = propsOf<{ content: { parties: object[]; mayEdit: boolean }; tabs: object[] }>(page)
    assert.containSubset(content, {
      mayEdit: true,
      parties: [{ ...GOOD, rfc: 'IUNZ800101AB1', email: 'zenon@ejemplo.mx', version: 1 }],
    })
    assert.deepInclude(tabs, { key: 'parties', count: 1 })
    assert.deepEqual(await actionsOf(matter), ['matter.opened', 'party.added'])
  })

  test('make the matter searchable by parties and lawyers until these are removed', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours, { title: 'El de Zenón' })
    await matterOf(ours, { title: 'Otro' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(matter, 'parties'), GOOD)
    const found = async (q: string) => titlesIn(await session.visit(`${LIST}?q=${encodeURIComponent(q)}`))
    assert.deepEqual(await found('ñiguez zenon'), ['El de Zenón'])
    assert.deepEqual(await found('ofelia'), ['El de Zenón'])
    const party = await MatterParty.in(ours.workspace).firstOrFail()
    await session.submit('delete', partOf(matter, `parties/${party.id}`))
    assert.deepEqual(await found('ofelia'), [])
    assert.isEmpty(await db.from('matter_party_lawyers'))
    assert.equal((await actionsOf(matter)).at(-1), 'party.removed')
  })

  test('log only the changed fields of an edit', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(matter, 'parties'), GOOD)
    const party = await MatterParty.in(ours.workspace).firstOrFail()
    const other = { ...GOOD, role: 'other', roleOther: 'Interventor judicial', lawyers: [], version: 1 }
    ;(await session.submit('put', partOf(matter, `parties/${party.id}`), other)).assertStatus(303)
    await party.refresh()
    assert.containSubset(party.$attributes, { role: 'other', roleOther: 'Interventor judicial', version: 2 })
    const { before, after } = (await auditEntriesOf(matter)).at(-1)!
    assert.deepEqual(before, {
      role: 'defendant',
      roleOther: null,
      lawyers: ['Lic. Ofelia Barrón, 4815162, 55 8765 4321'],
    })
    assert.deepEqual(after, { name: GOOD.name, role: 'other', roleOther: 'Interventor judicial', lawyers: [] })
    await session.submit('put', partOf(matter, `parties/${party.id}`), { ...other, version: 2 })
    assert.lengthOf(await auditEntriesOf(matter), 3)
  })

  test('refuse a stale edit and change nothing', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(matter, 'parties'), GOOD)
    const party = await MatterParty.in(ours.workspace).firstOrFail()
    const path = partOf(matter, `parties/${party.id}`)
    await session.submit('put', path, { ...GOOD, name: 'Primera', version: 1 })
    const refused = await session.put(path, { ...GOOD, name: 'Segunda', version: 1 })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'version')
    assert.include(refused.body().errors[0].message, 'Otra persona guardó cambios en esta parte')
    await party.refresh()
    assert.equal(party.name, 'Primera')
  })

  const BAD: [string, object, string][] = [
    ['no name', { name: ' ' }, 'name'],
    ['an unknown role', { role: 'king' }, 'role'],
    ['another role without saying which', { role: 'other', roleOther: '' }, 'roleOther'],
    ['an unknown side', { side: 'left' }, 'side'],
    ['an invalid email', { email: 'zenon' }, 'email'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
    ['an RFC that is too long', { rfc: 'x'.repeat(14) }, 'rfc'],
    ['lawyers that are not a list', { lawyers: 'Ofelia' }, 'lawyers'],
    ['a lawyer without a name', { lawyers: [{ phone: '1' }] }, 'lawyers.0.name'],
  ]
  for (const [what, fields, field] of BAD) {
    test(`refuse ${what} at the field «${field}»`, async ({ client, assert }) => {
      const ours = await firm()
      const matter = await matterOf(ours)
      const session = await atDesk(client, ours.owner, ours.workspace)
      const answer = await session.post(partOf(matter, 'parties'), { ...GOOD, ...fields })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
      assert.isEmpty(await MatterParty.in(ours.workspace))
    })
  }

  test('are not found, changed or removed through another matter', async ({ client, assert }) => {
    const ours = await firm()
    const [one, other] = [await matterOf(ours), await matterOf(ours)]
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', partOf(one, 'parties'), GOOD)
    const party = await MatterParty.in(ours.workspace).firstOrFail()
    ;(await session.put(partOf(other, `parties/${party.id}`), { ...GOOD, version: 1 })).assertStatus(404)
    ;(await session.delete(partOf(other, `parties/${party.id}`))).assertStatus(404)
    assert.lengthOf(await MatterParty.in(ours.workspace), 1)
  })

  test('take the same number of queries with thirty parties as with three', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const page = `/law-firm/files/file-overview/${matter.id}?tab=parties`
    const add = async (count: number) => {
      for (let made = 0; made < count; made++) await session.submit('post', partOf(matter, 'parties'), GOOD)
    }
    await add(3)
    const few = await queriesOf(() => session.visit(page))
    await add(27)
    assert.lengthOf(await queriesOf(() => session.visit(page)), few.length)
  })
})
