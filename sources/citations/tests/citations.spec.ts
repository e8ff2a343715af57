import { test } from '@japa/runner'
import { articleKey, extractCitations } from '#sources/citations/extract_citations'
import { CPEUM, keysOf, pairs, rows } from './tables.js'

const NO_CITATIONS = `
conforme al artículo anterior
el artículo 14 del contrato colectivo de trabajo
artículo 5 de la citada ley
artículos 3 y 4 de este reglamento interior
artículo 8 de la ley de la materia
artículo 7 de la Ley General
artículo 87 de la Ley del Instituto
artículo 5 de esta Ley y 6 de la presente Ley
artículo 5 del código tributario del Estado
la Ley Agraria y la Ley Aduanera. El artículo 5 de la citada ley
el artículo 5 del Reglamento del artículo 133 de la ley
numeral 19 al artículo 24
artículo 6o. transitorio de la Ley Agraria
numeral 18 del Reglamento Interno de la misma Comisión
la Ley Reglamentaria de los Artículos 103 y 107 Constitucionales
la Ley Reglamentaria del Apartado B) del Artículo 123 Constitucional
párrafo 1 del artículo 9 de este ordenamiento
AI 9016/2018 sin más
la tesis 46 de su escrito
a los 14 días del mes de mayo de 2023
el 5 de febrero de 1917
la cantidad de $2,024,494.00
por 2024494 pesos
el expediente 9309/2023 del índice del juzgado
foja 12/2023
en la fracción I. 2 C
incisos I. 5 A y II. 6 B
Registro Público de la Propiedad 123
registro 12345678901
teléfono 5512345678
el oficio 500-05-2019-1234
las páginas 103 y 107
P. 12 del Apéndice
el Tomo I. J. García
Libro 26, Tomo III, página 1234
varios amparos
una queja de 2018
el artículo único
Diario Oficial de la Federación de 12/03/2019
el 12/03/19
el 33 del reglamento a los artículos 2o., 3o. y 16 de la Ley de Faros
el artículo 12, párrafo primero LEY DE FAROS METROPOLITANOS DE LA CIUDAD DE MÉXICO
artículo 5o. del Reglamento de la Ley de Faros en lo relativo a la inscripción de barcos
artículo 5o. de la ley vigente del lugar
artículo 9 de la Ley de la Agenc ia de Faros
artículo 9 de la Ley de Transforma ción de Faros
el 5 de febrero de 1917 y por el 131 del contrato colectivo
la Ley de Faros y la Ley de Boyas rigen en el artículo 5 de la misma, y en el artículo 6 de su ley orgánica, y 31 del Reglamento de dicha Ley
el artículo 8 del ordenamiento laboral vigente en el puerto y el artículo 9 de la propia ley reglamentaria
publicada por el 10 de dicho mes, según el 5 de dicha ley
el artículo 5 y el 20 de mayo de 2020
artículo 5 de la Constitución Política Local
el artículo 93 del Código de Jalisco
el artículo 8 de la Ley Reglamentaria
publicado el 5 de mayo en el artículo único, y 106 de su Reglamento
`

/** Of `Ley Federal de Ejemplo`. */
const OWN = `
artículo 88 de esta Ley | Ley Federal de Ejemplo#88
los artículos 63, 64 y 119, fracción II, de la presente Ley | Ley Federal de Ejemplo#63; Ley Federal de Ejemplo#64; Ley Federal de Ejemplo#119
artículo 45 del presente ordenamiento | Ley Federal de Ejemplo#45
artículos 4 de esta Ley y 5 de la Ley de Amparo | Ley Federal de Ejemplo#4; Ley de Amparo#5
artículo 70, último párrafo, en relación con el artículo 17 de la Ley de Amparo | Ley de Amparo#70; Ley de Amparo#17
artículos 4 y 6 bis, ambos de este ordenamiento legal | Ley Federal de Ejemplo#4; Ley Federal de Ejemplo#6 bis
los artículos 4 y 6 del Capítulo Tercero de esta Ley | Ley Federal de Ejemplo#4; Ley Federal de Ejemplo#6
las obligaciones del artículo 45 y demás disposiciones de esta Ley | Ley Federal de Ejemplo#45
`

