import { test } from '@japa/runner'
import { demoPages } from '../demo/write_demo.js'
import { filters } from '../filters.js'
import { map } from '../mapper.js'
import { parse } from '../parser.js'

test.group('The invented cases of the federal courts', () => {
  const { expediente, sentencia } = demoPages()
  const texts = sentencia.filter(({ contentType }) => contentType.startsWith('text/'))
  const documents = [...expediente, ...texts].map((page) => map(parse(page), page))

  test('all of them can be read, are marked as invented and fill every filter', ({ assert }) => {
    assert.isAbove(documents.length, 300)
    for (const { name } of filters)
      assert.isTrue(
        documents.some(({ facets }) => facets[name]?.length),
        `nothing fills ${name}`
      )
    const rulings = documents.filter(({ kind }) => kind === 'sentencia')
    assert.isTrue(rulings.every(({ body }) => body.includes('Documento ficticio')))
  })

  test('no two have one address', ({ assert }) => {
    assert.lengthOf(new Set(documents.map(({ slug }) => slug)), documents.length)
  })

  test('a case whose acuerdos the page cuts has them whole', ({ assert }) => {
    const whole = documents.find(({ kind }) => kind === 'expediente')!
    assert.include(whole.body, 'dese vista al agente del Ministerio Público de la Federación adscrito.')
  })
})
