import { test } from '@japa/runner'
import { loosened } from '#app/research/query/looser'

test.group('Looser query text', () => {
  test('keeps the words of NEAR and drops their distance', ({ assert }) => {
    assert.equal(
      loosened('garantía NEAR/2 "daños causados" CERCA juez', 'distance', []),
      'garantía "daños causados" juez'
    )
    assert.equal(loosened('"garantía NEAR juez" multa NEAR pago', 'distance', []), '"garantía NEAR juez" multa pago')
    assert.isNull(loosened('garantía near juez', 'distance', []))
  })

  test('keeps title terms and drops that they stand in the title', ({ assert }) => {
    assert.equal(
      loosened('rubro:usura título:"interés jurídico" materia:civil', 'title', ['materia']),
      'usura "interés jurídico" materia:civil'
    )
    assert.isNull(loosened('usura materia:civil', 'title', ['materia']))
  })
})
