import { test } from '@japa/runner'
import { demoPages } from '../demo/write_demo.js'
import { filters } from '../filters.js'
import { map } from '../mapper.js'
import { parse } from '../parser.js'

test.group('Demo cases of the federal courts', () => {
  const { expediente, sentencia } = demoPages()
  const texts = sentencia.filter(({ contentType }) => contentType.startsWith('text/'))
  const documents = [...expediente, ...texts].map((page) => map(parse(page), page))

  test('are readable, marked as fictitious, and cover every filter', ({ assert }) => {
    assert.isAbove(documents.length, 300)
    for (const { name } of filters)
      assert.isTrue(
        documents.some(({ facets }) => facets[name]?.length),
        `nothing fills ${name}`
      )
    const rulings = documents.filter(({ kind }) => kind === 'sentencia')
    assert.isTrue(rulings.every(({ body }) => body.includes('Documento ficticio')))
  })

  test('have unique addresses', ({ assert }) => {
    assert.lengthOf(new Set(documents.map(({ slug }) => slug)), documents.length)
  })

  test('include the full acuerdos of a case whose page cuts them', ({ assert }) => {
    const whole = documents.find(({ kind }) => kind === 'expediente')!
    assert.include(whole.body, 'dese vista al agente del Ministerio Público de la Federación adscrito.')
  })
})
