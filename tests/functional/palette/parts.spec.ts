import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { storeBytes } from '#app/documents/actions/store_bytes'
import { WriteNote } from '#app/activities/actions/write_note'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import { activityOf, by, limitTo, noteOf, office } from '#tests/functional/law_firm/activities/scene'
import { signedIn } from '#tests/helpers/signed_in'

const ask = (q: string) => `/palette?q=${encodeURIComponent(q)}`
const found = (response: { body(): unknown }) =>
  Object.fromEntries(
    (response.body() as { groups: PaletteGroup[] }).groups.map(({ key, items }) => [key, items.map(({ href }) => href)])
  )
const index = () => followChanges(recordWriter())

test.group('Matter contents in the command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => recordWriter().clear())

  test('include documents by name and text, activities with comments, and notes, each with its address', async ({
    client,
    assert,
  }) => {
    const { owner, lawyer, workspace, matter } = await office()
    const document = await storeBytes(
      by(owner),
      matter,
      { name: 'Peritaje Zurita.txt', bytes: Buffer.from('Ficticio.') },
      { folderId: null }
    )
    await db.table('document_texts').insert({
      workspace_id: workspace.id,
      matter_id: matter.id,
      document_id: document.id,
      version_id: document.currentVersionId,
      kind: 'page',
      number: 1,
      text: 'El muro presenta salitre.',
      folded: 'el muro presenta salitre',
    })
    const activity = await activityOf(matter, lawyer, { title: 'Citar a Zurita' })
    const comment = { html: '<p>Contesta su madrugada</p>', activityId: activity.id, people: [] }
    await new WriteNote().handle(by(lawyer), matter, comment)
    const note = await noteOf(matter, lawyer, '<p>Zurita pide anticipo</p>')
    await index()
    const session = await signedIn(client, owner, workspace)
    const page = `/law-firm/files/file-overview/${matter.id}`
    assert.deepEqual(found(await session.get(ask('zurita'))), {
      documents: [`/law-firm/files/${matter.id}/documents/${document.id}`],
      activities: [`${page}?tab=activities&activity=${activity.id}`],
      notes: [`${page}?tab=notes&note=${note.id}`],
    })
    assert.deepEqual(found(await session.get(ask('salitre'))), {
      documents: [`/law-firm/files/${matter.id}/documents/${document.id}?q=salitre`],
    })
    assert.deepEqual(found(await session.get(ask('madrugada'))), {
      activities: [`${page}?tab=activities&activity=${activity.id}`],
    })
  })

  test('exclude hidden matters and trash', async ({ client, assert }) => {
    const { owner, lawyer, workspace, matter } = await office()
    const file = { name: 'Zurita.txt', bytes: Buffer.from('Ficticio.') }
    const document = await storeBytes(by(owner), matter, file, { folderId: null })
    await activityOf(matter, owner, { title: 'Llamar a Zurita' })
    await noteOf(matter, owner, '<p>Zurita</p>')
    await limitTo(matter, [owner])
    await index()
    const session = await signedIn(client, lawyer, workspace)
    assert.deepEqual(found(await session.get(ask('zurita'))), {})
    await document.merge({ trashed: true }).save()
    await index()
    const ours = await signedIn(client, owner, workspace)
    assert.sameMembers(Object.keys(found(await ours.get(ask('zurita')))), ['activities', 'notes'])
  })
})
