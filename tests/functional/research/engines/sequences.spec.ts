import { test } from '@japa/runner'
import { onEveryEngine } from './engines.js'

onEveryEngine('Words that follow or neighbour each other', (bed) => {
  test('a phrase is found where its words follow each other, accents and signs aside', async ({ assert }) => {
    await bed.index(
      { body: 'el juez de distrito resolvió' },
      { body: 'el Juez, de DISTRÍTO' },
      { body: 'el distrito de juez' },
      { body: 'juez del distrito' }
    )
    assert.deepEqual(await bed.found('"juez de distrito"'), [1, 2])
    assert.deepEqual(await bed.found('"juez de"'), [1, 2])
    assert.deepEqual(await bed.found('"distrito resolvio"'), [1])
  })

  test('a long phrase has to stand whole, not in pieces', async ({ assert }) => {
    await bed.index(
      { body: 'suprema corte de justicia de la nación' },
      { body: 'suprema corte de justicia; corte de justicia de la; justicia de la nación' }
    )
    assert.deepEqual(await bed.found('"suprema corte de justicia de la nación"'), [1])
    assert.deepEqual(await bed.found('"corte de justicia"'), [1, 2])
    assert.deepEqual(await bed.found('-"suprema corte de justicia de la nación"'), [2])
  })

  test('a phrase does not reach from the title into the body or into a name', async ({ assert }) => {
    await bed.index({ title: 'Juez de', body: 'distrito', names: ['amparo directo', 'en revisión'] })
    assert.deepEqual(await bed.found('"juez de distrito"'), [])
    assert.deepEqual(await bed.found('"juez de"'), [1])
    assert.deepEqual(await bed.found('"directo en"'), [])
    assert.deepEqual(await bed.found('"amparo directo"'), [1])
  })

  test('numbers of cases are phrases', async ({ assert }) => {
    await bed.index({ body: 'amparo 123/2024' }, { body: 'el 2024 hubo 123' })
    assert.deepEqual(await bed.found('123/2024'), [1])
  })

  test('phrases count among alternatives and exclusions', async ({ assert }) => {
    await bed.index({ body: 'amparo directo civil' }, { body: 'amparo indirecto civil' }, { body: 'directo amparo' })
    assert.deepEqual(await bed.found('"amparo directo" OR "amparo indirecto"'), [1, 2])
    assert.deepEqual(await bed.found('civil ("amparo directo" OR penal)'), [1])
    assert.deepEqual(await bed.found('amparo -"amparo directo"'), [2, 3])
    assert.deepEqual(await bed.found('amparo -("amparo directo" OR "amparo indirecto")'), [3])
  })

  test('a query of many phrases is answered', async ({ assert }) => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece'.split(' ')
    const phrases = words.slice(1).map((word, place) => `"${words[place]} ${word}"`)
    await bed.index({ body: words.join(' ') }, { body: words.slice(0, 12).join(' ') })
    assert.deepEqual(await bed.found(phrases.join(' ')), [1])
  })

  test('NEAR finds words with at most so many between them, in any order', async ({ assert }) => {
    await bed.index(
      { body: 'suspensión provisional del acto en el amparo' },
      { body: 'amparo uno dos tres suspensiones' },
      { title: 'amparo', body: 'suspensión' },
      { body: `amparo ${'relleno '.repeat(20)} suspensión` }
    )
    assert.deepEqual(await bed.found('amparo NEAR/5 suspensión'), [1, 2])
    assert.deepEqual(await bed.found('amparo NEAR/3 suspensión'), [2])
    assert.deepEqual(await bed.found('amparo NEAR/2 suspensión'), [])
    assert.deepEqual(await bed.found('amparo NEAR/30 suspensión'), [1, 2, 4])
    assert.deepEqual(await bed.found('-(amparo NEAR/30 suspensión)'), [3])
  })

  test('NEAR takes phrases', async ({ assert }) => {
    await bed.index({ body: 'el juicio de amparo y su suspensión' }, { body: 'amparo de juicio y su suspensión' })
    assert.deepEqual(await bed.found('"juicio de amparo" NEAR/3 suspensión'), [1])
  })

  test('what is asked of the title is looked for in the title and in the names', async ({ assert }) => {
    await bed.index(
      { title: 'Amparo directo en materia penal', body: 'civil' },
      { title: 'Otro', body: 'amparo directo' },
      { title: 'Sin más', names: ['Amparo directo 4/2024'] }
    )
    assert.deepEqual(await bed.found('rubro:amparo'), [1, 3])
    assert.deepEqual(await bed.found('rubro:"amparo directo"'), [1, 3])
    assert.deepEqual(await bed.found('rubro:"amparo directo en materia"'), [1])
    assert.deepEqual(await bed.found('rubro:penal amparo'), [1])
    assert.deepEqual(await bed.found('rubro:mater*'), [1])
    assert.deepEqual(await bed.found('-rubro:amparo'), [2])
  })
})
