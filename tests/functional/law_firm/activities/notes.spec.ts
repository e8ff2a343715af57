import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Note from '#app/activities/models/note'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { activityOf, auditEntriesIn, limitTo, noteOf, noticesOf, office } from './scene.js'

const mention = (id: number) => `<p>Ver con <span data-type="mention" data-id="${id}">@x</span></p>`

interface Tab {
  content: {
    pinned: { id: number }[]
    items: { id: number; html: string }[]
    older: number | null
    named: { id: number }[]
  }
}

test.group('Matter notes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are stored sanitised with their plain text, and logged without their content', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    const html = '<p onclick="x()">El <b>perito</b> aceptó<script>alert(1)</script></p>'
    ;(await session.submit('post', `/law-firm/files/${matter.id}/notes`, { html })).assertStatus(302)
    const note = await Note.in(workspace).firstOrFail()
    assert.equal(note.html, '<p>El <strong>perito</strong> aceptó</p>')
    assert.equal(note.plainText, 'El perito aceptó')
    const [entry] = await db.from('audit_entries').where('matter_id', matter.id)
    assert.equal(entry.action, 'note.written')
    assert.notInclude(JSON.stringify(entry), 'perito')
    assert.isAbove((await db.from('record_changes').where({ kind: 'note', record_id: note.id })).length, 0)
  })

  test('refuse an empty text at its field', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    for (const html of ['', '<p></p>', '<p> &nbsp; <br></p>', '<script>alert(1)</script>', '<p>\u200b</p>']) {
      const answer = await session.post(`/law-firm/files/${matter.id}/notes`, { html })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'html')
    }
    assert.lengthOf(await Note.in(workspace), 0)
  })

  test('notify a mentioned person once, however often edited, unless they may not see the matter', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter, lawyer, hire } = await office()
    const outsider = await hire('lawyer')
    await limitTo(matter, [owner, lawyer])
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `/law-firm/files/${matter.id}/notes`, {
      html: mention(lawyer.id) + mention(outsider.id) + mention(owner.id),
    })
    const note = await Note.in(workspace).firstOrFail()
    for (let version = 1; version < 4; version++) {
      const html = version === 2 ? '<p>Sin nadie</p>' : `${mention(lawyer.id)}<p>${version}</p>`
      ;(await session.submit('put', `/law-firm/files/${matter.id}/notes/${note.id}`, { html, version })).assertStatus(
        303
      )
    }
    assert.deepEqual(
      (await noticesOf(lawyer)).map(({ kind, href }) => [kind, href]),
      [['note_mention', `/law-firm/files/file-overview/${matter.id}?tab=notes&note=${note.id}`]]
    )
    assert.lengthOf(await noticesOf(outsider), 0)
    assert.lengthOf(await noticesOf(owner), 0)
  })

  test('refuse a stale edit without losing text', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const note = await noteOf(matter, owner)
    const session = await atDesk(client, owner, workspace)
    const path = `/law-firm/files/${matter.id}/notes/${note.id}`
    await session.submit('put', path, { html: '<p>Primero</p>', version: 1 })
    const stale = await session.put(path, { html: '<p>Segundo</p>', version: 1 })
    stale.assertStatus(422)
    assert.equal(stale.body().errors[0].field, 'version')
    assert.equal((await note.refresh()).plainText, 'Primero')
  })

  test('stay on top when pinned, while the others are paged', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const first = await noteOf(matter, owner)
    for (let n = 0; n < 25; n++) await noteOf(matter, owner, `<p>Nota ${n}</p>`)
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `/law-firm/files/${matter.id}/notes/${first.id}/pin`)
    const show = async (query = '') =>
      ((await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=notes${query}`)).body().props as Tab)
        .content
    const page = await show()
    assert.deepEqual(
      page.pinned.map(({ id }) => id),
      [first.id]
    )
    assert.lengthOf(page.items, 20)
    assert.lengthOf((await show(`&before=${page.older}`)).items, 5)
    await session.submit('delete', `/law-firm/files/${matter.id}/notes/${first.id}/pin`)
    assert.lengthOf((await show()).pinned, 0)
    assert.deepEqual(
      (await show(`&note=${first.id}`)).named.map(({ id }) => id),
      [first.id]
    )
  })

  test('do not include comments, which belong to their activity', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const activity = await activityOf(matter, owner)
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `/law-firm/files/${matter.id}/notes`, {
      html: '<p>Ya quedó</p>',
      activityId: activity.id,
    })
    const show = async (query: string) =>
      (await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=${query}`)).body().props.content
    assert.lengthOf((await show('notes')).items, 0)
    assert.equal((await show(`activities&activity=${activity.id}`)).card.notes[0].html, '<p>Ya quedó</p>')
    assert.include(await auditEntriesIn(matter), 'note.commented')
  })

  test('are deleted, and not found under another matter', async ({ client, assert }) => {
    const ours = await office()
    const { owner, workspace, matter } = ours
    const { matter: other } = await office()
    const note = await noteOf(matter, owner)
    const session = await atDesk(client, owner, workspace)
    ;(await session.delete(`/law-firm/files/${other.id}/notes/${note.id}`)).assertStatus(404)
    ;(await session.submit('delete', `/law-firm/files/${matter.id}/notes/${note.id}`)).assertStatus(303)
    assert.lengthOf(await Note.in(workspace), 0)
  })

  test('take the same number of queries however many there are', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const session = await atDesk(client, owner, workspace)
    await noteOf(matter, owner)
    const visit = () => Promise.resolve(session.visit(`/law-firm/files/file-overview/${matter.id}?tab=notes`))
    const few = await queriesOf(visit)
    for (let n = 0; n < 15; n++) await noteOf(matter, owner)
    assert.equal((await queriesOf(visit)).length, few.length)
  })
})
