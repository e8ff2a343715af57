import { test } from '@japa/runner'
import { onEveryEngine } from './engines.js'

onEveryEngine('Words', (bed) => {
  test('every spelling and form of a word finds the same documents', async ({ assert }) => {
    await bed.index(
      { title: 'La Constitución' },
      { body: 'las constituciones locales' },
      { body: 'derecho CONSTITUCIONAL' }
    )
    for (const text of ['constitución', 'constitucion', 'CONSTITUCIONES'])
      assert.deepEqual(await bed.found(text), [1, 2], text)
    assert.deepEqual(await bed.found('constitucional'), [3])
  })

  test('ñ is not n, and accents and letters of other alphabets are read', async ({ assert }) => {
    await bed.index({ body: 'un año' }, { body: 'el ano' }, { body: 'AÑOS שלום' }, { body: 'xilófono zeta x z' })
    assert.deepEqual(await bed.found('años'), [1, 3])
    assert.deepEqual(await bed.found('ano'), [2])
    assert.deepEqual(await bed.found('שלום'), [3])
    assert.deepEqual(await bed.found('xilofono zeta'), [4])
    assert.deepEqual(await bed.found('x z'), [4])
    assert.deepEqual(await bed.found('xz'), [])
  })

  test('all words have to be there, wherever they stand', async ({ assert }) => {
    await bed.index(
      { title: 'Amparo directo', body: 'penal' },
      { title: 'Amparo', body: 'civil' },
      { body: 'penal y amparo' }
    )
    assert.deepEqual(await bed.found('amparo penal'), [1, 3])
    assert.deepEqual(await bed.found('amparo el penal'), [1, 3])
    assert.deepEqual(await bed.found('amparo inexistente'), [])
  })

  test('words that stand beside each other are never taken for one', async ({ assert }) => {
    await bed.index({ body: 'bien hechora' }, { body: 'bienhechora' })
    assert.deepEqual(await bed.found('bien hechora'), [1])
    assert.deepEqual(await bed.found('bienhechora'), [2])
  })

  test('more words than a server reads of a query all count', async ({ assert }) => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'.split(' ')
    await bed.index({ body: words.join(' ') }, { body: words.slice(0, -1).join(' ') })
    assert.deepEqual(await bed.found(words.join(' ')), [1])
  })

  test('exclusions, alone and beside words, leave the others', async ({ assert }) => {
    await bed.index({ body: 'penal' }, { body: 'civil' }, { body: 'civil y mercantil' })
    assert.deepEqual(await bed.found('-penal'), [2, 3])
    assert.deepEqual(await bed.found('civil -mercantil'), [2])
    assert.deepEqual(await bed.found('civil NOT mercantil'), [2])
    assert.deepEqual(await bed.found('-penal -"mercantil"'), [2])
  })

  test('OR binds tighter than what stands beside it, and groups count', async ({ assert }) => {
    await bed.index({ body: 'amparo penal' }, { body: 'amparo civil' }, { body: 'amparo laboral' }, { body: 'penal' })
    assert.deepEqual(await bed.found('amparo penal OR civil'), [1, 2])
    assert.deepEqual(await bed.found('(amparo laboral) OR penal'), [1, 3, 4])
    assert.deepEqual(await bed.found('amparo -(penal OR civil)'), [3])
  })

  test('a prefix finds every word that begins so', async ({ assert }) => {
    await bed.index({ body: 'mercantil' }, { body: 'mercancías' }, { body: 'merced' }, { title: 'Mercader' })
    assert.deepEqual(await bed.found('mercan*'), [1, 2])
    assert.deepEqual(await bed.found('merc*'), [1, 2, 3, 4])
    assert.deepEqual(await bed.found('mercan* -mercantil'), [2])
  })

  test('a quoted word counts as it is written', async ({ assert }) => {
    await bed.index({ body: 'juez' }, { body: 'jueces' })
    assert.deepEqual(await bed.found('juez'), [1, 2])
    assert.deepEqual(await bed.found('"juez"'), [1])
  })

  test('stop words count when nothing else is asked', async ({ assert }) => {
    await bed.index({ body: 'de la ley' }, { body: 'ley' })
    assert.deepEqual(await bed.found('la ley'), [1, 2])
    assert.deepEqual(await bed.found('de'), [1])
  })

  test('legal synonyms find each other, unless they are switched off', async ({ assert }) => {
    await bed.index({ body: 'pensión alimenticia' }, { body: 'alimentos del menor' }, { body: 'pensión por viudez' })
    const { understood } = await bed.search('alimentos')
    const others = understood.synonyms.flatMap((one) => one.others)
    assert.isAbove(others.length, 0, 'the data has synonyms of alimentos')
    assert.deepEqual(await bed.found('alimentos', { synonyms: false }), [2])
    assert.includeMembers(await bed.found('alimentos'), [2])
  })

  test('whatever is typed is answered: every document when nothing can be searched for')
    .with(['', '"', 'AND OR NOT NEAR ( ) * ^ : " -', '\u0000', '😀🏛️', '((((', '* * *', '\u202e', '-"'])
    .run(async ({ assert }, text) => {
      await bed.index({ title: 'Uno' }, { title: 'Dos' })
      assert.deepEqual(await bed.found(text), [1, 2])
    })

  test('what looks like the language of a server is text', async ({ assert }) => {
    await bed.index({ body: 'amparo', facets: { materia: ['a" OR source EXISTS OR x = "b'] } }, { body: 'otro' })
    assert.deepEqual(await bed.found('amparo" OR source EXISTS'), [])
    const filters = { materia: ['a" OR source EXISTS OR x = "b'] }
    assert.deepEqual(await bed.found('', { filters }), [1])
    assert.deepEqual(await bed.found('', { source: 'cjf" OR id > 0 OR x = "' }), [])
  })

  test('texts with control characters, broken characters and long words are indexed and found', async ({ assert }) => {
    await bed.index(
      { title: 'Amparo\u0000directo \ud800 x', body: '😀 juez\u0000de\u0007distrito' },
      { body: `${'ñ'.repeat(300)} fin` }
    )
    for (const text of ['directo', '"juez de distrito"', '😀 juez']) assert.deepEqual(await bed.found(text), [1], text)
    assert.deepEqual(await bed.found('ñ'.repeat(200)), [2])
  })
})
