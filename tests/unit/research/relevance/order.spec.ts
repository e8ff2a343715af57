import { test } from '@japa/runner'
import { ours, plainFts } from '#tests/bench/relevance/engines'
import { mean, ndcg, type Grades } from '#tests/bench/relevance/ndcg'

/** Invented theses; what the queries look for is judged below. */
const LIBRARY: [id: number, title: string, body: string][] = [
  [1, 'PENSIÓN ALIMENTICIA. SU MONTO', 'El juzgador fija el monto conforme a la capacidad del deudor.'],
  [
    2,
    'ALIMENTOS. CUÁNTO DEBE PAGAR EL DEUDOR',
    'La cantidad atiende a la posibilidad de quien los debe y a la necesidad de quien los recibe.',
  ],
  [3, 'DEUDOR ALIMENTARIO. REGISTRO', 'El registro de deudores no fija monto alguno.'],
  [4, 'REMATE. POSTORES', 'Los postores exhiben el depósito.'],
  [5, 'REMATE. POSTURA LEGAL', 'Es postura legal la que cubre dos tercios.'],
  [6, 'PATRÓN. RESPONSABILIDAD', 'Responde de los riesgos.'],
  [7, 'EMPLEADORES. RESPONSABILIDAD', 'Responden de los riesgos de sus trabajadores.'],
  [8, 'FIANZA JUDICIAL', 'El monto se fija en el incidente. La responsabilidad del fiador subsiste.'],
]
const QUERIES: [text: string, grades: Grades][] = [
  ['pensión alimenticia monto', { 1: 3, 2: 2, 3: 1 }],
  ['remate postores', { 4: 3, 5: 1 }],
  ['responsabilidad patrones', { 6: 3, 7: 3 }],
  ['postor', { 4: 3 }],
]
const documents = LIBRARY.map(([id, title, body]) => ({
  id,
  source: 'scjn',
  kind: 'tesis',
  title,
  body,
  publishedOn: '2024-01-01',
  facets: {},
}))

test.group('Result order', () => {
  test('improves with synonyms, stems and proximity over plain full text', async ({ assert }) => {
    const engines = [await ours(documents), plainFts(documents, ' '), plainFts(documents, ' OR ')]
    const scores: number[] = []
    for (const engine of engines) {
      const each: (number | null)[] = []
      for (const [text, grades] of QUERIES) each.push(ndcg(await engine.rank(text, 10), grades))
      scores.push(mean(each))
      await engine.close()
    }
    const [page, all, any] = scores
    assert.isAbove(page!, 0.9)
    assert.isAbove(page!, all! * 1.2)
    assert.isAbove(page!, any!)
  })
})
