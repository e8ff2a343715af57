import { test } from '@japa/runner'
import type { TextRun } from '#app/core/search/search_engine'
import { onEveryEngine } from './engines.js'

const marked = (runs: TextRun[]) => runs.filter(({ mark }) => mark !== null).map(({ text, mark }) => `${text} ${mark}`)
const whole = (runs: TextRun[]) => runs.map(({ text }) => text).join('')

onEveryEngine('What is shown of a result', (bed) => {
  test('words are marked in title and extract, as typed or by their stem', async ({ assert }) => {
    await bed.index({ title: 'La suspensión', body: 'Procede la suspensión y otras suspensiones.' })
    const [hit] = (await bed.search('suspensión')).hits
    assert.equal(whole(hit.title), 'La suspensión')
    assert.deepEqual(marked(hit.title), ['suspensión exact'])
    assert.deepEqual(marked(hit.snippet), ['suspensión exact', 'suspensiones near'])
  })

  test('a phrase is marked whole, and what is excluded is not', async ({ assert }) => {
    await bed.index({ body: 'el juez de distrito, no el juez' })
    const [hit] = (await bed.search('"juez de distrito" -penal')).hits
    assert.deepEqual(marked(hit.snippet), ['juez de distrito exact'])
  })

  test('a result says why it is there', async ({ assert }) => {
    await bed.index({ title: 'Amparo directo', body: 'El amparo y los amparos.' })
    const [hit] = (await bed.search('amparo directo', { synonyms: false })).hits
    assert.deepEqual(hit.why, [
      { term: 'amparo', title: 1, body: 2, synonym: null },
      { term: 'directo', title: 1, body: 0, synonym: null },
    ])
  })

  test('a word that no document has gets a proposal', async ({ assert }) => {
    await bed.index({ body: 'procede la suspensión' }, { body: 'la suspensión provisional' })
    const { total, didYouMean } = await bed.search('suspencion')
    assert.equal(total, 0)
    assert.equal(didYouMean, 'suspensión')
    assert.isNull((await bed.search('suspensión')).didYouMean)
  })

  test('the last word of a text is completed with what most documents have', async ({ assert }) => {
    await bed.index(
      { body: 'prescripción' },
      { body: 'prescripción' },
      { body: 'presunción' },
      { body: 'año' },
      { body: 'prescripción', source: 'scjn' }
    )
    assert.deepEqual(await bed.engine.suggest('cjf', 'amparo pres', 5), [
      { text: 'amparo prescripción', count: 2 },
      { text: 'amparo presunción', count: 1 },
    ])
    assert.deepEqual(await bed.engine.suggest('cjf', 'amparo pres', 1), [{ text: 'amparo prescripción', count: 2 }])
    assert.deepEqual(await bed.engine.suggest('cjf', '', 5), [])
    assert.deepEqual(await bed.engine.suggest('cjf', 'año', 5), [{ text: 'año', count: 1 }])
  })
})
