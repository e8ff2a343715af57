import { test } from '@japa/runner'
import { missingWords } from '#sources/laws/reading/missing_words'

const LAW = [
  'Artículo 36.- La Secretaría emitirá las normas que tengan por objeto establecer los requisitos y límites.',
]

test.group('Words that one text has and another lacks', () => {
  test('are none in {what}')
    .with([
      { what: 'the same text', other: LAW },
      { what: 'a text whose words are broken', other: [LAW[0].replace('límites', 'límit es').replace('La ', 'L a ')] },
      { what: 'a text broken into other lines', other: LAW[0].split(' ') },
      { what: 'a text in capitals without accents', other: [LAW[0].toUpperCase().replace('Í', 'I')] },
      { what: 'a text that says more', other: ['Otro artículo.', ...LAW, 'Y uno más.'] },
    ])
    .run(({ assert }, { other }) => assert.deepEqual(missingWords(LAW, other), []))

  test('include those left out of a sentence, also when they stand elsewhere', ({ assert }) => {
    const other = [LAW[0].replace('por objeto establecer los ', ''), 'Se llaman normas los']
    assert.deepEqual(missingWords(LAW, other), ['por', 'objeto', 'establecer'])
    assert.deepEqual(missingWords(LAW, []).length, 16)
  })

  test('include a lost "no" whose words around stand in another sentence', ({ assert }) => {
    const law = [
      'El aseguramiento no podrá comprender las redes.',
      'La visita de los barcos no podrá comprender la carga.',
    ]
    assert.deepEqual(missingWords(law, [law[0].replace(' no ', ' '), law[1]]), ['no'])
    assert.deepEqual(missingWords(law, [law[0], law[1].replace(' no ', ' ')]), ['no'])
  })

  test('exclude cells in another order', ({ assert }) => {
    const table = ['Límite inferior | Cuota fija | Por ciento', '0.01 | 0.00 | 1.92']
    const columns = ['Límite inferior 0.01', 'Cuota fija 0.00', 'Por ciento 1.92']
    assert.deepEqual(missingWords(table, columns), [])
  })
})
