import { test } from '@japa/runner'
import type { IndexedDocument } from '#app/core/search/search_engine'
import { priorOf } from '#app/research/search/index/prior'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

/** Fictitious words of a ruling that nobody asks for. */
const filler = (words: number) => Array.from({ length: words }, (_, place) => `relleno${place % 97}`).join(' ')

test.group('Search ranking', (group) => {
  const file = withSearchFile(group)

  function ranked(text: string, documents: IndexedDocument[], pageSize = 10): number[] {
    const others = Array.from({ length: 30 }, (_, place) => aDocument(1000 + place, { body: filler(120) }))
    const writer = new IndexWriter(file())
    writer.clear()
    writer.apply(changesOf([...documents, ...others]))
    writer.close()
    const searcher = new Searcher({ file: file(), filters: { cjf: [] } })
    const { hits } = searcher.search(aRequest({ text, pageSize }))
    searcher.close()
    return hits.map(({ id }) => id)
  }

  test('puts a thesis above a whole ruling that has every word somewhere', ({ assert }) => {
    const chapters = ['congruencia ', 'exhaustividad '].map((word) => `${word.repeat(300)} ${filler(3_000)}`)
    const ruling = aDocument(1, { body: chapters.join(' ') })
    const thesis = aDocument(2, {
      title: 'Laudo',
      body: `La congruencia y la exhaustividad. Toda exhaustividad guarda congruencia. ${filler(150)}`,
    })
    assert.deepEqual(ranked('congruencia exhaustividad', [ruling, thesis]), [2, 1])
  })

  test('judges a long document by its best passage, not by all of it', ({ assert }) => {
    const apart = `usucapión ${filler(2_000)} herencia ${filler(2_000)}`
    const together = `${filler(2_000)} usucapión de la herencia ${filler(2_000)}`
    const documents = [aDocument(2, { body: apart }), aDocument(1, { body: together })]
    assert.deepEqual(ranked('usucapión herencia', documents), [1, 2])
  })

  test('finds a phrase, a synonym and a beginning in the passages of a long document', ({ assert }) => {
    const long = (words: string) => `${filler(1_500)} ${words} ${filler(1_500)}`
    const documents = [
      aDocument(3, { body: `${long('"acto reclamado"')} ${filler(1_500)} empleador mercantil` }),
      aDocument(1, { body: long('acto reclamado del empleador mercantil') }),
    ]
    assert.deepEqual(ranked('"acto reclamado" patrón mercan*', documents), [1, 3])
  })

  test('finds a ruling by its number first', ({ assert }) => {
    const ruling = aDocument(1, { title: 'Amparo en revisión 77/2031', body: filler(9_000) })
    const citing = aDocument(2, { body: `Precedente: amparo en revisión 77/2031. ${filler(150)}` })
    assert.deepEqual(ranked('amparo en revisión 77/2031', [ruling, citing]), [1, 2])
  })

  test('lists every long document once, also those whose passages were not read', ({ assert }) => {
    const documents = Array.from({ length: 90 }, (_, place) =>
      aDocument(place + 1, { body: `amparo ${filler(1_200)}` })
    )
    const ids = ranked('amparo', documents, 100)
    assert.lengthOf(new Set(ids), 90)
  })

  test('puts the typed form of a word before others of its stem', ({ assert }) => {
    const documents = [
      aDocument(1, { title: 'Suspensión otorgada', body: 'Se concede la otorgada.' }),
      aDocument(2, { title: 'Suspensión por otorgar', body: 'Se concede por otorgar.' }),
    ]
    assert.deepEqual(ranked('suspensión otorgada', documents), [1, 2])
    assert.deepEqual(ranked('suspensión otorgar', documents), [2, 1])
  })

  test('lists an article with the typed words alone, not one with a word that only looks alike', ({ assert }) => {
    const documents = [
      aDocument(1, { title: 'Plan de reparación', body: 'La suspensión del proceso con un plan de reparación.' }),
      aDocument(2, { title: 'Artículo 126', body: 'La suspensión se concederá de oficio y de plano.' }),
    ]
    assert.deepEqual(ranked('suspensión de plano', documents), [2])
  })

  test('puts jurisprudencia and recent épocas first among texts that fit as well', ({ assert }) => {
    const body = 'La caducidad opera.'
    const isolated = 'collegiate.isolated:3'
    const documents = [
      aDocument(1, { body, tier: 'collegiate.binding:3', publishedOn: '2012-05-05' }),
      aDocument(2, { body, tier: isolated, publishedOn: '2022-05-05' }),
      aDocument(3, { body, tier: isolated, publishedOn: '1999-05-05' }),
      aDocument(4, { body, tier: 'court.opinion', publishedOn: '2023-05-05' }),
      aDocument(5, { title: 'Caducidad', body, tier: isolated, publishedOn: '1980-05-05' }),
    ]
    assert.deepEqual(ranked('caducidad', documents), [5, 1, 2, 3, 4])
  })
})

test.group('Document prior', () => {
  test('stays below a quarter and leaves documents without a tier alone', ({ assert }) => {
    const days = [null, '1980-01-01', '1995-02-04', '2011-10-04', '2021-05-01'].map(
      (date) => date && Date.parse(date) / 86_400_000
    )
    const factors = days.map((day) => priorOf('court.binding', day as number | null))
    assert.deepEqual([...factors].sort(), factors)
    assert.isBelow(factors.at(-1)! / priorOf('court.isolated', null), 1.25)
    assert.deepEqual(
      [undefined, 'otro', 'otro.cosa'].map((tier) => priorOf(tier, 20_000)),
      [1, 1, 1]
    )
  })
})
