import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { articleKey, asFormer, lawKey } from '#sources/citations/extract_citations'
import { CURSOR, followCitations } from '#app/research/citations/follow_citations'
import { citingDocuments } from '#app/research/citations/queries/citing_documents'
import type LegalDocument from '#app/research/models/legal_document'
import { citedDocuments } from '#app/research/queries/cited_documents'
import { documentCited } from '#app/research/reading/analysis'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from '../searches/library.js'

const THESIS = '1a./J. 990/2023 (11a.)'

interface Row {
  document_id: number
  start: number
  end: number
  kind: string
  citation_key: string
  cited_document_id: number | null
}

const graph = (): Promise<Row[]> => db.from('citations').orderBy('document_id').orderBy('start')
const targets = async () => (await graph()).map(({ cited_document_id: id }) => (id === null ? null : Number(id)))

/** The document changes: its text, its keys, its number of change. */
async function changed(document: LegalDocument, { body, keys }: { body?: string; keys?: string[] }) {
  const newest = await db.from('legal_documents').max('change_seq as seq').firstOrFail()
  document.changeSeq = Number(newest.seq) + 1
  if (body !== undefined) document.body = body
  if (keys) {
    document.citationKeys = keys
    await db.from('citation_keys').where('document_id', document.id).delete()
    await db.table('citation_keys').multiInsert(keys.map((key) => ({ citation_key: key, document_id: document.id })))
  }
  await document.save()
}

