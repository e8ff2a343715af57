import { test } from '@japa/runner'
import { onEveryEngine } from './engines.js'

onEveryEngine('Phrase and proximity search', (bed) => {
  test('finds a phrase where its words follow each other, regardless of accents and punctuation', async ({
    assert,
  }) => {
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

  test('matches a long phrase as a whole only', async ({ assert }) => {
    await bed.index(
      { body: 'suprema corte de justicia de la nación' },
      { body: 'suprema corte de justicia; corte de justicia de la; justicia de la nación' }
    )
    assert.deepEqual(await bed.found('"suprema corte de justicia de la nación"'), [1])
    assert.deepEqual(await bed.found('"corte de justicia"'), [1, 2])
    assert.deepEqual(await bed.found('-"suprema corte de justicia de la nación"'), [2])
  })

  test('does not match a phrase across title, body and name', async ({ assert }) => {
    await bed.index({ title: 'Juez de', body: 'distrito', names: ['amparo directo', 'en revisión'] })
    assert.deepEqual(await bed.found('"juez de distrito"'), [])
    assert.deepEqual(await bed.found('"juez de"'), [1])
    assert.deepEqual(await bed.found('"directo en"'), [])
    assert.deepEqual(await bed.found('"amparo directo"'), [1])
  })

  test('treats case numbers as phrases', async ({ assert }) => {
    await bed.index({ body: 'amparo 123/2024' }, { body: 'el 2024 hubo 123' })
    assert.deepEqual(await bed.found('123/2024'), [1])
  })

  test('honours phrases in alternatives and exclusions', async ({ assert }) => {
    await bed.index({ body: 'amparo directo civil' }, { body: 'amparo indirecto civil' }, { body: 'directo amparo' })
    assert.deepEqual(await bed.found('"amparo directo" OR "amparo indirecto"'), [1, 2])
    assert.deepEqual(await bed.found('civil ("amparo directo" OR penal)'), [1])
    assert.deepEqual(await bed.found('amparo -"amparo directo"'), [2, 3])
    assert.deepEqual(await bed.found('amparo -("amparo directo" OR "amparo indirecto")'), [3])
  })

  test('answers a query of many phrases', async ({ assert }) => {
    const words = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece'.split(' ')
    const phrases = words.slice(1).map((word, place) => `"${words[place]} ${word}"`)
    await bed.index({ body: words.join(' ') }, { body: words.slice(0, 12).join(' ') })
    assert.deepEqual(await bed.found(phrases.join(' ')), [1])
  })

  test('finds NEAR words with at most the given distance, in any order', async ({ assert }) => {
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

  test('accepts phrases in NEAR', async ({ assert }) => {
    await bed.index({ body: 'el juicio de amparo y su suspensión' }, { body: 'amparo de juicio y su suspensión' })
    assert.deepEqual(await bed.found('"juicio de amparo" NEAR/3 suspensión'), [1])
  })

  test('searches title terms in titles and names', async ({ assert }) => {
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
