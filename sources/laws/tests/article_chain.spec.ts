import { test } from '@japa/runner'
import { innerOf } from '#sources/laws/dating/inner'
import { STATE } from '#sources/laws/reading/gazettes'
import { readLaw } from '#sources/laws/reading/read_law'

const TEXT = 'El Estado ficticio cuidará de sus faros y de quienes viven de ellos.'
const numbersIn = (lines: string[]) =>
  readLaw(['LEY FICTICIA', ...lines, 'TRANSITORIO', 'ÚNICO.- Rige mañana.'], STATE).units.flatMap(({ kind, number }) =>
    kind === 'article' ? [number] : []
  )

test.group('Marks of notes glued to the numbers of articles', () => {
  test('a constitution of 143 articles keeps them all, whatever stands between number and mark', ({ assert }) => {
    let note = 0
    const forms = [
      (number: number) => `ARTÍCULO ${number}${++note}`,
      (number: number) => `ARTÍCULO ${number}${++note}. ${TEXT}`,
      (number: number) => `ARTÍCULO ${number}.${++note} ${TEXT}`,
      (number: number) => `ARTÍCULO ${number}.- ${TEXT}`,
      (number: number) => `ARTÍCULO ${number} ${TEXT}`,
    ]
    const lines = Array.from({ length: 143 }, (_, place) => [forms[place % forms.length](place + 1), TEXT]).flat()
    assert.deepEqual(
      numbersIn(lines),
      Array.from({ length: 143 }, (_, place) => String(place + 1))
    )
  })

  test('a mark stands after the suffix of an article', ({ assert }) => {
    const lines = [
      `Artículo 39106.- ${TEXT}`,
      `Artículo 40107.- ${TEXT}`,
      `Artículo 40 BIS108.- ${TEXT}`,
      `Artículo 41109 ${TEXT}`,
    ]
    assert.deepEqual(numbersIn(lines), ['39', '40', '40 bis', '41'])
  })

  test('a mark in brackets, raised or a star is none of the number', ({ assert }) => {
    const lines = ['1 [45].- ', '2(46).- ', '3*.- ', '4⁶.- ', '5.[47] ', '6o15.- '].map(
      (start) => `ARTÍCULO ${start}${TEXT}`
    )
    assert.deepEqual(numbersIn(lines), ['1', '2', '3', '4', '5', '6'])
  })

  test('notes must grow: a number that jumps is not cut when its last digits are an earlier note', ({ assert }) => {
    const lines = [
      `Artículo 19.- ${TEXT}`,
      `Artículo 114.- ${TEXT}`,
      `Artículo 115.- ${TEXT}`,
      `Artículo 116.- ${TEXT}`,
    ]
    assert.deepEqual(numbersIn(lines), ['19', '114', '115', '116'])
  })

  test('after articles that are missing, headings without a sign are read on', ({ assert }) => {
    const lines = [
      `ARTÍCULO 1 ${TEXT}`,
      `ARTÍCULO 2 ${TEXT}`,
      `ARTÍCULO 9.- ${TEXT}`,
      `ARTÍCULO 10 ${TEXT}`,
      `ARTÍCULO 11 ${TEXT}`,
    ]
    assert.deepEqual(numbersIn(lines), ['1', '2', '9', '10', '11'])
  })

  test('a quotation of another law does not stop the count', ({ assert }) => {
    const lines = [
      `ARTÍCULO 1 ${TEXT}`,
      `ARTÍCULO 2 ${TEXT}`,
      `ARTÍCULO 3 ${TEXT}`,
      '"ARTÍCULO 950.- Texto de otra ley."',
      `ARTÍCULO 4 ${TEXT}`,
      `ARTÍCULO 5 ${TEXT}`,
    ]
    assert.includeMembers(numbersIn(lines), ['4', '5'])
  })

  test('a mark is not taken for a numeral of the article', ({ assert }) => {
    const law = readLaw(['LEY FICTICIA', `ARTÍCULO 1.- ${TEXT}`, `ARTÍCULO 2.1 ${TEXT}`, `ARTÍCULO 32. ${TEXT}`], STATE)
    const articles = law.units.filter(({ kind }) => kind === 'article')
    assert.deepEqual(
      articles.map(({ label }) => label),
      ['ARTÍCULO 1', 'ARTÍCULO 2', 'ARTÍCULO 3']
    )
    assert.deepEqual(
      articles.flatMap((unit) => innerOf(law, unit).map(({ kind }) => kind)),
      ['paragraph', 'paragraph', 'paragraph']
    )
  })
})

test.group('Articles with small letters', () => {
  test('become one article for each letter, `o` among them', ({ assert }) => {
    const suffixes = [...'abcdefghijklmnopqrstuv']
    const lines = ['Artículo 228.- Uno.', ...suffixes.map((letter) => `Artículo 228 ${letter}.- ${TEXT}`)]
    lines.splice(2, 0, `Artículo 228 a bis.- ${TEXT}`)
    assert.deepEqual(numbersIn([...lines, 'Artículo 229.- Dos.']), [
      '228',
      '228 a',
      '228 a bis',
      ...suffixes.slice(1).map((letter) => `228 ${letter}`),
      '229',
    ])
  })

  test('the `o` of an ordinal is none', ({ assert }) => {
    assert.deepEqual(numbersIn([`Artículo 1 o.- ${TEXT}`, `Artículo 2 o.- ${TEXT}`]), ['1', '2'])
  })

  test('are distinguished by Roman numbers after a suffix', ({ assert }) => {
    const lines = ['18', '18 Bis', '18 Bis I', '18 Bis II', '18 Bis III', '19'].map(
      (number) => `Artículo ${number}. ${TEXT}`
    )
    assert.deepEqual(numbersIn(lines), ['18', '18 bis', '18 bis I', '18 bis II', '18 bis III', '19'])
  })
})