test.group('Citation graph', (group) => {
  group.each.setup(() => emptyLibrary())

  test('stores every citing passage at its exact offsets', async ({ assert }) => {
    const body = `😀 Véase la tesis ${THESIS} y el artículo 17 de la Ley de Amparo.`
    const [citing, cited] = await libraryOf({ title: 'UNA', body }, { title: 'OTRA', citationKeys: [THESIS] })
    assert.isTrue(await followCitations())
    const rows = await graph()
    assert.deepEqual(
      rows.map((row) => [Number(row.document_id), row.kind, body.slice(row.start, row.end), row.citation_key]),
      [
        [citing!.id, 'thesis', THESIS, THESIS],
        [citing!.id, 'article', 'artículo 17 de la Ley de Amparo', articleKey('Ley de Amparo', '17')],
      ]
    )
    assert.deepEqual(await targets(), [cited!.id, null])
    const { rows: shown } = await citingDocuments(cited!.id)
    assert.deepEqual(shown[0]!.sentence, {
      before: '😀 Véase la tesis ',
      cited: THESIS,
      after: ' y el artículo 17 de la Ley de Amparo.',
    })
  })

  test('links a document that arrives later to earlier citations of it', async ({ assert }) => {
    await libraryOf({ title: 'UNA', body: `Véase ${THESIS}.` })
    await followCitations()
    assert.deepEqual(await targets(), [null])
    const [cited] = await libraryOf({ title: 'OTRA', citationKeys: [THESIS] })
    await followCitations()
    assert.deepEqual(await targets(), [cited!.id])
  })

  test('never contains a self-citation, even when the key arrives later', async ({ assert }) => {
    const [own] = await libraryOf({ title: 'UNA', body: `Esta tesis ${THESIS} se publicó.`, citationKeys: [THESIS] })
    await followCitations()
    assert.lengthOf(await graph(), 0)
    await changed(own!, { body: 'Véase P./J. 4/2022 (11a.).' })
    await followCitations()
    assert.deepEqual(await targets(), [null])
    await changed(own!, { keys: ['P./J. 4/2022 (11a.)'] })
    await followCitations()
    assert.lengthOf(await graph(), 0)
  })

  test('follows changes of texts and keys', async ({ assert }) => {
    const [citing, cited] = await libraryOf(
      { title: 'UNA', body: `Véase ${THESIS}.` },
      { title: 'OTRA', citationKeys: [THESIS] }
    )
    await followCitations()
    await changed(cited!, { keys: ['otra clave'] })
    await followCitations()
    assert.deepEqual(await targets(), [null])
    await changed(citing!, { body: 'Ya no cita nada.' })
    await followCitations()
    assert.lengthOf(await graph(), 0)
  })

  test('leaves a key shared by two documents unresolved until one is gone', async ({ assert }) => {
    const [, first, second] = await libraryOf(
      { title: 'UNA', body: `Véase ${THESIS}.` },
      { title: 'OTRA', citationKeys: [THESIS] },
      { title: 'TERCERA', citationKeys: [THESIS] }
    )
    await followCitations()
    assert.deepEqual(await targets(), [null])
    await changed(second!, { keys: ['otra clave'] })
    await changed(first!, {})
    await followCitations()
    assert.deepEqual(await targets(), [first!.id])
  })

  test('resolves two laws of one name to the one in force on the day', async ({ assert }) => {
    const key = articleKey('Ley de Amparo', '107')
    const body = 'Conforme al artículo 107 de la Ley de Amparo.'
    const [old, recent, before, after] = await libraryOf(
      { title: 'LEY ABROGADA', publishedOn: '1936-01-10', citationKeys: [key] },
      { title: 'LEY VIGENTE', publishedOn: '2013-04-02', citationKeys: [key] },
      { title: 'TESIS DE 1975', publishedOn: '1975-05-01', body },
      { title: 'TESIS DE 2020', publishedOn: '2020-05-01', body }
    )
    await old!.merge({ inForceFrom: '1936-01-10', inForceUntil: '2013-04-03' }).save()
    await recent!.merge({ inForceFrom: '2013-04-03' }).save()
    await followCitations()
    assert.deepEqual(
      (await graph()).map((row) => [Number(row.document_id), Number(row.cited_document_id)]),
      [
        [before!.id, old!.id],
        [after!.id, recent!.id],
      ]
    )
  })

  test('resolves a law that is called abrogated to one that has ended, whatever the day', async ({ assert }) => {
    const key = articleKey('Ley de Amparo', '107')
    const [recent, after] = await libraryOf(
      { title: 'LEY VIGENTE', publishedOn: '2013-04-02', citationKeys: [key] },
      { title: 'TESIS DE 2020', publishedOn: '2020-05-01', body: 'El artículo 107 de la Ley de Amparo abrogada.' }
    )
    await followCitations()
    assert.deepEqual(await targets(), [null])
    const cited = await citedDocuments([{ keys: [asFormer(key), key] }], '2020-05-01')
    assert.isNull(documentCited({ keys: [asFormer(key), key] }, cited))
    assert.equal(documentCited({ keys: [key] }, cited)?.id, recent!.id)

    const [old] = await libraryOf({ title: 'LEY ABROGADA', publishedOn: '1936-01-10', citationKeys: ['otra'] })
    await changed(old!, { keys: [key] })
    await old!.merge({ inForceFrom: '1936-01-10', inForceUntil: '2013-04-03' }).save()
    await followCitations()
    assert.deepEqual(
      (await graph()).map((row) => [Number(row.document_id), Number(row.cited_document_id)]),
      [[after!.id, old!.id]]
    )
  })

  test('resolves a law cited by its year to the law of that year, and to none without it', async ({ assert }) => {
    const key = articleKey('Ley del Seguro Social', '168')
    const said = 'El artículo 168 de la Ley del Seguro Social'
    const until = 'vigente hasta el treinta de junio de mil novecientos noventa y siete'
    const [recent, ...theses] = await libraryOf(
      { title: 'LEY DE 1995', publishedOn: '1995-12-21', citationKeys: [key], kind: 'ley' },
      { title: 'DE SU AÑO', publishedOn: '2020-05-01', body: `${said} de 1973.` },
      { title: 'DE SU FIN', publishedOn: '2020-05-01', body: `${said}, ${until}, y el artículo 168 de la LSS 1973.` },
      { title: 'DE HOY', publishedOn: '2020-05-01', body: `${said}.` }
    )
    await recent!.merge({ inForceFrom: '1997-07-01' }).save()
    await followCitations()
    assert.deepEqual(await targets(), [null, null, null, recent!.id])

    const [old] = await libraryOf({ title: 'LEY DE 1973', publishedOn: '1973-03-12', citationKeys: [key], kind: 'ley' })
    await old!.merge({ inForceFrom: '1973-04-01', inForceUntil: '1997-07-01' }).save()
    await followCitations()
    assert.deepEqual(
      (await graph()).map((row) => [Number(row.document_id), Number(row.cited_document_id)]),
      [theses[0]!, theses[1]!, theses[1]!, theses[2]!].map(({ id }, place) => [id, (place < 3 ? old! : recent!).id])
    )
  })

  test('resolves a name to the law that is not called abrogated without a day', async ({ assert }) => {
    const key = articleKey('Ley de Faros', '9')
    const body = 'Conforme al artículo 9 de la Ley de Faros.'
    const [, recent] = await libraryOf(
      { title: 'ABROGADA', publishedOn: '2010-01-10', citationKeys: [key], facets: { is_abrogated: ['true'] } },
      { title: 'VIGENTE', publishedOn: '2025-03-20', citationKeys: [key], facets: { is_abrogated: ['false'] } },
      { title: 'TESIS', publishedOn: '2026-05-01', body }
    )
    await followCitations()
    assert.deepEqual(await targets(), [recent!.id])
  })

  test('resumes a run that was stopped or killed between batches', async ({ assert }) => {
    await libraryOf(...Array.from({ length: 60 }, (_, at) => ({ title: `T${at}`, body: `Véase ${THESIS}.` })))
    let asked = 0
    assert.isFalse(await followCitations({ isStopping: () => ++asked > 1 }))
    assert.lengthOf(await graph(), 5)
    assert.isTrue(await followCitations())
    assert.lengthOf(await graph(), 60)
  })

  test('is unchanged when a batch is repeated because the cursor was not saved', async ({ assert }) => {
    await libraryOf(
      { title: 'UNA', body: `Véase ${THESIS} y 1a./J. 1/2023 (11a.).` },
      { title: 'OTRA', citationKeys: [THESIS] }
    )
    await followCitations()
    const before = (await graph()).map(({ document_id, start, cited_document_id }) => [
      document_id,
      start,
      cited_document_id,
    ])
    await db.from('counters').where({ name: CURSOR }).delete()
    await followCitations()
    assert.deepEqual(
      (await graph()).map(({ document_id, start, cited_document_id }) => [document_id, start, cited_document_id]),
      before
    )
  })

  test('is rebuilt when the library was restored to an earlier state', async ({ assert }) => {
    await libraryOf({ title: 'UNA', body: `Véase ${THESIS}.` })
    await followCitations()
    await db.from('counters').where({ name: CURSOR }).update({ value: 9_000_000 })
    await db.from('citations').delete()
    await followCitations()
    assert.lengthOf(await graph(), 1)
  })
})

