import { test } from '@japa/runner'
import { STATE } from '#sources/laws/reading/gazettes'
import { readLaw } from '#sources/laws/reading/read_law'
import { lawIn } from './laws_of_tests.js'

test.group('Transitory provisions without a number', () => {
  const law = (lines: string) =>
    lawIn(`LEY FICTICIA\nArtículo 1.- Uno.\n${lines}`).units.filter(({ kind }) => kind === 'transitory')

  test('are read when they stand {what}')
    .with([
      {
        what: 'on the line of their heading',
        lines: 'ARTICULO TRANSITORIO.- El presente Decreto entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under a heading with a colon',
        lines: 'ARTICULO TRANSITORIO:\nLa presente Ley entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'with a number after their heading',
        lines: 'TRANSITORIO: ÚNICO._ Este decreto entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under another heading',
        lines: 'Disposición Transitoria\nEsta Ley entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under a heading that is a sentence',
        lines: 'TRANSITORIO DEL DECRETO 12, PUBLICADO EL 3 DE MAYO DE 2021.\nSEGUNDO.- Rige mañana.',
        number: '2',
      },
    ])
    .run(({ assert }, { lines, number }) => {
      assert.deepEqual(
        law(lines).map((unit) => unit.number),
        [number]
      )
    })

  test('are none where a sentence leads to numbered ones', ({ assert }) => {
    const units = law('TRANSITORIOS\nSe estará a lo siguiente:\nPRIMERO.- Rige mañana.\nSEGUNDO.- Se deroga.')
    assert.deepEqual(
      units.map(({ label }) => label),
      ['PRIMERO', 'SEGUNDO']
    )
  })

  test('are counted in figures with the sign of an ordinal', ({ assert }) => {
    const units = law(
      'TRANSITORIOS:\n1°.- La presente Ley entrará en vigor mañana.\n2o.- Se derogan las demás.\n3º- Otra.'
    )
    assert.deepEqual(
      units.map(({ number }) => number),
      ['1', '2', '3']
    )
  })

  test('stand under a heading that tells its gazette, which is no note of reform', ({ assert }) => {
    const heading =
      'ARTÍCULO TRANSITORIO DEL DECRETO 265, PUBLICADO EN PERIÓDICO OFICIAL NÚM. 48, DE FECHA 3 DE MAYO DE 2020'
    const under =
      'DEL DECRETO POR EL QUE SE REFORMA LA LEY FICTICIA, PUBLICADO EN LA GACETA OFICIAL EL 9 DE FEBRERO DE 2023.'
    const lines = ['LEY FICTICIA', 'Artículo 1.- Uno.', 'TRANSITORIO', 'ÚNICO.- Rige.', heading, 'ÚNICO. - Rige hoy.']
    const { units } = readLaw([...lines, 'TRANSITORIOS', under, 'PRIMERO.- Rige mañana.'], STATE)
    assert.deepEqual(
      units.flatMap(({ kind, decree }) => (kind === 'transitory' ? [decree] : [])),
      [null, '2020-05-03', '2023-02-09']
    )
  })

  test('belong to the decree whose day the list of reforms tells', ({ assert }) => {
    const units = law(
      'TRANSITORIO\nÚNICO.- Rige.\nARTÍCULOS TRANSITORIOS DEL DECRETO 28394/LXII/21\nPRIMERO.- Rige hoy.\nDECRETO 28394/LXII/21.- Se reforma el artículo 1 de la Ley Ficticia.- Jun. 8 de 2021 sec. V.'
    )
    assert.deepEqual(
      units.map(({ decree }) => decree),
      [null, '2021-06-08']
    )
  })

  test('belong to the decree whose day their heading tells', ({ assert }) => {
    const units = law(
      'TRANSITORIO\nÚNICO.- Rige mañana.\nARTÍCULO TRANSITORIO DEL DECRETO NÚM. 25, PUBLICADO EN EL PERIÓDICO OFICIAL, DE FECHA 30 DE DICIEMBRE DE 2024.\nÚNICO.- Rige hoy.'
    )
    assert.deepEqual(
      units.map(({ decree }) => decree),
      [null, '2024-12-30']
    )
  })
})
