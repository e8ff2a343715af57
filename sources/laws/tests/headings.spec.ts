import { test } from '@japa/runner'
import { headingOf } from '#sources/laws/reading/headings'
import { isAnnex, isClosing, provisionOf, transitoryHeading } from '#sources/laws/reading/landmarks'
import { ordinalAt, romanOf } from '#sources/laws/reading/ordinals'

const HEADINGS = `
LIBRO PRIMERO → book LIBRO PRIMERO
LIBRO PRIMERO DE LAS PERSONAS → book LIBRO PRIMERO: DE LAS PERSONAS
PRIMERA PARTE → part PRIMERA PARTE
TÍTULO PRIMERO → title TÍTULO PRIMERO
TITULO DECIMOSEXTO → title TITULO DECIMOSEXTO
TÍTULO TRECE BIS → title TÍTULO TRECE BIS
TITULO PRELIMINAR → title TITULO PRELIMINAR
TITULO TERCERO A → title TITULO TERCERO A
Título II.- Registro de Faros → title Título II: Registro de Faros
CAPÍTULO I → chapter CAPÍTULO I
CAPITULO IV BIS → chapter CAPITULO IV BIS
Capítulo Único → chapter Capítulo Único
Capítulo 1 → chapter Capítulo 1
CAPITULO UNICO DISPOSICIONES GENERALES → chapter CAPITULO UNICO: DISPOSICIONES GENERALES
Capítulo I De los Mexicanos → chapter Capítulo I: De los Mexicanos
SECCIÓN 1a. → section SECCIÓN 1a.
Sección segunda → section Sección segunda
APARTADO A → apartado APARTADO A
Subsección Primera → apartado Subsección Primera
Apartado B. Para fines de señalización la autoridad llevará el registro de los faros de cada costa: → -
Capítulo I de esta Ley se aplicará → -
Título Segundo, Capítulo III → -
Parte obligada: La persona que firma → -
capítulo primero → -
Sección reformada DOF 01-01-2020 → -
`
const PROVISIONS = `
PRIMERO.- La presente → 1 La presente
Artículo Décimo Segundo. El → 12 El
ARTICULO UNICO.- Esta → unico Esta
Único. El → unico El
DECIMOTERCERO.- Los → 13 Los
Vigésimo Primero. El → 21 El
TERCERO BIS.- El → 3-bis El
Artículo 2o.- Se → 2 Se
ARTÍCULO SEGUNDO → 2
Transitorio Primero.- El → 1 El
TERCERA. La → 3 La
primero que nada → -
Primero se oirá a las partes → -
Segundo párrafo reformado → -
`
const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [written, read] = line.split(' → ')
      return { written, read: read.trim() }
    })

test.group('Division headings', () => {
  test('parse «{written}» as expected')
    .with(table(HEADINGS))
    .run(({ assert }, { written, read }) => {
      const heading = headingOf(written)
      const said = heading ? `${heading.kind} ${heading.label}${heading.name ? `: ${heading.name}` : ''}` : '-'
      assert.equal(said, read)
    })
})

test.group('Division headings with signs of their publisher', () => {
  test('are read from «{line}»')
    .with([
      { line: 'CAPÍTULO VI (sic DOF 20-03-2014)', label: 'CAPÍTULO VI', name: null },
      { line: 'TITULO V (sic DOF 31-08-1935)', label: 'TITULO V', name: null },
      { line: 'Sección Segunda.', label: 'Sección Segunda', name: null },
      { line: 'SECCIÓN 2a.', label: 'SECCIÓN 2a', name: null },
      {
        line: 'Capítulo IV.- De las tasas de interés y de los índices de referencia ficticios.',
        label: 'Capítulo IV',
        name: 'De las tasas de interés y de los índices de referencia ficticios.',
      },
      { line: 'CAPÍTULO II12', label: 'CAPÍTULO II', name: null },
    ])
    .run(({ assert }, { line, label, name }) => {
      const heading = headingOf(line)
      assert.deepEqual([heading?.label.replace(/\.$/, ''), heading?.name], [label, name])
    })

  test('are none in a sentence that mentions a division', ({ assert }) => {
    assert.isNull(headingOf('Capítulo II de esta Ley se aplicará a los faros que se encuentren en su jurisdicción.'))
    assert.isNull(headingOf('Apartado A. El Poder Judicial ficticio ejercerá su presupuesto con autonomía plena.'))
  })
})

test.group('Transitory provisions', () => {
  test('parse «{written}» as expected')
    .with(table(PROVISIONS))
    .run(({ assert }, { written, read }) => {
      const provision = provisionOf(written)
      assert.equal(provision ? `${provision.key} ${provision.rest}`.trim() : '-', read)
    })

  test('are introduced by any known spelling of the heading: {line}')
    .with(
      [
        'TRANSITORIOS',
        'TRANSITORIO',
        'Transitorios',
        'T R A N S I T O R I O S',
        'T r a n s i t o r i o s',
        'TRANSITORIOS:',
        'ARTÍCULOS TRANSITORIOS',
        'ARTICULOS TRANSITORIOS.-',
        'Disposiciones Transitorias del Código de Ejemplo',
      ].map((line) => ({ line }))
    )
    .run(({ assert }, { line }) => assert.equal(transitoryHeading(line), 'own'))

  test('distinguish the common heading of all decrees from that of one decree, and from prose', ({ assert }) => {
    assert.equal(transitoryHeading('ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA'), 'decrees')
    assert.isNull(transitoryHeading('Transitorios de esta Ley se aplicarán, en lo conducente.'))
    assert.isNull(transitoryHeading('El artículo transitorio'))
  })

  test('end at signatures and the order to publish, and an annex starts its own section', ({ assert }) => {
    assert.isTrue(isClosing('México, D.F., a 12 de diciembre de 1997.- Sen. Ejemplo Ficticio, Presidente.- Rúbricas.'))
    assert.isTrue(isClosing('En cumplimiento de lo dispuesto por la fracción I del Artículo 89'))
    assert.isFalse(isClosing('México y los demás Estados'))
    assert.isTrue(isAnnex('ANEXO 1'))
    assert.isTrue(isAnnex('Apéndice'))
    assert.isTrue(isAnnex('ANEXO 10. GASTO FICTICIO (pesos)'.toUpperCase()))
    assert.isFalse(isAnnex('Anexo 10. Que se cita en el artículo anterior'))
    assert.isFalse(isAnnex('Anexo a la solicitud se presentará copia.'))
  })
})

test.group('Spelled-out numbers', () => {
  test('are read in any combination', ({ assert }) => {
    const value = (text: string) => ordinalAt(text)?.value ?? null
    assert.deepEqual(
      ['Primero', 'DÉCIMO SEGUNDO', 'Decimosegundo', 'undécimo', 'TRIGÉSIMO NOVENO', 'Tercer', 'Única'].map(value),
      [1, 12, 12, 11, 39, 3, 1]
    )
    assert.deepEqual(['El', 'Octubre', '', 'Terceros'].map(value), [null, null, null, 3])
  })

  test('are checked when written as Roman numerals', ({ assert }) => {
    assert.deepEqual(['IV', 'XXXIX', 'VIIII', 'IIX', 'VL', ''].map(romanOf), [4, 39, 9, null, null, null])
  })
})