test.group('Citations in legal prose', () => {
  test('are not found in «{$self}»')
    .with(rows(NO_CITATIONS))
    .run(({ assert }, text) => {
      assert.deepEqual(extractCitations(text), [])
    })

  test('take the statute for its own law in «{text}»')
    .with([
      ...pairs(OWN).map((one) => ({ ...one, own: 'LEY Federal de Ejemplo' })),
      {
        text: 'los artículos 1132 y 1138 de esta ley o del presente Código',
        keys: 'Código de Ejemplo#1132; Código de Ejemplo#1138',
        own: 'Código de Ejemplo',
      },
      {
        text: 'DECRETO por el que se expide la Ley de Faros, y se reforma el Código de Ejemplo. Según el artículo 5 de esta Ley',
        keys: 'Ley de Faros#5',
        own: 'Código de Ejemplo',
      },
      { text: 'el artículo 103 de esta Constitución', keys: `${CPEUM}#103`, own: CPEUM },
      ...['artículo 7 de la Ley de Faros', 'Se reforma el artículo 7, con un párrafo, de la Ley de Faros'].map(
        (text) => ({
          text,
          keys: 'Ley de Faros del Estado de Jalisco#7',
          own: 'Ley de Faros del Estado de Jalisco',
        })
      ),
      { text: 'artículo 7 de la Ley de Faros', keys: 'Ley de Faros#7', own: 'Ley de Faros Federales' },
    ])
    .run(({ assert }, { text, keys, own }) => {
      const found = extractCitations(text, { own })
      assert.deepEqual(
        found.flatMap((citation) => citation.keys),
        keysOf(keys)
      )
      assert.isTrue(found.every(({ article }) => /^(?:Ley|Código|Constitución) /.test(article!.law)))
    })

  test('do not take the statute for «{$self}»')
    .with([
      'el artículo 5 del presente Reglamento',
      'el artículo 8 de este decreto',
      'el artículo 88 anterior',
      'el artículo 8 de la Ley General',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(extractCitations(text, { own: 'Ley Federal de Ejemplo' }), [])
    })

  test('leave open which Constitution the one of a State means', ({ assert }) => {
    const own = 'Constitución Política del Estado de Ejemplo'
    assert.deepEqual(extractCitations('el artículo 100 de la Constitución', { own }), [])
    assert.deepEqual(
      extractCitations('las reformas a esta Constitución o a las leyes señaladas en su artículo 52', { own }),
      []
    )
    assert.deepEqual(
      extractCitations('el artículo 100 de la Constitución Federal', { own }).flatMap(({ keys }) => keys),
      [articleKey(CPEUM, '100')]
    )
  })

  test('cover exactly the citing words, so that these can become a link', ({ assert }) => {
    const text =
      'Con fundamento en los artículos 103, fracción I, y 107 de la Constitución Federal, y en la tesis P./J. 4/2022 (11a.), con registro digital 2024494; véase la acción de inconstitucionalidad 9015/2017 y su acumulada 9016/2017.'
    const runs = extractCitations(text)
    assert.deepEqual(
      runs.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`),
      [
        'article: artículos 103, fracción I',
        'article: 107 de la Constitución Federal',
        'thesis: P./J. 4/2022 (11a.)',
        'registration: registro digital 2024494',
        'case: acción de inconstitucionalidad 9015/2017',
        'case: 9016/2017',
      ]
    )
    assert.deepEqual(runs[0].article, { law: CPEUM, article: '103' })
  })

  test('are searched quickly in texts of any length and shape', ({ assert }) => {
    const hostile = [
      'artículo 1, ',
      'I.1o.',
      'A. B. C. D. ',
      'amparo ',
      '1/2020, ',
      'Ley de la de la ',
      'fracción I, y ',
      '(II Región)',
      'registro ',
      'artículo 5 de la Ley Agraria y artículo 6 de dicha ley; ',
      'artículo 1 de la citada ley ',
      'artículo 1, y se deroga el ',
      'del artículo 8, la fracción ',
      'Ley de Aa, Bb, Cc y Dd ',
      'Ley A',
      'y la Protección ',
      'artículo 1 del título a ',
      'artículo 1 que dice: “',
      'R.A. 1/2020; ',
      'SUP-JDC-',
      '1/2020[1], ',
      'LFT ',
      'artículo 1 de esta Ley y ',
      'artículo 1, con un primer ',
      'artículo 1 pasando a ',
      'y el 1 de la ley ',
      'DECRETO por el que se reforma el artículo 1 de este Código; ',
      'por el 1 de dicha ',
      'Agenc ia ',
      'Ley de Agenc a b ',
      'artículo 1 LEY AA BB CC ',
      'Ley de Aa IV, Bb V C ',
      'artículo 1 fracción I LEY DE A Y B ',
      'artículo 1 y Octavo Primero ',
      'Ley de Ingresos, Distrito ',
      'Ley Agraria, en su artículo 1 ',
      'Se reforman los artículos 1; la denominación ',
      'Ley de Faros, 1 de la misma, ',
      'artículo 1 de su ley orgánica, ',
      'artículo 1 del Reglamento de dicha Ley, ',
      'artículo 1 del ordenamiento establece ',
      'Ley Agraria (artículo 1) ',
      'artículo 1, con un último y un último ',
      'artículo 1 al propio título a ',
      'Se reforman los artículos 1; la denominación; 2; ',
      'se adiciona 1; ',
      'Se reforma el artículo 1. Se deroga el ',
      'artículo 1, en otros casos a, ',
      'y el 1, 2 y 3 de la ',
      '(1 y 2 de la ',
      'LEY DE FAROS\n',
      'Compilación\nPágina 1 de 2 ',
      'artícu lo 1 d e l a ',
      'códigos Penal y de ',
      'Ley Federal que Crea y Organiza a los ',
      'Reglamento de Faros de la Ley ',
      'artículo 1 del Pacto de Faros.\n2 del Pacto y ',
      'artículo 1 constitucional, fracción I, ',
      'artículo 1 de su reglamento y ',
      'artículo 1 del título a, capítulo b, ',
      'CÓDIGO DE FAROS VIGENTE PARA ',
      'Se reforma el artículo 1 de la Ley A; ',
      'se reforma “',
      'artículos de la Ley que son ',
      'las reformas y adiciones a los ',
      'uno\n\n 1 ',
      'REFORMA LA LEY DE FAROS, ',
      'FAROS MUNIC IPAL ',
      '; 1, en relación con los artículos 1, ',
      'Número de registro: 12345 ',
    ]
    const timeFor = (piece: string, length: number) => {
      const text = piece.repeat(length / piece.length)
      const times = [1, 2].map(() => {
        const begun = process.cpuUsage()
        extractCitations(text, { own: 'Ley de Ejemplo' })
        return process.cpuUsage(begun).user / 1_000
      })
      return Math.min(...times)
    }
    // four times the text: a search that is not linear takes sixteen times as long; of the processor, which others may use as well
    for (const piece of hostile)
      assert.isBelow(timeFor(piece, 48_000), 12 * Math.max(timeFor(piece, 12_000), 25), piece)
  })
})
