import { test } from '@japa/runner'
import { shared, spanOf } from '#app/judiciary/bench'
import { judgeNamed } from '#app/judiciary/actions/known_judges'

test.group('Court statistics', () => {
  test('split a term at the change of bench', ({ assert }) => {
    const time = { from: '2020-01-01', until: null }
    assert.deepEqual(shared(time, spanOf('before')), { from: '2020-01-01', until: '2025-09-14' })
    assert.deepEqual(shared(time, spanOf('since')), { from: '2025-09-15', until: null })
    assert.isNull(shared({ from: '2020-01-01', until: '2024-12-31' }, spanOf('since')))
  })

  test('read {text} as {name}')
    .with([
      { text: 'Magistrada Dra. Ofelia Inventada Duarte.', name: 'Ofelia Inventada Duarte' },
      { text: '  Genaro   Supuesto Montes', name: 'Genaro Supuesto Montes' },
      { text: '*****', name: null },
      { text: '123/2024', name: null },
      { text: 'Ofelia', name: null },
    ])
    .run(({ assert }, { text, name }) => assert.equal(judgeNamed(text), name))
})
