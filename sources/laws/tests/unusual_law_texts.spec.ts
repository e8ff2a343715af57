import { test } from '@japa/runner'
import { readLaw } from '#sources/laws/reading/read_law'
import { keysOf, lawIn, unitOf } from './laws_of_tests.js'

test.group('Unusual law texts', () => {
  test('number their articles in words', ({ assert }) => {
    const worded = lawIn(`LEY FICTICIA
DECRETO:
ARTICULO PRIMERO.- Se prohíbe lo primero.
ARTICULO SEGUNDO.- Se prohíbe lo segundo.
ARTICULO TERCERO.- Rige desde hoy.
México, D. F., a 10 de enero de 1939.- Rúbrica.`)
    assert.deepEqual(keysOf(worded, 'article'), ['1', '2', '3'])
    assert.deepEqual(keysOf(worded, 'closing'), ['closing'])
  })

  test('give articles titles on the same line or below', ({ assert }) => {
    const titled = lawIn(`CÓDIGO FICTICIO
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

  test('give no title to one short article among others', ({ assert }) => {
    const plain = lawIn(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 3. Tres.\nArtículo 4. Sin punto\nsigue'
    )
    assert.isTrue(plain.units.every(({ kind, name }) => kind !== 'article' || name === null))
  })

  test('do not take a table of contents for structure', ({ assert }) => {
    const listed = lawIn(`LEY FICTICIA
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
    assert.deepEqual(keysOf(listed, 'title'), ['titulo-primero', 'titulo-segundo'])
    assert.equal(unitOf(listed, 'titulo-primero').first, 5)
  })

  test('divide a book or a section into parts', ({ assert }) => {
    const parted = lawIn(`LEY FICTICIA
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

  test('keep both copies of an article printed twice, under two keys', ({ assert }) => {
    const twice = lawIn(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 2. Dos, otra vez.\nArtículo 3. Tres.'
    )
    assert.deepEqual(keysOf(twice, 'article'), ['1', '2', '2-2', '3'])
    const suffixed = lawIn(
      'LEY FICTICIA\nArtículo 1 Bis. Uno.\nArtículo 1-Bis. Otro.\nCAPÍTULO I\nCAPÍTULO I\nArtículo 2. Dos.'
    )
    assert.equal(new Set(suffixed.units.map(({ key }) => key)).size, suffixed.units.length)
  })

  test('are read even without transitory provisions or without any content', ({ assert }) => {
    assert.deepEqual(keysOf(lawIn('LEY FICTICIA\nArtículo 1. Uno.'), 'article'), ['1'])
    assert.deepEqual(
      readLaw([]).units.map(({ kind }) => kind),
      ['preamble']
    )
    assert.deepEqual(
      lawIn('LEY FICTICIA\nSin artículos.').units.map(({ kind }) => kind),
      ['preamble']
    )
  })
})
