import { test } from '@japa/runner'
import { distinctTitles } from '../../../inertia/features/research/reading/distinct_titles.js'

test.group('Titles in a narrow list', () => {
  const shared = 'LIBERTAD DE EXPRESIÓN. LA ORDEN DE RETIRAR UN CONTENIDO EXIGE UN ESCRUTINIO,'

  test('that begin alike show what tells them apart', ({ assert }) => {
    assert.deepEqual(
      distinctTitles([`${shared} TRATÁNDOSE DE PERIODISTAS.`, `${shared} SI ES UNA EMPRESA.`, 'OTRO RUBRO.']),
      [
        'LIBERTAD DE EXPRESIÓN. … TRATÁNDOSE DE PERIODISTAS.',
        'LIBERTAD DE EXPRESIÓN. … SI ES UNA EMPRESA.',
        'OTRO RUBRO.',
      ]
    )
  })

  test('stay whole when they differ early, are the same, or go on where another ends', ({ assert }) => {
    const titles = ['Ley de Amparo, artículo 5', 'Ley de Amparo, artículo 6']
    assert.deepEqual(distinctTitles(titles), titles)
    assert.deepEqual(distinctTitles([shared, shared]), [shared, shared])
    assert.deepEqual(distinctTitles([shared.replace(/,$/, '.'), `${shared} SIEMPRE.`]), [
      shared.replace(/,$/, '.'),
      'LIBERTAD DE EXPRESIÓN. … SIEMPRE.',
    ])
  })
})
