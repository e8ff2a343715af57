import { test } from '@japa/runner'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, titlesOf } from './reader.js'

const asked = (text: string) => `q=${encodeURIComponent(text)}`

test.group('The craft of a search', (group) => {
  group.each.setup(() => emptyLibrary())

  test('alternatives, nearness, titles and filters are understood on the page', async ({ client, assert }) => {
    await libraryOf(
      { title: 'USURA', body: 'El juzgador debe analizar de oficio los réditos.', facets: { materia: ['Civil'] } },
      {
        title: 'RÉDITOS',
        body: 'Hay usura cuando son excesivos.',
        facets: { materia: ['Mercantil'], epoca: ['Undécima Época'] },
      },
      { title: 'FIANZA', body: 'La fianza garantiza daños.', facets: { materia: ['Civil'] } }
    )
    const reader = await lawyer(client)
    const found = async (text: string) => titlesOf(await reader.search(asked(text))).sort()
    assert.deepEqual(await found('usura OR fianza'), ['FIANZA', 'RÉDITOS', 'USURA'])
    assert.deepEqual(await found('rubro:usura'), ['USURA'])
    assert.deepEqual(await found('usura materia:mercantil'), ['RÉDITOS'])
    assert.deepEqual(await found('usura época:11'), ['RÉDITOS'])
    assert.deepEqual(await found('juzgador NEAR/5 oficio'), ['USURA'])
    assert.deepEqual(await found('juzgador NEAR/1 réditos'), [])
    assert.deepEqual(await found('(usura OR fianza) -réditos'), ['FIANZA'])
  })

  test('synonyms count, are told, and can be turned off in the address', async ({ client, assert }) => {
    await libraryOf({ title: 'EMPLEADOR. SUS OBLIGACIONES' }, { title: 'PATRÓN. SUS OBLIGACIONES' })
    const reader = await lawyer(client)
    const both = await reader.search(asked('patrón'))
    assert.sameMembers(titlesOf(both), ['EMPLEADOR. SUS OBLIGACIONES', 'PATRÓN. SUS OBLIGACIONES'])
    assert.deepEqual(both.found.understood.synonyms, [{ word: 'patrón', others: ['empleador', 'empleadora'] }])
    const [, byName] = both.found.hits
    assert.deepEqual(byName!.why, [{ term: 'patrón', title: 1, body: 0, synonym: 'empleador' }])
    const without = await reader.search(`${asked('patrón')}&sinonimos=no`)
    assert.deepEqual(titlesOf(without), ['PATRÓN. SUS OBLIGACIONES'])
    assert.deepEqual([without.found.understood.synonyms, without.asked.synonyms], [[], false])
    assert.deepEqual(titlesOf(await reader.search(asked('"patrón"'))), ['PATRÓN. SUS OBLIGACIONES'])
  })

  test('each result says which words it has, where and how often', async ({ client, assert }) => {
    await libraryOf({ title: 'COSA JUZGADA', body: 'La cosa juzgada. Cosa decidida no es cosa juzgada.' })
    const { found } = await (await lawyer(client)).search(asked('"cosa juzgada" decidida'))
    assert.sameDeepMembers(found.hits[0]!.why, [
      { term: 'cosa juzgada', title: 1, body: 2, synonym: null },
      { term: 'decidida', title: 0, body: 1, synonym: null },
    ])
  })

  test('a word that no document has is perhaps meant otherwise', async ({ client, assert }) => {
    await libraryOf({ title: 'PRESCRIPCIÓN POSITIVA' }, { title: 'USUCAPIÓN' })
    const reader = await lawyer(client)
    assert.equal((await reader.search(asked('prescripsión positiva'))).found.didYouMean, 'prescripción positiva')
    assert.isNull((await reader.search(asked('prescripción positiva'))).found.didYouMean)
  })

  test('the tabs tell how many results the words have in every source', async ({ client, assert }) => {
    await libraryOf({ title: 'Pensión' }, { title: 'Pensión ficticia', source: 'cjf', kind: 'sentencia' })
    const { totals } = await (await lawyer(client)).search(asked('pensión'))
    assert.containSubset(totals, { scjn: 1, cjf: 1 })
  })

  test('the newest come first when asked, whatever their score', async ({ client, assert }) => {
    await libraryOf(
      { title: 'Amparo amparo', publishedOn: '2001-01-01' },
      { title: 'Fianza', body: 'En el amparo.', publishedOn: '2024-01-01' }
    )
    const reader = await lawyer(client)
    assert.deepEqual(titlesOf(await reader.search(asked('amparo'))), ['Amparo amparo', 'Fianza'])
    const newest = await reader.search(`${asked('amparo')}&orden=fecha`)
    assert.deepEqual([titlesOf(newest), newest.found.order], [['Fianza', 'Amparo amparo'], 'newest'])
    assert.isUndefined((await reader.search(`${asked('amparo')}&orden=azar`)).asked.order)
  })
})

