import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { maskInDocument } from '#app/research/masking/mask_in_document'
import { ManageAlerts } from '#app/collections/actions/manage_alerts'
import { ManageDocumentNotes } from '#app/collections/actions/manage_document_notes'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { processChanges } from '#app/collections/recurring_tasks'
import { PinDocument } from '#app/matters/actions/pin_document'
import { emptyLibrary, libraryOf } from '../research/searches/library.js'
import { by, collectionOf, office } from './saved_items.js'

const NAME = 'Fulgencia Inventada Peña'
const COPIES = ['favorites', 'collection_items', 'document_notes', 'alerts', 'matter_pins', 'notices']

test.group('Name masked in a document', (group) => {
  group.each.setup(async () => {
    const rollback = await emptyLibrary()
    clock.freeze('2026-11-20T15:00:00Z')
    return async () => {
      clock.restore()
      await rollback()
    }
  })

  test('is masked in saved copies of the document, too, but not in notes that people wrote', async ({
    client,
    assert,
  }) => {
    const { firm, lawyer, workspace } = await office(client)
    const [document] = await libraryOf({
      title: `AMPARO FICTICIO DE ${NAME.toUpperCase()}`,
      body: `La quejosa ${NAME} pidió amparo.`,
    })
    const passage = `La quejosa ${NAME} pidió`
    await new ManageFavorites().add(lawyer.id, [document!.id])
    await collectionOf(firm, lawyer, { documentIds: [document!.id], passage, note: 'Nota mía de Peña.' })
    const note = {
      documentId: document!.id,
      text: 'Ver esto.',
      scope: 'private' as const,
      paragraph: 0,
      quote: passage,
    }
    await new ManageDocumentNotes().write(by(lawyer), workspace.id, note)
    await new ManageAlerts().document(lawyer, document!, 'at_once')
    const matter = await matterOf(firm, { title: 'Amparo ficticio', responsibleId: lawyer.id })
    await new PinDocument().handle(by(lawyer), matter, document!, null)
    await processChanges(() => false)
    await document!.merge({ fingerprint: 'c'.repeat(64) }).save()
    await processChanges(() => false)
    for (const table of COPIES) assert.match(await written(table), /fulgencia/i, table)

    await maskInDocument('scjn', document!.slug, NAME)
    for (const table of COPIES) assert.notMatch(await written(table), /fulgencia/i, table)
    const item = await db.from('collection_items').firstOrFail()
    assert.deepEqual([item.passage, item.note], ['La quejosa ***** pidió', 'Nota mía de Peña.'])
  })
})

const written = async (table: string) => JSON.stringify(await db.from(table))
