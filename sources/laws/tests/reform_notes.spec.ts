import { test } from '@japa/runner'
import { FEDERAL, notePlace, STATE } from '#sources/laws/reading/gazettes'
import { innerOf } from '#sources/laws/dating/inner'
import { placeIn } from '#sources/laws/dating/places'
import { readLaw } from '#sources/laws/reading/read_law'
import { meaningOf } from '#sources/laws/dating/reform_notes'
import { INVENTED } from './invented.js'

const law = readLaw(INVENTED)
const NOTES = `
Artículo reformado DOF 13-03-2025 → article reformed
Artículo reformado DOF 16-01-1984. Derogado DOF 05-03-2014 → article repealed
Artículo derogado DOF 10-01-1994. Adicionado DOF 30-12-1997 → article added
Párrafo con fracciones adicionado DOF 01-02-2001 → paragraph added
Fracción reformada y recorrida DOF 01-02-2001 → fraction moved
Fracción recorrida DOF 01-02-2001 → fraction moved
Inciso derogado DOF 01-02-2001 → inciso repealed
Numeral adicionado DOF 01-02-2001 → numeral added
Apartado reformado DOF 01-02-2001 → apartado reformed
Capítulo adicionado DOF 01-02-2001 → chapter added
Capítulo reubicado DOF 01-02-2001 → chapter relocated
Título derogado DOF 01-02-2001 → title repealed
Denominación del Capítulo reformada DOF 01-02-2001 → name reformed
Epígrafe adicionado DOF 01-02-2001 → name added
Fe de erratas al artículo DOF 13-03-1943 → article errata
Fe de erratas a la fracción DOF 01-02-2001. Reformada DOF 02-02-2002 → fraction reformed
Multa de la fracción actualizada DOF 30-12-2020 → fraction amounts
Artículo original DOF 31-12-1981 → article original
Artículo declarado inválido por sentencia de la SCJN a Acción de Inconstitucionalidad notificada para efectos legales 01-02-2001 y publicada DOF 02-03-2001 → article invalidated
`

test.group('Reform notes', () => {
  test('parse «{note}» as expected')
    .with(
      NOTES.trim()
        .split('\n')
        .map((line) => ({ note: line.split(' → ')[0], read: line.split(' → ')[1] }))
    )
    .run(({ assert }, { note, read }) => {
      assert.equal(notePlace(note, FEDERAL), 'after')
      const { scope, action } = meaningOf(note)
      assert.equal(`${scope} ${action}`, read)
    })

  test('exclude prose that contains a gazette date', ({ assert }) => {
    assert.isNull(notePlace('Se abroga la Ley publicada en el DOF 01-02-2001 y sus reformas.', FEDERAL))
    assert.isNull(notePlace('Artículo 5.- La reforma publicada DOF 01-02-2001 se aplicará.', FEDERAL))
  })

  test('are attached to their unit and paragraph with their dates', ({ assert }) => {
    const notes = law.notes.map(({ unit, about, dates, text }) => ({
      unit: law.units[unit].key,
      about: about === null ? null : law.lines[about].slice(0, 12),
      dates,
      text: text.slice(0, 9),
    }))
    assert.deepEqual(notes.slice(0, 4), [
      { unit: 'capitulo-i', about: null, dates: ['2023-06-12'], text: 'Denominac' },
      { unit: '2', about: 'b) Menores.', dates: ['2001-02-01', '2023-06-12'], text: 'Inciso re' },
      { unit: '2', about: 'II. Los de p', dates: ['2001-02-01'], text: 'Fracción ' },
      { unit: '2', about: 'Para los efe', dates: ['2023-06-12'], text: 'Párrafo a' },
    ])
    const added = law.notes.find(({ text }) => text.startsWith('Artículo adicionado'))
    assert.equal(law.lines[added?.about ?? -1], 'Artículo 2o.-A.- Las balizas se sujetarán a lo mismo.')
  })

  test('belong to the unit they precede when in brackets', ({ assert }) => {
    const state = readLaw(
      ['LEY FICTICIA', 'Artículo 1. Uno.', '(REFORMADO, G.O. 4 DE MAYO DE 2018)', 'Artículo 2. Dos.', 'Sigue.'],
      STATE
    )
    const second = state.units.find(({ key }) => key === '2')
    assert.equal(second?.first, 2)
    assert.equal(state.units[state.notes[0].unit].key, '2')
    assert.deepEqual(state.notes[0].dates, ['2018-05-04'])
    assert.equal(state.notes[0].action, 'reformed')
  })

  test('belong to the unit above them when they name a decree of Nuevo León', ({ assert }) => {
    const noted = [
      '(Se reforma en Decreto 097, POE -033, fecha 04 marzo 2022.)',
      '(Se refo rma en Decreto No. 78, publicado en POE, de fecha 11 de marzo de 2016)',
      '(Adicionada en Decreto 477, P OE-55, fecha de 10 mayo 2021)',
      '(Reforma integrada por Decreto 06, POE 152, 02 de diciembre de 2015)',
    ]
    for (const note of noted) {
      const { notes, units } = readLaw(['LEY FICTICIA', 'Artículo 1. Uno.', note, 'Artículo 2. Dos.'], STATE)
      assert.deepEqual(
        notes.map(({ unit, about }) => [units[unit].key, about]),
        [['1', 1]],
        note
      )
    }
  })

  test('are none where the heading of an article with more than a number begins with its repeal', ({ assert }) => {
    const line = 'ARTÍCULO 291 Quintus.- Se Deroga. Artículo derogado y publicado en la GOCDMX el 28 de junio de 2024'
    assert.isNull(notePlace(line, STATE))
    assert.equal(notePlace('Artículo 291 Quintus derogado GOCDMX 28 de junio de 2024', STATE), 'after')
  })
})

