import { test } from '@japa/runner'
import { onEveryEngine } from './engines.js'

onEveryEngine('Query words', (bed) => {
  test('match every spelling and inflection of a word', async ({ assert }) => {
    await bed.index(
      { title: 'La Constitución' },
      { body: 'las constituciones locales' },
      { body: 'derecho CONSTITUCIONAL' }
    )
    for (const text of ['constitución', 'constitucion', 'CONSTITUCIONES'])
      assert.deepEqual(await bed.found(text), [1, 2], text)
    assert.deepEqual(await bed.found('constitucional'), [3])
  })

  test('distinguish ñ from n, and read accents and other alphabets', async ({ assert }) => {
    await bed.index({ body: 'un año' }, { body: 'el ano' }, { body: 'AÑOS שלום' }, { body: 'xilófono zeta x z' })
    assert.deepEqual(await bed.found('años'), [1, 3])
    assert.deepEqual(await bed.found('ano'), [2])
    assert.deepEqual(await bed.found('שלום'), [3])
    assert.deepEqual(await bed.found('xilofono zeta'), [4])
    assert.deepEqual(await bed.found('x z'), [4])
    assert.deepEqual(await bed.found('xz'), [])
  })

  test('all have to occur, in any place', async ({ assert }) => {
    await bed.index(
      { title: 'Amparo directo', body: 'penal' },
      { title: 'Amparo', body: 'civil' },
      { body: 'penal y amparo' }
    )
    assert.deepEqual(await bed.found('amparo penal'), [1, 3])
    assert.deepEqual(await bed.found('amparo el penal'), [1, 3])
    assert.deepEqual(await bed.found('amparo inexistente'), [])
  })

  test('are never joined when adjacent', async ({ assert }) => {
    await bed.index({ body: 'bien hechora' }, { body: 'bienhechora' })
    assert.deepEqual(await bed.found('bien hechora'), [1])
    assert.deepEqual(await bed.found('bienhechora'), [2])
  })

  test('all count, even beyond the limit of a server', async ({ assert }) => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'.split(' ')
    await bed.index({ body: words.join(' ') }, { body: words.slice(0, -1).join(' ') })
    assert.deepEqual(await bed.found(words.join(' ')), [1])
  })

  test('can be excluded, alone and beside other words', async ({ assert }) => {
    await bed.index({ body: 'penal' }, { body: 'civil' }, { body: 'civil y mercantil' })
    assert.deepEqual(await bed.found('-penal'), [2, 3])
    assert.deepEqual(await bed.found('civil -mercantil'), [2])
    assert.deepEqual(await bed.found('civil NOT mercantil'), [2])
    assert.deepEqual(await bed.found('-penal -"mercantil"'), [2])
  })

  test('bind tighter with OR than with adjacency, and accept groups', async ({ assert }) => {
    await bed.index({ body: 'amparo penal' }, { body: 'amparo civil' }, { body: 'amparo laboral' }, { body: 'penal' })
    assert.deepEqual(await bed.found('amparo penal OR civil'), [1, 2])
    assert.deepEqual(await bed.found('(amparo laboral) OR penal'), [1, 3, 4])
    assert.deepEqual(await bed.found('amparo -(penal OR civil)'), [3])
  })

  test('match every continuation of a prefix', async ({ assert }) => {
    await bed.index({ body: 'mercantil' }, { body: 'mercancías' }, { body: 'merced' }, { title: 'Mercader' })
    assert.deepEqual(await bed.found('mercan*'), [1, 2])
    assert.deepEqual(await bed.found('merc*'), [1, 2, 3, 4])
    assert.deepEqual(await bed.found('mercan* -mercantil'), [2])
  })

  test('match exactly when quoted', async ({ assert }) => {
    await bed.index({ body: 'juez' }, { body: 'jueces' })
    assert.deepEqual(await bed.found('juez'), [1, 2])
    assert.deepEqual(await bed.found('"juez"'), [1])
  })

  test('include stop words when nothing else is searched', async ({ assert }) => {
    await bed.index({ body: 'de la ley' }, { body: 'ley' })
    assert.deepEqual(await bed.found('la ley'), [1, 2])
    assert.deepEqual(await bed.found('de'), [1])
  })

  test('match legal synonyms, unless switched off', async ({ assert }) => {
    await bed.index({ body: 'pensión alimenticia' }, { body: 'alimentos del menor' }, { body: 'pensión por viudez' })
    const { understood } = await bed.search('alimentos')
    const others = understood.synonyms.flatMap((one) => one.others)
    assert.isAbove(others.length, 0, 'the data has synonyms of alimentos')
    assert.deepEqual(await bed.found('alimentos', { synonyms: false }), [2])
    assert.includeMembers(await bed.found('alimentos'), [2])
  })

  test('match the noun of a verb and the word that is shortened', async ({ assert }) => {
    await bed.index(
      { body: 'la interposición del recurso' },
      { body: 'quien interpuso la demanda' },
      { body: 'conforme al artículo 14 de la ley' },
      { body: 'el arte de 14 pintores' },
      { body: 'según el art. 14' }
    )
    assert.deepEqual(await bed.found('interponer'), [1, 2])
    for (const text of ['art. 14', 'arts. 14']) assert.deepEqual(await bed.found(text), [3, 5], text)
    assert.deepEqual(await bed.found('artículo 14'), [3, 5])
    assert.deepEqual(await bed.found('interponer', { synonyms: false }), [])
  })

  test('return every document when the query has nothing to search for')
    .with(['', '"', 'AND OR NOT NEAR ( ) * ^ : " -', '\u0000', '😀🏛️', '((((', '* * *', '\u202e', '-"'])
    .run(async ({ assert }, text) => {
      await bed.index({ title: 'Uno' }, { title: 'Dos' })
      assert.deepEqual(await bed.found(text), [1, 2])
    })

  test('treat server query syntax as text', async ({ assert }) => {
    await bed.index({ body: 'amparo', facets: { materia: ['a" OR source EXISTS OR x = "b'] } }, { body: 'otro' })
    assert.deepEqual(await bed.found('amparo" OR source EXISTS'), [])
    const filters = { materia: ['a" OR source EXISTS OR x = "b'] }
    assert.deepEqual(await bed.found('', { filters }), [1])
    assert.deepEqual(await bed.found('', { source: 'cjf" OR id > 0 OR x = "' }), [])
  })

  test('are indexed and found among control, broken and overlong characters', async ({ assert }) => {
    await bed.index(
      { title: 'Amparo\u0000directo \ud800 x', body: '😀 juez\u0000de\u0007distrito' },
      { body: `${'ñ'.repeat(300)} fin` }
    )
    for (const text of ['directo', '"juez de distrito"', '😀 juez']) assert.deepEqual(await bed.found(text), [1], text)
    assert.deepEqual(await bed.found('ñ'.repeat(200)), [2])
  })
})
