import { test } from '@japa/runner'
import { emptyLibrary, libraryOf } from './library.js'
import { lawyer, titlesOf } from './reader.js'

const asked = (text: string) => `q=${encodeURIComponent(text)}`

test.group('Search page features', (group) => {
  group.each.setup(() => emptyLibrary())

  test('include alternatives, proximity, title terms and filters', async ({ client, assert }) => {
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

  test('include synonyms, which are shown and can be turned off in the address', async ({ client, assert }) => {
    await libraryOf({ title: 'EMPLEADOR. SUS OBLIGACIONES' }, { title: 'PATRÓN. SUS OBLIGACIONES' })
    const reader = await lawyer(client)
    const both = await reader.search(asked('patrón'))
    assert.sameMembers(titlesOf(both), ['EMPLEADOR. SUS OBLIGACIONES', 'PATRÓN. SUS OBLIGACIONES'])
    assert.deepEqual(both.found.understood.synonyms, [{ word: 'patrón', others: ['empleador', 'empleadora'] }])
    const [, byName] = both.found.hits
    assert.deepEqual(byName!.why, [{ term: 'patrón', title: 1, body: 0, synonym: 'empleador' }])
    const without = await reader.search(`${asked('patrón')}&sinonimos=no`)
    assert.deepEqual(titlesOf(without), ['PATRÓN. SUS OBLIGACIONES'])
    assert.deepEqual([without.found.understood.synonyms, without.query.synonyms], [[], false])
    assert.deepEqual(titlesOf(await reader.search(asked('"patrón"'))), ['PATRÓN. SUS OBLIGACIONES'])
  })

  test('show which words each result contains, where and how often', async ({ client, assert }) => {
    await libraryOf({ title: 'COSA JUZGADA', body: 'La cosa juzgada. Cosa decidida no es cosa juzgada.' })
    const { found } = await (await lawyer(client)).search(asked('"cosa juzgada" decidida'))
    assert.sameDeepMembers(found.hits[0]!.why, [
      { term: 'cosa juzgada', title: 1, body: 2, synonym: null },
      { term: 'decidida', title: 0, body: 1, synonym: null },
    ])
  })

  test('suggest another spelling for a word that no document has', async ({ client, assert }) => {
    await libraryOf({ title: 'PRESCRIPCIÓN POSITIVA' }, { title: 'USUCAPIÓN' })
    const reader = await lawyer(client)
    assert.equal((await reader.search(asked('prescripsión positiva'))).found.didYouMean, 'prescripción positiva')
    assert.isNull((await reader.search(asked('prescripción positiva'))).found.didYouMean)
  })

  test('show the number of results in every source on the tabs', async ({ client, assert }) => {
    await libraryOf({ title: 'Pensión' }, { title: 'Pensión ficticia', source: 'cjf', kind: 'sentencia' })
    const { totals } = await (await lawyer(client)).search(asked('pensión'))
    assert.containSubset(totals, { scjn: 1, cjf: 1 })
  })

  test('sort by date on request, whatever the score', async ({ client, assert }) => {
    await libraryOf(
      { title: 'Amparo amparo', publishedOn: '2001-01-01' },
      { title: 'Fianza', body: 'En el amparo.', publishedOn: '2024-01-01' }
    )
    const reader = await lawyer(client)
    assert.deepEqual(titlesOf(await reader.search(asked('amparo'))), ['Amparo amparo', 'Fianza'])
    const newest = await reader.search(`${asked('amparo')}&orden=fecha`)
    assert.deepEqual([titlesOf(newest), newest.found.order], [['Fianza', 'Amparo amparo'], 'newest'])
    assert.isUndefined((await reader.search(`${asked('amparo')}&orden=azar`)).query.order)
  })
})

test.group('Search without results', (group) => {
  group.each.setup(() => emptyLibrary())

  test('offers the same words without the filters first', async ({ client, assert }) => {
    await libraryOf({ title: 'PENSIÓN', facets: { materia: ['Civil'] } })
    const { found } = await (await lawyer(client)).search('q=pensión&materia=Penal')
    assert.deepEqual([found.total, found.hits], [0, []])
    assert.deepEqual(found.relaxations, [{ dropped: 'filters', text: 'pensión', filters: {}, total: 1 }])
  })

  test('offers to drop quotes, then the word that tells least', async ({ client, assert }) => {
    await libraryOf({ title: 'Pensión alimenticia' }, { title: 'Pensión por viudez' }, { title: 'Concubinato' })
    const reader = await lawyer(client)
    const { relaxations } = (await reader.search(asked('pensión concubinato'))).found
    assert.deepEqual(relaxations, [
      { dropped: 'word', word: 'pensión', text: 'concubinato', filters: {}, total: 1 },
      { dropped: 'word', word: 'concubinato', text: 'pensión', filters: {}, total: 2 },
    ])
    const [loose] = (await reader.search(asked('"viudez por pensión"'))).found.relaxations
    assert.deepEqual(loose, { dropped: 'quotes', text: 'viudez por pensión', filters: {}, total: 1 })
  })

  test('offers any distance for NEAR and the whole text for a title term', async ({ client, assert }) => {
    await libraryOf(
      { title: 'FIANZA', body: 'La garantía que ordena el juez para reparar los daños causados por la suspensión.' },
      { title: 'OTRA', body: 'La caducidad.' }
    )
    const reader = await lawyer(client)
    const { relaxations } = (await reader.search(asked('garantía NEAR/2 suspensión'))).found
    assert.deepEqual(relaxations[0], { dropped: 'distance', text: 'garantía suspensión', filters: {}, total: 1 })
    assert.deepEqual((await reader.search(asked('rubro:garantía'))).found.relaxations, [
      { dropped: 'title', text: 'garantía', filters: {}, total: 1 },
    ])
    const [without] = (await reader.search(asked('garantía CERCA/2 caducidad'))).found.relaxations
    assert.containSubset(without, { dropped: 'word', total: 1 })
  })

  test('offers any of the words when no single one is to blame, or nothing when nothing helps', async ({
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

test.group('Search with few results', (group) => {
  group.each.setup(() => emptyLibrary())

  test('adds documents with some of the words, the best first', async ({ client, assert }) => {
    const [all, some] = await libraryOf(
      { title: 'Remate. Postores' },
      { title: 'Remate. Postura legal' },
      { title: 'Fianza' }
    )
    const { found } = await (await lawyer(client)).search(asked('remate postores'))
    assert.deepEqual([found.total, found.hits[0]!.document.id], [1, all!.id])
    assert.containSubset(found.near, { text: '(remate OR postores)', total: 2, hits: [{ document: { id: some!.id } }] })
  })

  test('keeps exclusions and adds nothing for one word, operators or further pages', async ({ client, assert }) => {
    await libraryOf({ title: 'Remate. Postores' }, { title: 'Remate judicial' }, { title: 'Remate. Almoneda' })
    const reader = await lawyer(client)
    const near = (await reader.search(asked('remate postores -almoneda'))).found.near!
    assert.deepEqual([near.text, near.total], ['(remate OR postores) -almoneda', 2])
    for (const text of ['remate', 'remate OR postores', '(remate postores)'])
      assert.isNull((await reader.search(asked(text))).found.near, text)
    assert.isNull((await reader.search(`${asked('remate postores')}&page=2`)).found.near)
  })
})
