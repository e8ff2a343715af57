import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type { Status } from '#app/matters/domain/materias'
import { clock } from '#app/core/clock'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from './desk.js'

const LIST = '/law-firm/files/list'

interface Listed {
  matters: { reference: string; title: string; responsible: { name: string } | null; updatedAt: string }[]
  paging: { total: number; page: number; perPage: number }
  filters: Record<string, unknown>
  can: { create: boolean; archive: boolean }
}

const propsOf = (response: { body(): { props: unknown } }) => response.body().props as Listed
const titles = (response: { body(): { props: unknown } }) => propsOf(response).matters.map(({ title }) => title)

test.group('Matter list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the matters of the firm, last changed first, with their responsible', async ({ client, assert }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    clock.freeze('2026-11-19T10:00:00Z')
    await matterOf(ours, { title: 'Primero' })
    clock.advance({ minutes: 1 })
    await matterOf(ours, { title: 'Segundo', responsibleId: null })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const response = await session.visit(LIST)
    response.assertStatus(200)
    assert.equal(response.body().component, 'law_firm/matters/index')
    assert.deepEqual(titles(response), ['Segundo', 'Primero'])
    const [second, first] = propsOf(response).matters
    assert.equal(first!.reference, 'IL-0001')
    assert.equal(first!.responsible?.name, ours.owner.name)
    assert.isNull(second!.responsible)
    assert.equal(second!.updatedAt, '2026-11-19T10:01:00.000Z')
    assert.deepEqual(propsOf(response).can, { create: true, edit: true, archive: true, delete: true })
  })

  test('does not show the matters of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await matterOf(theirs)
    const session = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(propsOf(await session.visit(LIST)).paging, { total: 0, page: 1, perPage: 25 })
  })

  test('searches every word in number, title, client, court and file number, without accents', async ({
    client,
    assert,
  }) => {
    const ours = await firm('Ibarra Lozano')
    await matterOf(ours, {
      title: 'Nulidad de la multa',
      clientName: 'Peña Cañedo',
      court: 'Sala Especializada',
      fileNumber: '77/2026',
    })
    await matterOf(ours, { title: 'Divorcio incausado', clientName: 'Ofelia Canedo', court: null, fileNumber: null })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const found = async (q: string) => titles(await session.visit(`${LIST}?q=${encodeURIComponent(q)}`))
    assert.deepEqual(await found('il-0001'), ['Nulidad de la multa'])
    assert.deepEqual(await found('NULIDAD  multa'), ['Nulidad de la multa'])
    for (const name of ['peña', 'pena', 'PENA cañedo', 'pena canedo'])
      assert.deepEqual(await found(name), ['Nulidad de la multa'], name)
    assert.deepEqual(await found('especializáda'), ['Nulidad de la multa'])
    assert.deepEqual(await found('77/2026'), ['Nulidad de la multa'])
    assert.deepEqual(await found('nulidad divorcio'), [])
    assert.deepEqual(await found('divorcio cañedo'), ['Divorcio incausado'])
  })

  test('searches percent signs, underscores, quotes and backslashes literally', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours, { title: 'Descuento del 50%_neto' })
    await matterOf(ours, { title: "D'Angelo \\ Hermanos" })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const found = async (q: string) => titles(await session.visit(`${LIST}?q=${encodeURIComponent(q)}`))
    assert.deepEqual(await found('50%_'), ['Descuento del 50%_neto'])
    assert.deepEqual(await found('%%'), [])
    assert.deepEqual(await found("d'angelo \\"), ["D'Angelo \\ Hermanos"])
    assert.deepEqual(await found("' OR 1=1 --"), [])
  })

  test('combines filters by status, branch of law, responsible and archive', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    await matterOf(ours, { title: 'Uno', status: 'suspended', materia: 'civil', responsibleId: lawyer.id })
    await matterOf(ours, { title: 'Dos', status: 'concluded', materia: 'tax' })
    await matterOf(ours, { title: 'Tres', status: 'active', materia: 'tax', responsibleId: lawyer.id })
    const archived = await matterOf(ours, { title: 'Cuatro', materia: 'tax' })
    await archived.merge({ archived: true }).save()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const with_ = async (query: string) => titles(await session.visit(`${LIST}?sort=title&${query}`))
    assert.deepEqual(await with_(''), ['Dos', 'Tres', 'Uno'])
    assert.deepEqual(await with_('status=suspended,concluded'), ['Dos', 'Uno'])
    assert.deepEqual(await with_('materia=tax'), ['Dos', 'Tres'])
    assert.deepEqual(await with_(`responsible=${lawyer.id}`), ['Tres', 'Uno'])
    assert.deepEqual(await with_(`materia=tax&responsible=${lawyer.id}`), ['Tres'])
    assert.deepEqual(await with_('archived=yes'), ['Cuatro'])
  })

  test('loads the people to filter by when the filters name one or on request', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const everybody = [{ id: ours.owner.id, name: ours.owner.name }]
    const peopleOf = (response: { body(): { props: unknown } }) =>
      (response.body().props as { people?: object[] }).people
    assert.isUndefined(peopleOf(await session.visit(LIST)))
    assert.deepEqual(peopleOf(await session.visit(`${LIST}?responsible=${ours.owner.id}`)), everybody)
    const asked = session
      .visit(LIST)
      .header('x-inertia-partial-component', 'law_firm/matters/index')
      .header('x-inertia-partial-data', 'people')
    assert.deepEqual(peopleOf(await asked), everybody)
  })

  test('sorts by number, title, client and last change, both ways, with Spanish collation', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    await matterOf(ours, { title: 'Ñandú', clientName: 'Zavala' })
    await matterOf(ours, { title: 'árbol', clientName: 'Álvarez' })
    await matterOf(ours, { title: 'Nube', clientName: 'Muñoz' })
    await matterOf(ours, { title: 'Oro', clientName: 'Munoz' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const by = async (sort: string) => titles(await session.visit(`${LIST}?sort=${sort}`))
    assert.deepEqual(await by('title'), ['árbol', 'Nube', 'Ñandú', 'Oro'])
    assert.deepEqual(await by('-title'), ['Oro', 'Ñandú', 'Nube', 'árbol'])
    assert.deepEqual(await by('number'), ['Ñandú', 'árbol', 'Nube', 'Oro'])
    assert.deepEqual(await by('client'), ['árbol', 'Oro', 'Nube', 'Ñandú'])
    assert.deepEqual(await by('updated'), ['Ñandú', 'árbol', 'Nube', 'Oro'])
  })

  test('is sorted by court, stage, responsible and next date, with what lacks one last both ways', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const [angel, zoe] = [await ours.hire('lawyer'), await ours.hire('lawyer')]
    await angel.merge({ name: 'Ángel Baz' }).save()
    await zoe.merge({ name: 'Zoé Ruiz' }).save()
    const matters = {
      A: { court: 'Ñandú', stage: 'Sentencia', responsibleId: zoe.id },
      B: { court: 'Órgano', stage: 'Demanda', responsibleId: angel.id },
      C: { court: 'nube', stage: 'Alguna propia', responsibleId: ours.owner.id },
      D: { court: null, stage: null, responsibleId: null },
    }
    for (const [title, fields] of Object.entries(matters)) await matterOf(ours, { title, ...fields })
    await db.from('matters').where('title', 'B').update({ next_on: '2027-02-01' })
    await db.from('matters').where('title', 'C').update({ next_on: '2026-12-01' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const by = async (sort: string) => titles(await session.visit(`${LIST}?sort=${sort}`)).join('')
    assert.deepEqual([await by('court'), await by('-court')], ['CABD', 'BACD'])
    assert.deepEqual([await by('stage'), await by('-stage')], ['BACD', 'CABD'])
    assert.deepEqual([await by('responsible'), await by('-responsible')], ['BCAD', 'ACBD'])
    assert.deepEqual([await by('next'), await by('-next')], ['CBAD', 'BCDA'])
  })

  test('shows the chosen columns in their order, whatever else the address says', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours, {})
    const session = await atDesk(client, ours.owner, ours.workspace)
    const columnsAt = async (columns: string) =>
      propsOf(await session.visit(`${LIST}?columns=${columns}`)).filters.columns
    assert.deepEqual(await columnsAt('next,court,password'), ['court', 'next'])
    assert.deepEqual(await columnsAt(''), [])
  })

  test('shows 25 matters per page, and the nearest page for an invalid one', async ({ client, assert }) => {
    const ours = await firm()
    for (let count = 0; count < 27; count++) await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const at = async (page: string) => propsOf(await session.visit(`${LIST}?page=${page}`))
    assert.lengthOf((await at('1')).matters, 25)
    assert.lengthOf((await at('2')).matters, 2)
    for (const page of ['0', '-3', 'abc', '1.5', '', '[]']) assert.equal((await at(page)).paging.page, 1)
    for (const page of ['3', '1000000000', '999999999999999']) assert.equal((await at(page)).paging.page, 2)
  })

  test('ignores unknown filters and sort orders of any shape', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const strange = [
      'status=lost&materia=magic&responsible=me&archived=perhaps&sort=-password',
      'status[]=active&materia[a]=b&q[]=x&page[]=7&sort[]=title&responsible[]=1e9',
      `q=${'x'.repeat(5000)}&sort=--updated&responsible=99999999999999999999`,
      'q=%00%F0%9F%A6%89%E2%80%AE',
    ]
    for (const query of strange) (await session.visit(`${LIST}?${query}`)).assertStatus(200)
    const response = await session.visit(`${LIST}?${strange[0]}`)
    assert.lengthOf(propsOf(response).matters, 1)
    assert.containSubset(propsOf(response).filters, {
      status: [],
      materia: [],
      responsible: [],
      archived: false,
      sort: 'updated',
      descending: true,
    })
  })

  test('takes the same number of queries with fifty matters as with ten', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (let made = 0; made < 10; made++) await matterOf(ours)
    const withTen = await queriesOf(() => session.visit(LIST))
    for (let made = 0; made < 40; made++) await matterOf(ours)
    const withFifty = await queriesOf(() => session.visit(LIST))
    assert.lengthOf(withFifty, withTen.length)
    assert.isAtMost(withTen.length, 3, withTen.join('\n'))
  })

  test('tells a read-only member that nothing can be created or archived', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, await ours.hire('reader'), ours.workspace)
    const nothing = { create: false, edit: false, archive: false, delete: false }
    assert.deepEqual(propsOf(await session.visit(LIST)).can, nothing)
  })

  test('sends a member without the read permission home', async ({ client }) => {
    const ours = await firm()
    const member = await ours.hireWith(['clientes:leer'])
    const session = await atDesk(client, member, ours.workspace)
    ;(await session.visit(LIST)).assertHeader('location', '/main')
    const refused = await session.get(LIST)
    refused.assertStatus(403)
    refused.assertBody({ code: { permission: 'expedientes:leer' }, params: {} })
  })

  test('sends a visitor to sign in and a client home', async ({ client }) => {
    const visitor = await atDesk(client, null)
    ;(await visitor.page(LIST)).assertHeader('location', '/login')
    const customer = await atDesk(client, await person({ type: 'client' }))
    ;(await customer.page(LIST)).assertHeader('location', '/main/client')
  })

  test('stores and shows every status', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const status of ['active', 'suspended', 'concluded'] as Status[]) {
      await matterOf(ours, { status, title: status })
      assert.deepEqual(titles(await session.visit(`${LIST}?status=${status}`)), [status])
    }
  })
})
