import { test } from '@japa/runner'
import type { TextRun } from '#app/core/search/search_engine'
import { onEveryEngine } from './engines.js'

const marked = (runs: TextRun[]) => runs.filter(({ mark }) => mark !== null).map(({ text, mark }) => `${text} ${mark}`)
const whole = (runs: TextRun[]) => runs.map(({ text }) => text).join('')

onEveryEngine('Search result display', (bed) => {
  test('highlights words in title and extract, as typed or by stem', async ({ assert }) => {
    await bed.index({ title: 'La suspensión', body: 'Procede la suspensión y otras suspensiones.' })
    const [hit] = (await bed.search('suspensión')).hits
    assert.equal(whole(hit.title), 'La suspensión')
    assert.deepEqual(marked(hit.title), ['suspensión exact'])
    assert.deepEqual(marked(hit.snippet), ['suspensión exact', 'suspensiones near'])
  })

  test('highlights a phrase as a whole and excluded words never', async ({ assert }) => {
    await bed.index({ body: 'el juez de distrito, no el juez' })
    const [hit] = (await bed.search('"juez de distrito" -penal')).hits
    assert.deepEqual(marked(hit.snippet), ['juez de distrito exact'])
  })

  test('explains why a document matches', async ({ assert }) => {
    await bed.index({ title: 'Amparo directo', body: 'El amparo y los amparos.' })
    const [hit] = (await bed.search('amparo directo', { synonyms: false })).hits
    assert.deepEqual(hit.why, [
      { term: 'amparo', title: 1, body: 2, synonym: null },
      { term: 'directo', title: 1, body: 0, synonym: null },
    ])
  })

  test('suggests a correction for a word that no document has', async ({ assert }) => {
    await bed.index({ body: 'procede la suspensión' }, { body: 'la suspensión provisional' })
    const { total, didYouMean } = await bed.search('suspencion')
    assert.equal(total, 0)
    assert.equal(didYouMean, 'suspensión')
    assert.isNull((await bed.search('suspensión')).didYouMean)
  })

  test('completes the last word with the most frequent terms', async ({ assert }) => {
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
