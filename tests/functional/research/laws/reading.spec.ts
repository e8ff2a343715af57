import { test } from '@japa/runner'
import type { Division } from '#sources/contract/contract'
import LegalDocument from '#app/research/models/legal_document'
import LegalVersion from '#app/research/models/legal_version'
import { clock } from '#app/core/clock'
import { publicAddress } from '#app/research/public/addresses'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { queriesOf } from '#tests/helpers/queries'
import { pageIn } from '#tests/helpers/visitor'
import { emptyLibrary, libraryOf } from '../searches/library.js'
import { lawyer, readerOf } from '../searches/reader.js'
import { lawOf } from './law.js'

const SOURCE = 'federal_laws'

test.group('Law page', (group) => {
  group.each.setup(() => emptyLibrary())

  test('opens at the first articles, with the full table of contents and the text of that section only', async ({
    client,
    assert,
  }) => {
    const { address } = await lawOf({
      'CAPÍTULO I': ['Es de orden público.', 'Definiciones.'],
      'CAPÍTULO II': ['Sanciones.'],
    })
    const page = (await (await lawyer(client)).visit(address)).body()
    assert.equal(page.component, 'research/laws/show')
    const { reading, missing } = page.props
    assert.isNull(missing)
    assert.deepEqual(
      reading.contents.map(({ label, section, articles }: Record<string, unknown>) => [label, section, articles]),
      [
        ['CAPÍTULO I', 1, ['Artículo 1', 'Artículo 2']],
        ['CAPÍTULO II', 2, ['Artículo 3', 'Artículo 3']],
      ]
    )
    assert.deepEqual([reading.section, reading.sections, reading.articles, reading.versions], [1, 3, 3, 1])
    assert.include(JSON.stringify(reading.blocks), 'Es de orden público.')
    assert.notInclude(JSON.stringify(page.props), 'Sanciones.')
  })

  test('has an address per section, showing the last beyond the end and the first for a malformed number', async ({
    client,
    assert,
  }) => {
    const { address } = await lawOf({ 'CAPÍTULO I': ['Uno.'], 'CAPÍTULO II': ['Dos.'] })
    const reader = await lawyer(client)
    for (const [asked, section] of [
      ['3', 2],
      ['99', 2],
      ['0', 1],
      ['x', 1],
      ["1' OR 1", 1],
    ] as const)
      assert.equal(
        (await reader.visit(`${address}?parte=${encodeURIComponent(asked)}`)).body().props.reading.section,
        section
      )
  })

  test('is read in one piece, whole or under one heading', async ({ client, assert }) => {
    const law = await lawOf({
      'CAPÍTULO I': ['Uno.', 'Dos.'],
      'CAPÍTULO II': ['Tres.\nArtículo reformado DOF 16-10-2025'],
    })
    const reader = await lawyer(client)
    const pieceOf = async (query: string) => {
      const page = (await reader.visit(`/search/b-search/analysis/federal_laws/${law.slug}?${query}`)).body()
      assert.equal(page.component, 'research/laws/reading')
      const { path, blocks, articles } = page.props.chunk
      return { path: path.map((one: { label: string }) => one.label), count: blocks.length, articles }
    }
    assert.deepEqual(await pieceOf('lectura=2'), { path: ['CAPÍTULO II'], count: 2, articles: 1 })
    assert.containSubset(await pieceOf('lectura=todo'), { path: [], articles: 3 })
    const { reforms } = (await reader.visit(`/search/b-search/analysis/federal_laws/${law.slug}/versiones`)).body()
      .props
    assert.containSubset(reforms, [{ on: '2025-10-16', touched: [{ label: 'Artículo 3', action: 'reformed' }] }])
  })

  test('finds an article by its number as typed and says when the law lacks it', async ({ client, assert }) => {
    const { address, slug } = await lawOf({ 'CAPÍTULO I': ['Uno.', 'Dos.'] })
    const reader = await lawyer(client)
    const found = await reader.visit(`${address}?articulo=art.%202`).redirects(0)
    assert.equal(found.headers().location, `/search/b-search/analysis/${SOURCE}/${slug}-articulo-2`)
    const missing = await reader.visit(`${address}?articulo=99`)
    assert.equal(missing.body().props.missing, '99')
  })

  test('links neighbouring results when opened from a search, but not for a mere section', async ({
    client,
    assert,
  }) => {
    const { address } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const reader = await lawyer(client)
    const trailAt = async (query: string) => (await reader.visit(`${address}${query}`)).body().props.trail
    assert.isNull(await trailAt('?parte=2'))
    assert.containSubset(await trailAt('?q=ficticia&parte=2'), {
      resultsHref: `/search/b-search/${SOURCE}?q=ficticia`,
    })
  })

  test('counts the articles as its source does', async ({ client, assert }) => {
    const { address, law } = await lawOf({ 'CAPÍTULO I': ['Uno.', 'Dos.'] })
    await law.merge({ metadata: [{ key: 'articles', value: '14' }] }).save()
    assert.equal((await (await lawyer(client)).visit(address)).body().props.reading.articles, 14)
  })

  test('takes the same number of statements for a long law as for a short one', async ({ client, assert }) => {
    const reader = await lawyer(client)
    const counts: number[] = []
    for (const articles of [3, 120]) {
      const { address } = await lawOf({
        'CAPÍTULO I': Array.from({ length: articles }, (_, place) => `Texto ${place}.`),
      })
      counts.push((await queriesOf(() => reader.visit(address))).length)
    }
    assert.equal(counts[0], counts[1])
  })

  test('tells from its dates whether the law is in force', async ({ client, assert }) => {
    const { address, law } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const reader = await lawyer(client)
    const condition = async () => (await reader.visit(address)).body().props.reading.condition.state
    assert.equal(await condition(), 'unknown')
    await law.merge({ inForceFrom: '2013-04-03' }).save()
    assert.equal(await condition(), 'inForce')
    await law.merge({ inForceUntil: clock.now().minus({ days: 2 }).toISODate()! }).save()
    assert.equal(await condition(), 'ended')
  })

  test('an abrogated law without a date is not said to be in force, on its page, its articles and the public ones', async ({
    client,
    assert,
  }) => {
    const { address, law, slug } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const facets = { ...law.facets, is_abrogated: ['true'] }
    for (const norm of await LegalDocument.query().where('slug', 'like', `${slug}%`))
      await norm.merge({ inForceFrom: '2013-04-03', facets }).save()
    const reader = await lawyer(client)
    const seen = { state: 'abrogated', until: null }
    assert.deepInclude((await reader.visit(address)).body().props.reading.condition, seen)
    assert.deepInclude((await reader.visit(`${address}-articulo-1`)).body().props.place.condition, seen)
    const shown = await send(publicAddress({ source: SOURCE, slug }), { headers: PAGE_HEADERS })
    const reading = pageIn(shown.text).props.reading as { condition: object; document: object }
    assert.deepInclude(reading.condition, seen)
    assert.deepInclude(reading.document, { isAbrogated: true })
    assert.notInclude(shown.text, 'En vigor desde')
  })

  test('shows the provision on which its entry into force rests, and a text that is behind its listing', async ({
    client,
    assert,
  }) => {
    const { address, law } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const provision = 'PRIMERO.- La presente Ley entrará en vigor el 3 de mayo de 2013.'
    const metadata = [
      { key: 'entryIntoForce', value: provision },
      { key: 'textBehind', value: '9 de mayo de 2031' },
    ]
    await law.merge({ inForceFrom: '2013-05-03', metadata }).save()
    const { condition, document } = (await (await lawyer(client)).visit(address)).body().props.reading
    assert.deepInclude(condition, { state: 'inForce', from: '2013-05-03', evidence: provision })
    assert.deepInclude(document, { textBehind: '9 de mayo de 2031' })
    const article = (await (await lawyer(client)).visit(`${address}-articulo-1`)).body().props.place
    assert.equal(article.textBehind, '9 de mayo de 2031')
    assert.deepEqual(document.origin, { how: 'original', on: '2013-04-02', isListed: false })
  })

  test('says that only the listing tells when a law was published', async ({ client, assert }) => {
    const { address, law } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const documentShown = async () => (await (await lawyer(client)).visit(address)).body().props.reading.document
    assert.isFalse((await documentShown()).isDatedByListing)
    await law.merge({ metadata: [{ key: 'publishedAsListed', value: '2 de abril de 2013' }] }).save()
    const document = await documentShown()
    assert.isTrue(document.isDatedByListing)
    assert.deepEqual(document.origin, { how: 'original', on: '2013-04-02', isListed: true })
  })

  test('is limited to lawyers', async ({ client, assert }) => {
    const { address } = await lawOf({ 'CAPÍTULO I': ['Uno.'] })
    const stranger = await client.get(address).redirects(0)
    assert.equal(stranger.status(), 302)
    const { firm } = await lawyer(client)
    const reader = await readerOf(client, firm.owner, firm.workspace)
    ;(await reader.visit(`/search/b-search/analysis/${SOURCE}/no-existe`)).assertStatus(404)
  })
})

