import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { articleKey } from '#sources/citations/extract_citations'
import { validityOf } from '#app/research/authority/queries/validity_of'
import { followCitations } from '#app/research/citations/follow_citations'
import LegalDocument from '#app/research/models/legal_document'
import { queriesOf } from '#tests/helpers/queries'
import { lawOf } from '../laws/law.js'
import { emptyLibrary, libraryOf } from '../searches/library.js'

const ON = '2026-11-20'
const THESIS = '1a./J. 990/2019 (10a.)'
const NEWER = '1a./J. 991/2023 (11a.)'

test.group('Document validity status', (group) => {
  group.each.setup(() => emptyLibrary())

  test('is not shown for a thesis without evidence', async ({ assert }) => {
    const [thesis] = await libraryOf({ title: 'UNA', body: 'Texto.' })
    assert.deepEqual((await validityOf([thesis!.id], { on: ON })).get(thesis!.id), {
      status: 'unknown',
      isDerived: false,
      evidence: [],
    })
  })

  test('shows the words of a note and links the superseding thesis', async ({ assert }) => {
    const note = `Nota: Esta tesis contendió en la contradicción de tesis 9312/2018, de la que derivó la tesis ${NEWER}.`
    const [old, newer] = await libraryOf(
      { title: 'UNA', body: `Texto.\n${note}`, citationKeys: [THESIS] },
      { title: 'LA NUEVA', citationKeys: [NEWER] }
    )
    const { status, isDerived, evidence } = (await validityOf([old!.id], { on: ON })).get(old!.id)!
    assert.deepEqual(
      [status, isDerived, evidence[0]!.text, evidence[0]!.document?.id],
      ['superseded', true, note, newer!.id]
    )
  })

  test('shows a later thesis that says so, with its sentence', async ({ assert }) => {
    const [old, newer] = await libraryOf(
      { title: 'UNA', body: 'Texto.', citationKeys: [THESIS] },
      {
        title: 'LA NUEVA',
        body: `Texto.\nNota: Esta tesis interrumpe el criterio de la diversa ${THESIS}, de rubro: «UNA».`,
      }
    )
    await followCitations()
    const light = (await validityOf([old!.id], { on: ON })).get(old!.id)!
    assert.equal(light.status, 'interrupted')
    assert.deepInclude(light.evidence[0], { from: 'thesis', on: '2024-02-09' })
    assert.equal(light.evidence[0]!.document?.id, newer!.id)
    assert.include(light.evidence[0]!.text, `interrumpe el criterio de la diversa ${THESIS}`)
  })

  test('shows the reform date of an article reformed after the thesis', async ({ assert }) => {
    const body = 'Conforme al artículo 5 de la Ley de Ejemplo, procede.'
    const [article, before, after] = await libraryOf(
      { title: 'Ley de Ejemplo, artículo 5', citationKeys: [articleKey('Ley de Ejemplo', '5')] },
      { title: 'ANTES', body, publishedOn: '2019-03-01' },
      { title: 'DESPUÉS', body, publishedOn: '2022-03-01' }
    )
    await article!.merge({ versionOn: '2021-06-07', inForceFrom: '2001-01-02' }).save()
    await followCitations()
    const lights = await validityOf([before!.id, after!.id, article!.id], { on: ON })
    assert.deepEqual(
      [before, after, article].map((one) => lights.get(one!.id)!.status),
      ['reformed', 'unknown', 'standing']
    )
    assert.deepInclude(lights.get(before!.id)!.evidence[0], { from: 'reform', on: '2021-06-07', text: null })
    assert.isFalse(lights.get(article!.id)!.isDerived)
  })

  test('marks an abrogated law, but not before the date of abrogation', async ({ assert }) => {
    const [ended, ending] = await libraryOf({ title: 'ABROGADA' }, { title: 'POR ABROGARSE' })
    await ended!.merge({ inForceFrom: '1943-02-24', inForceUntil: '2026-11-20' }).save()
    await ending!.merge({ inForceFrom: '1943-02-24', inForceUntil: '2027-04-01' }).save()
    const lights = await validityOf([ended!.id, ending!.id], { on: ON })
    assert.deepEqual([lights.get(ended!.id)!.status, lights.get(ending!.id)!.status], ['ended', 'standing'])
  })

  test('an abrogated law without a date has ended; the day of one in force rests on the provision that was read', async ({
    assert,
  }) => {
    const [ended, standing, unread] = await libraryOf(
      { title: 'ABROGADA', facets: { is_abrogated: ['true'] } },
      { title: 'VIGENTE' },
      { title: 'SIN TRANSITORIO LEÍDO' }
    )
    const text = 'PRIMERO.- La presente Ley entrará en vigor el 24 de febrero de 1943.'
    await ended!.merge({ inForceFrom: '1943-02-24' }).save()
    await standing!.merge({ inForceFrom: '1943-02-24', metadata: [{ key: 'entryIntoForce', value: text }] }).save()
    const lights = await validityOf([ended!.id, standing!.id, unread!.id], { on: ON })
    assert.deepInclude(lights.get(ended!.id), { status: 'ended', isDerived: false })
    assert.isNull(lights.get(ended!.id)!.evidence[0]!.on)
    assert.deepInclude(lights.get(standing!.id)!.evidence[0], { from: 'provision', text, on: '1943-02-24' })
    assert.equal(lights.get(unread!.id)!.status, 'unknown')
  })

  test('an article that was never reformed is no reform after a thesis that is older than its law', async ({
    assert,
  }) => {
    const { law, slug } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const article = await LegalDocument.findByOrFail('slug', `${slug}-articulo-1`)
    const body = 'Conforme al artículo 1 de la Ley de Ejemplo, procede.'
    const [before] = await libraryOf({ title: 'ANTES', body, publishedOn: '2001-03-01' })
    await db.table('citations').insert({
      ...{ document_id: before!.id, cited_document_id: article.id, citation_key: 'x', kind: 'article' },
      ...{ place: 0, start: 0, end: 1 },
    })
    const status = async () => (await validityOf([before!.id], { on: ON })).get(before!.id)!.status
    await article.merge({ versionOn: law.publishedOn }).save()
    assert.equal(await status(), 'unknown')
    await article.merge({ versionOn: '2021-06-07' }).save()
    assert.equal(await status(), 'reformed')
  })

  test('takes the same number of queries for one document and many', async ({ assert }) => {
    const note = `Nota: Esta tesis fue superada por la diversa ${NEWER}.`
    const documents = await libraryOf(
      { title: 'LA NUEVA', citationKeys: [NEWER] },
      ...Array.from({ length: 20 }, (_, at) => ({ title: `T${at}`, body: note }))
    )
    const one = await queriesOf(() => validityOf([documents[1]!.id], { on: ON }))
    const many = await queriesOf(() =>
      validityOf(
        documents.map(({ id }) => id),
        { on: ON }
      )
    )
    assert.equal(many.length, one.length)
  })
})
