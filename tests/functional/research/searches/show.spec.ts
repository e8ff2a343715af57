import { test } from '@japa/runner'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, readerOf, titlesOf } from './reader.js'

const civil = { materia: ['Civil'], epoca: ['Undécima Época'], año: ['2023'], tipo: ['Jurisprudencia'] }
const penal = { materia: ['Penal', 'Común'], epoca: ['Novena Época'], año: ['1999'], tipo: ['Aislada'] }
const valuesOf = (values: { value: string; count: number }[] = []) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))

test.group('Search results page', (group) => {
  group.each.setup(() => emptyLibrary())

  test('lists the matches with exact counts and highlighted words', async ({ client, assert }) => {
    await libraryOf(
      { title: 'PENSIÓN ALIMENTICIA', facets: civil },
      { title: 'PENSIÓN POR VIUDEZ', facets: penal },
      { title: 'PRUEBA PERICIAL' }
    )
    const reader = await lawyer(client)
    const page = await reader.search('q=pension')
    assert.equal(page.found.total, 2)
    assert.sameMembers(titlesOf(page), ['PENSIÓN ALIMENTICIA', 'PENSIÓN POR VIUDEZ'])
    assert.deepEqual(page.found.hits[0]!.title[0], { text: 'PENSIÓN', mark: 'exact' })
    assert.deepEqual(valuesOf(page.found.facets.materia), { Civil: 1, Común: 1, Penal: 1 })
  })

  test('lists the newest first, ten per page, without a query', async ({ client, assert }) => {
    await libraryOf(
      ...Array.from({ length: 12 }, (_, place) => ({ title: `Tesis ${place}`, publishedOn: `2020-01-${10 + place}` }))
    )
    const reader = await lawyer(client)
    assert.deepEqual(
      titlesOf(await reader.search('q=')),
      Array.from({ length: 10 }, (_, place) => `Tesis ${11 - place}`)
    )
    const second = await reader.search('q=&page=2')
    assert.deepEqual([titlesOf(second), second.found.total], [['Tesis 1', 'Tesis 0'], 12])
  })

  test('widens with values of one filter and narrows with more filters', async ({ client, assert }) => {
    await libraryOf(
      { title: 'A', facets: civil },
      { title: 'B', facets: penal },
      { title: 'C', facets: { ...civil, año: ['1999'] } }
    )
    const reader = await lawyer(client)
    assert.equal((await reader.search('materia=Civil&materia=Penal')).found.total, 3)
    assert.deepEqual(titlesOf(await reader.search('materia=Civil&año=1999')), ['C'])
    assert.deepEqual(titlesOf(await reader.search('materia=Civil&a%C3%B1o=2000-')), ['A'])
    assert.deepEqual((await reader.search('materia[]=Penal&materia[0]=Civil')).query.filters, {
      materia: ['Civil', 'Penal'],
    })
  })

  test('counts the listed results, and what other values of an active filter would add', async ({ client, assert }) => {
    await libraryOf(
      { title: 'A', facets: civil },
      { title: 'B', facets: penal },
      { title: 'C', facets: { materia: ['Civil', 'Común'] } }
    )
    const reader = await lawyer(client)
    const { facets } = (await reader.search('materia=Civil&materia=Agraria')).found
    assert.sameDeepMembers(facets.materia!, [
      { value: 'Civil', count: 2, more: 0 },
      { value: 'Común', count: 1, more: 1 },
      { value: 'Penal', count: 0, more: 1 },
      { value: 'Agraria', count: 0, more: 0 },
    ])
    assert.deepEqual(facets.epoca, [{ value: 'Undécima Época', count: 1, more: 0 }])
  })

  test('has tesis, votos and ejecutorias active by default, which are not in the address and can each be left out', async ({
    client,
    assert,
  }) => {
    await libraryOf({ title: 'Una tesis' }, { title: 'Amparo en revisión 93001/2026', kind: 'engrose' })
    const reader = await lawyer(client)
    const all = await reader.search('documentType=ejecutoria&documentType=voto&documentType=tesis')
    assert.deepEqual([all.query.filters, all.found.total], [{}, 2])
    const rulings = await reader.search('documentType=ejecutoria')
    assert.deepEqual(titlesOf(rulings), ['Amparo en revisión 93001/2026'])
    assert.deepEqual(rulings.found.facets.documentType, [
      { value: 'tesis', count: 0, more: 1 },
      { value: 'voto', count: 0, more: 0 },
      { value: 'ejecutoria', count: 1, more: 0 },
    ])
  })

  test('finds a document by its number in any usual spelling', async ({ client, assert }) => {
    const numero = ['1a./J. 990/2023 (11a.)', '1a./J. 990/2023', '91999999']
    await libraryOf(
      { title: 'La buscada', facets: { numero } },
      { title: 'Otra', facets: { numero: ['12/2020'] }, kind: 'engrose' }
    )
    const reader = await lawyer(client)
    for (const typed of [
      '1a./J. 990/2023',
      '1a/J 990/2023 (11a)',
      'tesis: 1a./j. 990/2023 (11a.)',
      '91999999',
      '91,999,999',
      'registro digital 91999999',
    ])
      assert.deepEqual(titlesOf(await reader.search(`numero=${encodeURIComponent(typed)}`)), ['La buscada'], typed)
    assert.deepEqual(titlesOf(await reader.search('numero=Amparo en revisión 12/2020')), ['Otra'])
  })

  test('marks a thesis as binding as published by the Court, and a ruling as neither', async ({ client, assert }) => {
    await libraryOf(
      { title: 'Uno', facets: civil },
      { title: 'Dos', facets: penal },
      { title: 'Tres', kind: 'engrose', facets: { tipo: ['Jurisprudencia'] } }
    )
    const { found } = await (await lawyer(client)).search('q=')
    assert.sameMembers(
      found.hits.map(({ document }) => document.force),
      ['binding', 'isolated', null]
    )
  })

  test('takes the same few queries whatever it lists', async ({ client, assert }) => {
    await libraryOf(...Array.from({ length: 9 }, (_, place) => ({ title: `Amparo ${place}`, facets: civil })), {
      title: 'Única',
    })
    const reader = await lawyer(client)
    for (const query of ['q=única', 'q=amparo', 'q=única', 'q=amparo']) await reader.search(query)
    const one = await queriesOf(() => reader.search('q=única'))
    const nine = await queriesOf(() => reader.search('q=amparo'))
    // A list of one is filled up with near ones, which costs some more, never with its rows.
    assert.isAtMost(nine.length, one.length)
    assert.isAtMost(nine.length, 20)
  })
})