test.group('Citing documents', (group) => {
  group.each.setup(() => emptyLibrary())

  test('are paged, newest first, and counted by kind in a constant number of queries', async ({ assert }) => {
    const [cited] = await libraryOf({ title: 'CITADA', citationKeys: [THESIS] })
    const body = `Primera frase. Como dijo ${THESIS}, procede. Otra vez ${THESIS}.`
    const theses = Array.from({ length: 7 }, (_, at) => ({ title: `T${at}`, body, publishedOn: `2024-01-0${at + 1}` }))
    await libraryOf(...theses, { title: 'SENTENCIA', kind: 'engrose', body, publishedOn: '2023-01-01' })
    await followCitations()

    const first = await citingDocuments(cited!.id)
    assert.deepEqual(
      [first.total, first.pages, first.kinds],
      [
        8,
        2,
        [
          { kind: 'tesis', count: 7 },
          { kind: 'ejecutoria', count: 1 },
        ],
      ]
    )
    assert.deepEqual(
      first.rows.map(({ title }) => title),
      ['T6', 'T5', 'T4', 'T3', 'T2']
    )
    assert.deepEqual(
      [first.rows[0]!.times, first.rows[0]!.sentence],
      [2, { before: 'Como dijo ', cited: THESIS, after: ', procede.' }]
    )
    assert.deepEqual(
      (await citingDocuments(cited!.id, { page: 2 })).rows.map(({ title }) => title),
      ['T1', 'T0', 'SENTENCIA']
    )
    const rulings = await citingDocuments(cited!.id, { kind: 'ejecutoria' })
    assert.deepEqual(
      [rulings.total, rulings.kinds.length, rulings.rows.map(({ title }) => title)],
      [1, 2, ['SENTENCIA']]
    )
    assert.lengthOf(await queriesOf(() => citingDocuments(cited!.id)), 3)
    assert.lengthOf(await queriesOf(() => citingDocuments(9_999_999)), 1)
  })

  test('include the articles of the same law that say "de esta Ley"', async ({ assert }) => {
    const law = { title: 'Ley de Ejemplo', citationKeys: [lawKey('Ley de Ejemplo')] }
    const [parent, cited, citing] = await libraryOf(
      law,
      { title: 'Ley de Ejemplo, artículo 5', citationKeys: [articleKey('Ley de Ejemplo', '5')] },
      {
        title: 'Ley de Ejemplo, artículo 9',
        citationKeys: [articleKey('Ley de Ejemplo', '9')],
        body: 'Artículo 9.- Se estará al artículo 5 de esta Ley y al artículo 9 de la presente Ley.',
      }
    )
    for (const [place, part] of [cited!, citing!].entries())
      await part.merge({ parentId: parent!.id, ordinal: place + 1 }).save()
    await followCitations()
    assert.deepEqual(
      (await graph()).map((row) => [Number(row.document_id), row.citation_key, Number(row.cited_document_id)]),
      [[citing!.id, articleKey('Ley de Ejemplo', '5'), cited!.id]]
    )
  })

  test('do not take "de esta Ley" in a decree that brings another law for the law it reforms', async ({ assert }) => {
    const body = 'Tercero.- Se estará al artículo 5 de esta Ley.'
    const provision = (ordinal: string, decree: string) => ({
      title: `Ley de Ejemplo, artículo ${ordinal} transitorio (decreto del 1 de mayo de 2019)`,
      metadata: { transitoryOf: decree },
      body,
    })
    const [parent, cited, alone, own] = await libraryOf(
      { title: 'Ley de Ejemplo', citationKeys: [lawKey('Ley de Ejemplo')] },
      { title: 'Ley de Ejemplo, artículo 5', citationKeys: [articleKey('Ley de Ejemplo', '5')] },
      provision('tercero', 'DECRETO por el que se reforman diversas disposiciones de la Ley de Ejemplo.'),
      { title: 'Ley de Ejemplo, artículo tercero transitorio', body },
      provision('quinto', 'DECRETO por el que se expide la Ley de Mareas y se reforma la Ley de Ejemplo.'),
      provision('sexto', '')
    )
    await db.from('legal_documents').whereNot('id', parent!.id).update({ parent_id: parent!.id })
    await followCitations()
    assert.deepEqual(
      (await graph()).map((row) => [Number(row.document_id), Number(row.cited_document_id)]),
      [alone!, own!].map(({ id }) => [id, cited!.id])
    )
  })

  test('take "de esta Ley" in a law that is law no longer for itself, {how}, never for its namesake in force')
    .with([
      { how: 'with the day of its end', end: { inForceUntil: '2013-04-03' } },
      { how: 'without one', end: { facets: { is_abrogated: ['true'] } } },
    ])
    .run(async ({ assert }, { end }) => {
      const keys = [lawKey('Ley de Ejemplo')]
      const [old, citing, own, recent, namesake] = await libraryOf(
        { title: 'Ley de Ejemplo', citationKeys: keys },
        {
          title: 'Ley de Ejemplo, artículo 9',
          body: 'Artículo 9.- Se estará a los artículos 5 y 6 de esta Ley.',
        },
        { title: 'Ley de Ejemplo, artículo 5', citationKeys: [articleKey('Ley de Ejemplo', '5')] },
        { title: 'Ley de Ejemplo', citationKeys: keys },
        {
          title: 'Ley de Ejemplo, artículo 5',
          citationKeys: ['5', '6'].map((one) => articleKey('Ley de Ejemplo', one)),
        }
      )
      for (const document of [old!, citing!, own!]) await document.merge(end).save()
      for (const [place, part] of [citing!, own!].entries())
        await part.merge({ parentId: old!.id, ordinal: place + 1 }).save()
      await namesake!.merge({ parentId: recent!.id, ordinal: 1 }).save()
      await followCitations()
      assert.deepEqual(
        (await graph()).map((row) => [Number(row.document_id), row.cited_document_id && Number(row.cited_document_id)]),
        [
          [citing!.id, own!.id],
          [citing!.id, null],
        ]
      )
    })

  test('include those that cite an article of the law', async ({ assert }) => {
    const key = articleKey('Ley de Ejemplo', '5')
    const [law, article] = await libraryOf(
      { title: 'LEY DE EJEMPLO' },
      { title: 'Ley de Ejemplo, artículo 5', citationKeys: [key] }
    )
    await article!.merge({ parentId: law!.id, ordinal: 1 }).save()
    await libraryOf({ title: 'TESIS', body: 'Según el artículo 5 de la Ley de Ejemplo, procede.' })
    await followCitations()
    assert.deepEqual(
      (await citingDocuments(law!.id)).rows.map(({ title }) => title),
      ['TESIS']
    )
    assert.deepEqual(
      (await citingDocuments(article!.id)).rows.map(({ title }) => title),
      ['TESIS']
    )
  })
})
