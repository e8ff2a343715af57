import { test } from '@japa/runner'
import type { Law, LawUnit } from '../law.js'
import { outlineOf, pathOf, searchTextOf } from '../outline.js'
import { readLaw } from '../read_law.js'
import { INVENTED } from './invented.js'

const law = readLaw(INVENTED)
const of = (read: Law, key: string) => read.units.find((unit) => unit.key === key) as LawUnit
const textOf = (read: Law, key: string) => read.lines.slice(of(read, key).first, of(read, key).end)
const keys = (read: Law, kind: LawUnit['kind']) => read.units.filter((unit) => unit.kind === kind).map(({ key }) => key)
const read = (text: string) => readLaw(text.trim().split('\n'))

test.group('The structure of a law', () => {
  test('its front page tells title, publication and last reform', ({ assert }) => {
    assert.equal(law.title, 'LEY FEDERAL DE FAROS Y BALIZAS (FICTICIA)')
    assert.equal(law.publishedOn, '1998-03-04')
    assert.equal(law.lastReformOn, '2023-06-12')
  })

  test('its units part its lines among them, in order and without gaps', ({ assert }) => {
    assert.equal(law.units[0].first, 0)
    assert.equal(law.units.at(-1)?.end, INVENTED.length)
    law.units.slice(1).forEach((unit, place) => assert.equal(unit.first, law.units[place].end))
  })

  test('articles are those of the law: none of its decree, of a quotation or of a sentence', ({ assert }) => {
    assert.deepEqual(keys(law, 'article'), ['1', '2', '2-a', '2-bis', '3', '4', '5', '6-8', '9', '1000'])
    assert.include(textOf(law, '5'), '“Artículo 2o.- Texto citado de otra ley.”')
    assert.include(textOf(law, '4'), 'Artículo 9 de otra ley, que no es encabezado.')
  })

  test('a range of repealed articles is one unit that stands for all of them', ({ assert }) => {
    assert.deepEqual(of(law, '6-8').numbers, ['6', '7', '8'])
    assert.equal(of(law, '6-8').number, '6 al 8')
  })

  test('an article alone on its line has its text below, with its table', ({ assert }) => {
    assert.deepEqual(textOf(law, '9').slice(1, 4), ['Las multas serán:', 'Falta | Días', 'Leve | 10'])
    assert.isNull(of(law, '9').name)
  })

  test('articles know the divisions above them, and these their names', ({ assert }) => {
    assert.equal(
      pathOf(law, of(law, '2-bis')),
      'LIBRO PRIMERO. De los Faros › TÍTULO PRIMERO. Disposiciones Generales › CAPÍTULO I. Objeto'
    )
    assert.equal(pathOf(law, of(law, '9')), 'LIBRO SEGUNDO. De las Sanciones')
    assert.equal(of(law, 'capitulo-ii-bis').name, null)
  })

  test('transitory provisions have keys of their own for each decree, also of the same day', ({ assert }) => {
    assert.deepEqual(keys(law, 'transitory'), [
      't-1',
      't-2',
      't-2001-02-01-unico',
      't-2001-02-01-b-1',
      't-2001-02-01-b-2',
    ])
    assert.equal(of(law, 't-2001-02-01-unico').decree, '2001-02-01')
    assert.isNull(of(law, 't-1').decree)
    assert.include(textOf(law, 't-2'), 'Primero. Esto es texto del segundo transitorio.')
  })

  test('signatures, what is left of the decree and annexes are no provisions', ({ assert }) => {
    assert.deepEqual(textOf(law, 'anexo-1'), ['ANEXO 1', 'Luces y colores'])
    assert.deepEqual(textOf(law, '1000'), ['Artículo 1,000.- Último artículo.'])
    assert.lengthOf(keys(law, 'closing'), 2)
  })

  test('the outline has the places of its divisions in the text, and no preamble', ({ assert }) => {
    const body = INVENTED.join('\n')
    const outline = outlineOf(law, ({ kind, key }) => (kind === 'article' ? `ley-${key}` : null))
    for (const { start, label } of outline) assert.equal(body.slice(start, start + label.length), label)
    assert.deepEqual(
      outline.slice(0, 4).map(({ kind, level }) => [kind, level]),
      [
        ['book', 0],
        ['title', 1],
        ['chapter', 2],
        ['article', 3],
      ]
    )
    assert.equal(outline.filter(({ kind }) => kind === 'decree').length, 4)
  })

  test('of the whole law names and headings are searched, not its articles', ({ assert }) => {
    const text = searchTextOf(law, ['Ley Federal de Faros y Balizas'])
    assert.include(text, 'CAPÍTULO I Objeto')
    assert.notInclude(text, 'Esta Ley regula')
  })
})

