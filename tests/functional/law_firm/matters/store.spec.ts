import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import Matter from '#app/matters/models/matter'
import { firm, person } from '#tests/helpers/people'
import { BAD_INPUT, GOOD_FIELDS, STRANGE_TITLE } from './bad_input.js'
import { atDesk } from './desk.js'

const countMatters = async () => Number((await db.from('matters').count('* as total').first()).total)

test.group('Matter creation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('offers the people of the firm and its courts first', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await matterOf(ours, { court: 'Juzgado de Paz de Xochistlahuaca' })
    await matterOf(theirs, { court: 'Juzgado Menor de Cosalá' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const response = await session.visit('/law-firm/files/add')
    const { choices } = response.body().props as { choices: { people: object[]; courts: string[] } }
    assert.equal(response.body().component, 'law_firm/matters/create')
    assert.deepEqual(choices.people, [{ id: ours.owner.id, name: ours.owner.name }])
    assert.equal(choices.courts[0], 'Juzgado de Paz de Xochistlahuaca')
    assert.include(choices.courts, 'Suprema Corte de Justicia de la Nación')
    assert.notInclude(choices.courts, 'Juzgado Menor de Cosalá')
  })

  test('assigns the next number of the firm and opens the page', async ({ client, assert }) => {
    const ours = await firm('Ibarra Lozano')
    await matterOf(ours)
    const lawyer = await ours.hire('lawyer')
    const session = await atDesk(client, lawyer, ours.workspace)
    const response = await session.submit('post', '/law-firm/files', { ...GOOD_FIELDS, responsibleId: ours.owner.id })
    const matter = await Matter.in(ours.workspace).where('number', 2).firstOrFail()
    response.assertHeader('location', `/law-firm/files/file-overview/${matter.id}`)
    assert.equal(matter.reference, 'IL-0002')
    assert.containSubset(matter.$attributes, {
      ...GOOD_FIELDS,
      responsibleId: ours.owner.id,
      createdById: lawyer.id,
      version: 1,
      archived: false,
    })
  })

  test('logs the creator and the values', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', '/law-firm/files', GOOD_FIELDS)
    const entry = await AuditEntry.query().where('workspaceId', ours.workspace.id).firstOrFail()
    assert.equal(entry.action, 'matter.opened')
    assert.equal(entry.actorId, ours.owner.id)
    assert.containSubset(entry.after!, { title: GOOD_FIELDS.title })
  })

  test('stores omitted optional fields as null', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const { title, materia, status } = GOOD_FIELDS
    await session.submit('post', '/law-firm/files', {
      title,
      materia,
      status,
      court: '',
      fileNumber: '  ',
      responsibleId: '',
    })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    assert.containSubset(matter.$attributes, { court: null, fileNumber: null, clientName: null, responsibleId: null })
  })

  test('stores markup, emoji and other scripts as text, without bidi control characters', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    await session.submit('post', '/law-firm/files', { ...GOOD_FIELDS, title: `${STRANGE_TITLE}\u202e` })
    assert.equal((await Matter.in(ours.workspace).firstOrFail()).title, STRANGE_TITLE)
  })

  test('accepts two hundred characters of any script', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const titles = ['ñ'.repeat(200), '한'.repeat(200), '🦉'.repeat(100), 'ß'.repeat(200), 'ﷺ'.repeat(200)]
    for (const title of titles)
      (await session.submit('post', '/law-firm/files', { ...GOOD_FIELDS, title, clientName: title })).assertStatus(302)
    const stored = await Matter.in(ours.workspace).orderBy('id')
    assert.deepEqual(
      stored.map(({ title }) => title),
      titles.map((title) => title.normalize('NFC'))
    )
  })

  for (const [what, fields, field, says] of BAD_INPUT) {
    test(`refuses ${what} at the field «${field}» and stores nothing`, async ({ client, assert }) => {
      const ours = await firm()
      const session = await atDesk(client, ours.owner, ours.workspace)
      const answer = await session.post('/law-firm/files', { ...GOOD_FIELDS, ...fields })
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, [{ field, message: says }])
      assert.equal(await countMatters(), 0)
    })
  }

  test('returns the form with its errors in the language of the reader', async ({ client, assert }) => {
    const ours = await firm()
    await ours.owner.merge({ language: 'en' }).save()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const response = await session
      .submit('post', '/law-firm/files', { ...GOOD_FIELDS, title: '' })
      .header('referer', '/law-firm/files/add')
    response.assertStatus(302)
    const page = await session.visit('/law-firm/files/add')
    assert.deepEqual((page.body().props as { errors: object }).errors, { title: 'This field is required' })
  })

  test('refuses a responsible from another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answer = await session.post('/law-firm/files', { ...GOOD_FIELDS, responsibleId: theirs.owner.id })
    answer.assertStatus(422)
    assert.deepEqual(answer.body().errors, [{ field: 'responsibleId', message: 'Hay que elegir una de las opciones' }])
  })

  test('ignores fields outside the form', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const session = await atDesk(client, ours.owner, ours.workspace)
    const more = {
      workspaceId: theirs.workspace.id,
      number: 900,
      reference: 'X',
      clientUserId: theirs.owner.id,
      archived: true,
      id: 77,
    }
    await session.submit('post', '/law-firm/files', { ...GOOD_FIELDS, ...more })
    const matter = await Matter.in(ours.workspace).firstOrFail()
    assert.containSubset(matter.$attributes, { number: 1, clientUserId: null, archived: false })
    assert.equal(Number((await Matter.in(theirs.workspace).count('* as total').first())!.$extras.total), 0)
  })

  test('is limited to those with the create permission', async ({ client, assert }) => {
    const ours = await firm()
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    ;(await reader.page('/law-firm/files/add')).assertHeader('location', '/main')
    const refused = await reader.post('/law-firm/files', GOOD_FIELDS)
    refused.assertStatus(403)
    refused.assertBody({ code: { permission: 'expedientes:crear' }, params: {} })
    const intern = await atDesk(client, await ours.hireWith(['expedientes:crear']), ours.workspace)
    ;(await intern.submit('post', '/law-firm/files', GOOD_FIELDS)).assertStatus(302)
    assert.equal(await countMatters(), 1)
  })

  test('is refused to visitors and clients', async ({ client, assert }) => {
    const visitor = await atDesk(client, null)
    ;(await visitor.post('/law-firm/files', GOOD_FIELDS)).assertStatus(401)
    ;(await visitor.page('/law-firm/files/add')).assertHeader('location', '/login')
    const customer = await atDesk(client, await person({ type: 'client' }))
    ;(await customer.post('/law-firm/files', GOOD_FIELDS)).assertStatus(403)
    ;(await customer.page('/law-firm/files/add')).assertHeader('location', '/main/client')
    assert.equal(await countMatters(), 0)
  })
})