test.group('Article subdivisions', () => {
  const lines = `LEY FICTICIA
Artículo 1.- Se entiende por:
I. Uno:
a) Primero;
i) Pequeño;
ii) Otro;
b) Segundo:
1. Número, y
2. Número.
Párrafo de la fracción.
II Bis.- Dos.
Artículo 2.- Se dividen en:
A. Apartado primero:
I. Su fracción.
C. No sigue a la A.
B. Apartado segundo:
I. Su fracción.`.split('\n')
  const read = readLaw(lines)
  const insideOf = (key: string) =>
    innerOf(
      read,
      read.units.find((unit) => unit.key === key)!
    ).map(({ kind, label, level }) => `${level} ${kind} ${label}`.trim())

  test('nest fractions, incisos, numerals and apartados at their levels', ({ assert }) => {
    assert.deepEqual(insideOf('1'), [
      '0 paragraph',
      '0 fraction I',
      '1 inciso a',
      '2 subinciso i',
      '2 subinciso ii',
      '1 inciso b',
      '2 numeral 1',
      '2 numeral 2',
      '3 paragraph',
      '0 fraction II Bis',
    ])
  })

  test('have citable positions that include the levels above', ({ assert }) => {
    const article = read.units.find(({ key }) => key === '1')!
    const inner = innerOf(read, article)
    const at = (line: string) => placeIn(inner, lines.indexOf(line))
    assert.equal(at('II Bis.- Dos.'), 'fracción II Bis')
    assert.equal(at('ii) Otro;'), 'fracción I, inciso a), subinciso ii)')
    assert.equal(at('2. Número.'), 'fracción I, inciso b), numeral 2')
    assert.isNull(at('Párrafo de la fracción.'))
    assert.isNull(placeIn(inner, 99))
  })

  test('keep apartados in sequence, above their fractions', ({ assert }) => {
    assert.deepEqual(insideOf('2'), [
      '0 paragraph',
      '0 apartado A',
      '1 fraction I',
      '2 paragraph',
      '0 apartado B',
      '1 fraction I',
    ])
  })
})
