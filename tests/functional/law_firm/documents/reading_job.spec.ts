import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { ReadVersions, hasDueVersions } from '#app/documents/reading/actions/read_versions'
import { ReadingFault } from '#app/documents/reading/extraction/fault'
import { Reader } from '#app/documents/reading/process/reader'
import { docxOf, pdfOf } from '#tests/helpers/document_files'
import { firm } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import { documentRow, openStored, readingOf, versionRow } from './reading_rows.js'

const failing = (reason: 'tooLong' | 'corrupted') => ({
  ask: (() => Promise.reject(new ReadingFault(reason))) as never,
})

test.group('Document text extraction job', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader()
    return () => reader.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-19T10:00:00Z')
    return () => clock.restore()
  })

  const read = () => new ReadVersions(reader, openStored).handle()

  test('stores the text of each version by page and updates the record index', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const pdf = await documentRow(matter, 'demanda.pdf', pdfOf(['Primera hoja', 'Segunda hoja']), 'application/pdf')
    const word = await documentRow(matter, 'convenio.docx', docxOf(['Cláusula única']))
    await db.from('record_changes').delete()
    assert.equal(await read(), 2)
    assert.deepEqual(await readingOf(pdf.versionId), {
      state: 'done',
      reason: null,
      tries: 1,
      texts: ['page 1: Primera hoja', 'page 2: Segunda hoja'],
    })
    assert.deepEqual((await readingOf(word.versionId)).texts, ['part 1: Cláusula única'])
    const changes = await db.from('record_changes').where('kind', 'document').orderBy('seq')
    assert.deepEqual(
      changes.map(({ record_id: id }) => Number(id)),
      [pdf.id, word.id]
    )
    assert.equal(await read(), 0, 'nothing is read twice')
  })

  test('reports files without text and does not open audio and images', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const scan = await documentRow(matter, 'escaneo.pdf', pdfOf(['']), 'application/pdf')
    const photo = await documentRow(matter, 'foto.jpg', Buffer.from('no se abre'), 'image/jpeg')
    const sound = await documentRow(matter, 'audiencia.mp3', Buffer.from('no se abre'), 'audio/mpeg')
    await read()
    assert.containSubset(await readingOf(scan.versionId), { state: 'none', reason: 'scanned', texts: [] })
    assert.containSubset(await readingOf(photo.versionId), { state: 'none', reason: 'picture' })
    assert.containSubset(await readingOf(sound.versionId), { state: 'none', reason: 'media' })
  })

  test('gives up at once on a broken file, and on a slow one after four separate attempts', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const broken = await documentRow(matter, 'roto.docx', docxOf(['x']).subarray(0, 200))
    await read()
    assert.containSubset(await readingOf(broken.versionId), { state: 'failed', reason: 'corrupted', tries: 1 })

    const slow = await documentRow(matter, 'lento.pdf', pdfOf(['x']))
    const reading = new ReadVersions(failing('tooLong'), openStored)
    for (let tries = 1; tries <= 3; tries++) {
      assert.equal(await reading.handle(), 1)
      assert.containSubset(await readingOf(slow.versionId), { state: 'pending', tries })
      assert.equal(await reading.handle(), 0, 'it rests in between')
      assert.isFalse(await hasDueVersions())
      clock.advance({ minutes: 20 })
      assert.isTrue(await hasDueVersions())
    }
    await reading.handle()
    assert.containSubset(await readingOf(slow.versionId), { state: 'failed', reason: 'tooLong', tries: 4 })
  })

  test('retries a missing file and then reports it as missing', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const { versionId } = await documentRow(matter, 'perdido.pdf', pdfOf(['x']))
    const reading = new ReadVersions(reader, async () => null)
    for (let tries = 0; tries < 4; tries++) {
      await reading.handle()
      clock.advance({ minutes: 20 })
    }
    assert.containSubset(await readingOf(versionId), { state: 'failed', reason: 'missing' })
  })

  test('resumes after a kill, and gives up on a file that kills it every time', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const { versionId } = await documentRow(matter, 'mortal.pdf', pdfOf(['Sobrevive']))
    let asked = 0
    const dies = { ask: (() => (asked++, new Promise(() => {}))) as never }
    for (let lives = 0; lives < 3; lives++) {
      void new ReadVersions(dies, openStored).handle()
      await until(() => asked > lives, 'the file at the reader')
      clock.advance({ minutes: 20 })
    }
    assert.containSubset(await readingOf(versionId), { state: 'pending', tries: 3, texts: [] })
    await read()
    assert.deepEqual((await readingOf(versionId)).texts, ['page 1: Sobrevive'])

    const killer = await documentRow(matter, 'asesino.pdf', pdfOf(['x']))
    await db.from('document_versions').where('id', killer.versionId).update({ text_tries: 4 })
    await read()
    assert.containSubset(await readingOf(killer.versionId), { state: 'failed', reason: 'crashed', texts: [] })
  })

  test('stores the text once when two jobs read the same version', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const { versionId } = await documentRow(matter, 'doble.pdf', pdfOf(['Una vez']))
    const late = new ReadVersions(
      {
        ask: (async (...asked: Parameters<Reader['ask']>) => {
          const text = await reader.ask(...asked)
          await db.from('document_versions').where('id', versionId).update({ text_due_at: null })
          await read()
          return text
        }) as never,
      },
      openStored
    )
    await late.handle()
    assert.deepEqual((await readingOf(versionId)).texts, ['page 1: Una vez'])
  })

  test('deletes the texts of a deleted version', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const { id, versionId } = await documentRow(matter, 'a.pdf', pdfOf(['Uno']))
    await versionRow(matter, { id, name: 'a.pdf' }, pdfOf(['Dos']))
    await read()
    await db.from('document_versions').where('id', versionId).delete()
    const left = await db.from('document_texts').where('document_id', id)
    assert.deepEqual(
      left.map(({ text }) => text),
      ['Dos']
    )
  })
})