test.group('Quirks of the texts of laws', () => {
  test('a law whose articles are numbered in words', ({ assert }) => {
    const worded = read(`LEY FICTICIA
DECRETO:
ARTICULO PRIMERO.- Se prohíbe lo primero.
ARTICULO SEGUNDO.- Se prohíbe lo segundo.
ARTICULO TERCERO.- Rige desde hoy.
México, D. F., a 10 de enero de 1939.- Rúbrica.`)
    assert.deepEqual(keys(worded, 'article'), ['1', '2', '3'])
    assert.deepEqual(keys(worded, 'closing'), ['closing'])
  })

  test('articles with titles of their own, on their line or below', ({ assert }) => {
    const titled = read(`CÓDIGO FICTICIO
Artículo 1. Objeto
Este Código regula.
Artículo 2. Plazos
Los plazos corren.
Artículo 3.
Cómputo
Se cuentan los días.`)
    assert.deepEqual(
      titled.units.filter(({ kind }) => kind === 'article').map(({ name }) => name),
      ['Objeto', 'Plazos', 'Cómputo']
    )
  })

  test('one short article among others has no title', ({ assert }) => {
    const plain = read(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 3. Tres.\nArtículo 4. Sin punto\nsigue'
    )
    assert.isTrue(plain.units.every(({ kind, name }) => kind !== 'article' || name === null))
  })

  test('a table of contents is no structure', ({ assert }) => {
    const listed = read(`LEY FICTICIA
TÍTULO PRIMERO
De lo primero
TÍTULO SEGUNDO
De lo segundo
TÍTULO PRIMERO
De lo primero
Artículo 1. Uno.
TÍTULO SEGUNDO
De lo segundo
Artículo 2. Dos.`)
    assert.deepEqual(keys(listed, 'title'), ['titulo-primero', 'titulo-segundo'])
    assert.equal(of(listed, 'titulo-primero').first, 5)
  })

  test('a part may divide a book or a section', ({ assert }) => {
    const parted = read(`LEY FICTICIA
TÍTULO PRIMERO
CAPÍTULO I
SECCIÓN PRIMERA
PRIMERA PARTE
Artículo 1. Uno.
SEGUNDA PARTE
Artículo 2. Dos.
CAPÍTULO II
Artículo 3. Tres.`)
    const levels = parted.units.map(({ kind, level }) => `${kind} ${level}`)
    assert.deepEqual(levels.slice(1), [
      'title 0',
      'chapter 1',
      'section 2',
      'part 3',
      'article 4',
      'part 3',
      'article 4',
      'chapter 1',
      'article 2',
    ])
  })

  test('an article that is printed twice keeps both, under two keys', ({ assert }) => {
    const twice = read(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 2. Dos, otra vez.\nArtículo 3. Tres.'
    )
    assert.deepEqual(keys(twice, 'article'), ['1', '2', '2-2', '3'])
    const suffixed = read(
      'LEY FICTICIA\nArtículo 1 Bis. Uno.\nArtículo 1-Bis. Otro.\nCAPÍTULO I\nCAPÍTULO I\nArtículo 2. Dos.'
    )
    assert.equal(new Set(suffixed.units.map(({ key }) => key)).size, suffixed.units.length)
  })

  test('a law without transitory provisions, or without anything, is read all the same', ({ assert }) => {
    assert.deepEqual(keys(read('LEY FICTICIA\nArtículo 1. Uno.'), 'article'), ['1'])
    assert.deepEqual(
      readLaw([]).units.map(({ kind }) => kind),
      ['preamble']
    )
    assert.deepEqual(
      read('LEY FICTICIA\nSin artículos.').units.map(({ kind }) => kind),
      ['preamble']
    )
  })
})