test.group('Search access', (group) => {
  group.each.setup(() => emptyLibrary())

  test('sends a visitor to sign in and a client home, and admits every member of a firm', async ({ client }) => {
    const visitor = await readerOf(client, null, null)
    for (const path of [
      '/search/b-search/results',
      '/search/b-search/scjn?q=amparo',
      '/search/b-search/analysis/scjn/tesis-1',
    ]) {
      const sent = await visitor.page(path)
      sent.assertStatus(302)
      sent.assertHeader('location', '/login')
    }
    const portal = await readerOf(client, await person({ type: 'client' }), null)
    const home = await portal.page('/search/b-search/scjn?q=amparo')
    home.assertStatus(302)
    home.assertHeader('location', '/main/client')
    const own = await firm()
    const intern = await readerOf(client, await own.hireWith([]), own.workspace)
    ;(await intern.visit('/search/b-search/scjn?q=amparo')).assertStatus(200)
  })

  test('answers 404 for an unknown source', async ({ client }) => {
    const reader = await lawyer(client)
    for (const path of [
      '/search/b-search/nadie',
      '/search/b-search/nadie?q=x',
      '/search/b-search/SCJN',
      '/search/b-search/scjn%00',
      '/search/b-search/constructor',
    ]) {
      const response = await reader.page(path)
      response.assertStatus(404)
    }
  })

  test('is limited to two searches a second for a minute', async ({ client, assert }) => {
    const reader = await lawyer(client)
    for (let count = 0; count < 120; count++) await reader.search('q=')
    const refused = await reader.visit('/search/b-search/scjn?q=pensión&materia=Civil')
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
    assert.equal(refused.body().component, 'research/searches/wait')
    assert.equal(refused.body().props.again, '/search/b-search/scjn?q=pensi%C3%B3n&materia=Civil')
    await (await lawyer(client)).search('q=pensión')
  })
})