test.group('Nothing found', (group) => {
  group.each.setup(() => emptyLibrary())

  test('the same words without the filters are offered first', async ({ client, assert }) => {
    await libraryOf({ title: 'PENSIÓN', facets: { materia: ['Civil'] } })
    const { found } = await (await lawyer(client)).search('q=pensión&materia=Penal')
    assert.deepEqual([found.total, found.hits], [0, []])
    assert.deepEqual(found.relaxations, [{ dropped: 'filters', text: 'pensión', filters: {}, total: 1 }])
  })

  test('without the rarest word, which leaves the most; without quotes before that', async ({ client, assert }) => {
    await libraryOf({ title: 'Pensión alimenticia' }, { title: 'Pensión por viudez' }, { title: 'Concubinato' })
    const reader = await lawyer(client)
    const { relaxations } = (await reader.search(asked('pensión concubinato'))).found
    assert.deepEqual(relaxations, [
      { dropped: 'word', word: 'concubinato', text: 'pensión', filters: {}, total: 2 },
      { dropped: 'word', word: 'pensión', text: 'concubinato', filters: {}, total: 1 },
    ])
    const [loose] = (await reader.search(asked('"viudez por pensión"'))).found.relaxations
    assert.deepEqual(loose, { dropped: 'quotes', text: 'viudez por pensión', filters: {}, total: 1 })
  })

  test('any of the words, when no single one is to blame; nothing, when there is nothing', async ({
    client,
    assert,
  }) => {
    await libraryOf({ title: 'Pensión' }, { title: 'Fianza' }, { title: 'Concubinato' })
    const reader = await lawyer(client)
    const [any] = (await reader.search(asked('pensión fianza concubinato'))).found.relaxations
    assert.deepEqual(any, { dropped: 'all_but_one', text: 'pensión OR fianza OR concubinato', filters: {}, total: 3 })
    assert.isEmpty((await reader.search(asked('xyzzy'))).found.relaxations)
    assert.isEmpty((await reader.search('q=')).found.relaxations)
  })
})

test.group('Few results', (group) => {
  group.each.setup(() => emptyLibrary())

  test('are followed by those that have some of the words, the best first', async ({ client, assert }) => {
    const [all, some] = await libraryOf(
      { title: 'Remate. Postores' },
      { title: 'Remate. Postura legal' },
      { title: 'Fianza' }
    )
    const { found } = await (await lawyer(client)).search(asked('remate postores'))
    assert.deepEqual([found.total, found.hits[0]!.document.id], [1, all!.id])
    assert.containSubset(found.near, { text: '(remate OR postores)', total: 2, hits: [{ document: { id: some!.id } }] })
  })

  test('what is excluded stays excluded; one word, operators and further pages add nothing', async ({
    client,
    assert,
  }) => {
    await libraryOf({ title: 'Remate. Postores' }, { title: 'Remate judicial' }, { title: 'Remate. Almoneda' })
    const reader = await lawyer(client)
    const near = (await reader.search(asked('remate postores -almoneda'))).found.near!
    assert.deepEqual([near.text, near.total], ['(remate OR postores) -almoneda', 2])
    for (const text of ['remate', 'remate OR postores', '(remate postores)'])
      assert.isNull((await reader.search(asked(text))).found.near, text)
    assert.isNull((await reader.search(`${asked('remate postores')}&page=2`)).found.near)
  })
})