test.group('Law article page', (group) => {
  group.each.setup(() => emptyLibrary())

  test('shows its place in the law, its neighbours and its structured lines', async ({ client, assert }) => {
    const { slug } = await lawOf({
      'CAPÍTULO I': ['Uno.', 'Son partes:\nI. El quejoso;\nFracción reformada DOF 16-10-2025'],
      'CAPÍTULO II': ['Tres.'],
    })
    const page = (await (await lawyer(client)).visit(`/search/b-search/analysis/${SOURCE}/${slug}-articulo-2`)).body()
    assert.equal(page.component, 'research/laws/article')
    const { place, versions } = page.props
    assert.equal(versions, 1)
    assert.deepEqual(place.path, [{ label: 'CAPÍTULO I', name: null }])
    assert.equal(place.law.href, `/search/b-search/analysis/${SOURCE}/${slug}?parte=2#${slug}-articulo-2`)
    assert.deepEqual([place.previous.label, place.next.label], ['Artículo 1', 'Artículo 3'])
    assert.deepEqual(place.lines, [
      { isNote: false, depth: 0 },
      { isNote: false, depth: 1 },
      { isNote: true, depth: 0 },
    ])
  })
})

test.group('Law versions', (group) => {
  group.each.setup(() => emptyLibrary())

  async function reformed() {
    const made = await lawOf({ 'CAPÍTULO I': ['Son inhábiles el catorce y dieciséis de septiembre.', 'Igual.'] })
    const { law } = made
    await law.merge({ versionOn: '2018-01-19' }).save()
    const body = law.body.replace('catorce y ', '')
    const shift = law.body.length - body.length
    const outline = law.outline!.map((one: Division) =>
      one.label === 'Artículo 2' ? { ...one, start: one.start - shift } : one
    )
    await LegalVersion.create({
      documentId: law.id,
      fingerprint: 'antes',
      title: law.title,
      body,
      outline,
      metadata: [],
      publishedOn: '2013-04-02',
      versionOn: '2013-04-03',
      seenAt: clock.now().minus({ years: 9 }),
      replacedAt: clock.now().minus({ years: 8 }),
    })
    return { ...made, versions: `${made.address}/versiones` }
  }

  test('are compared, by default the last two, showing only the inserted words', async ({ client, assert }) => {
    const { versions, slug } = await reformed()
    const page = (await (await lawyer(client)).visit(versions)).body()
    assert.equal(page.component, 'research/versions/index')
    const { states, comparison, compared } = page.props
    assert.deepEqual(
      states.map(({ since }: { since: string }) => since),
      ['2018-01-19', '2013-04-03']
    )
    assert.equal(compared.later, 'actual')
    assert.deepEqual([comparison.wordsAdded, comparison.wordsRemoved, comparison.changes.length], [2, 0, 1])
    assert.equal(comparison.changes[0].href, `/search/b-search/analysis/${SOURCE}/${slug}-articulo-1`)
  })

  test('are selected by the day they were in force, and a day before the first known one says so', async ({
    client,
    assert,
  }) => {
    const { versions } = await reformed()
    const reader = await lawyer(client)
    const on = async (day: string) => (await reader.visit(`${versions}?fecha=${day}`)).body().props
    assert.notEqual((await on('2015-06-01')).compared.earlier, 'actual')
    assert.equal((await on('2015-06-01')).day, '2015-06-01')
    assert.isNull((await on('2020-01-01')).comparison, 'the present text ruled on that day')
    assert.isNull((await on('nada')).day)
  })

  test('are compared in either order, with the latest change for unknown names', async ({ client, assert }) => {
    const { versions } = await reformed()
    const reader = await lawyer(client)
    const id = (await LegalVersion.firstOrFail()).id
    const compared = async (query: string) => (await reader.visit(`${versions}?${query}`)).body().props.compared
    const expected = { earlier: String(id), later: 'actual' }
    assert.deepEqual(await compared(`desde=actual&hasta=${id}`), expected)
    assert.deepEqual(await compared(`desde=${id}&hasta=actual`), expected)
    assert.deepEqual(await compared('desde=99999999&hasta=%00'), expected)
  })

  test('have nothing to compare for a single text and answer 404 for an unknown document', async ({
    client,
    assert,
  }) => {
    const [thesis] = await libraryOf({ title: 'TESIS FICTICIA' })
    const reader = await lawyer(client)
    const page = await reader.visit(`/search/b-search/analysis/scjn/${thesis!.slug}/versiones`)
    assert.isNull(page.body().props.comparison)
    ;(await reader.visit('/search/b-search/analysis/scjn/no-hay/versiones')).assertStatus(404)
    assert.equal(
      await LegalDocument.query()
        .count('* as total')
        .first()
        .then((row) => Number(row!.$extras.total)),
      1
    )
  })
})
