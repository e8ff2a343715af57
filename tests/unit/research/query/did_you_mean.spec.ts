import { test } from '@japa/runner'
import fc from 'fast-check'
import { didYouMean, type Vocabulary } from '#app/research/query/did_you_mean'
import { parseQuery } from '#app/research/query/parse'
import { distance } from '#app/research/query/spelling'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()

/** A library that has these words, so often. */
function library(words: Record<string, number>): Vocabulary {
  return {
    documentsOf: ({ folded, stem }) =>
      Object.entries(words).reduce((sum, [word, documents]) => {
        const known = lexicon.word(word)
        return sum + (known.folded === folded || (stem !== null && known.stem === stem) ? documents : 0)
      }, 0),
    *beginningWith(prefix, shortest, longest) {
      for (const [word, documents] of Object.entries(words))
        if (word.startsWith(prefix) && word.length >= shortest && word.length <= longest) yield { word, documents }
    },
  }
}

const words = library({
  prescripcion: 90,
  amparo: 500,
  jurisprudencia: 300,
  usucapion: 20,
  vacaciones: 15,
  huelga: 12,
  haber: 80,
  suspension: 200,
  suspendida: 30,
  embargo: 60,
  alimentos: 70,
  juez: 400,
  penal: 300,
  casa: 5,
  cosa: 90,
  yerno: 3,
  despido: 40,
})

function meant(text: string): string | null {
  return didYouMean(text, parseQuery(text, { lexicon, filters: ['materia'] }), words)
}

const MEANT: [typed: string, meant: string | null][] = [
  ['prescripsión', 'prescripción'],
  ['jurispudencia', 'jurisprudencia'],
  ['jurisprudenica', 'jurisprudencia'],
  ['anparo', 'amparo'],
  ['uelga', 'huelga'],
  ['bacaciones', 'vacaciones'],
  ['llerno', 'yerno'],
  ['usocapión', 'usucapión'],
  ['desspido', 'despido'],
  ['embargo prescripsión alimentos', 'embargo prescripción alimentos'],
  ['anparo -"x y" prescripsión materia:penal', 'amparo -"x y" prescripción materia:penal'],
  ['prescripción', null],
  ['prescripciones', null],
  ['"prescripsión"', null],
  ['-prescripsión', null],
  ['prescrips*', null],
  ['materia:penl', null],
  ['123456 12/2024', null],
  ['xyzzyxw', null],
  ['caza', 'casa'],
  ['zzz', null],
  ['', null],
]

test.group('Spelling suggestions', () => {
  for (const [typed, expected] of MEANT)
    test(`offer for «${typed}»: ${expected ?? 'nothing else'}`, ({ assert }) => assert.equal(meant(typed), expected))

  test('prefer the more frequent of equally close words', ({ assert }) => {
    const two = library({ coso: 3, cosa: 90 })
    const parsed = parseQuery('cosx', { lexicon, filters: [] })
    assert.equal(didYouMean('cosx', parsed, two), 'cosa')
  })

  test('lead to documents', ({ assert }) => {
    for (const [typed] of MEANT) {
      const text = meant(typed)
      if (text !== null) assert.isNull(meant(text), text)
    }
  })

  test('search the vocabulary for at most four words of any query', ({ assert }) => {
    let walks = 0
    const counting: Vocabulary = { documentsOf: () => 0, beginningWith: () => (walks++, []) }
    const text = Array.from(
      { length: 30 },
      (_, place) => `cosilla${'abcdefghijklmnopqrstuvwxyz'[place % 26]}${place > 25 ? 'z' : ''}`
    ).join(' ')
    didYouMean(text, parseQuery(text, { lexicon, filters: [] }), counting)
    assert.isAtMost(walks, 20)
  })

  test('accept any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => (meant(text) ?? '').length >= 0))
  })
})

test.group('Spelling distance', () => {
  test('counts similar sounds and a silent h as half an error', ({ assert }) => {
    assert.equal(distance('baca', 'vaca', 2), 0.5)
    assert.equal(distance('uelga', 'huelga', 2), 0.5)
    assert.equal(distance('juez', 'jueu', 2), 1)
    assert.equal(distance('amapro', 'amparo', 2), 1)
    assert.equal(distance('amparo', 'amparo', 2), 0)
    assert.equal(distance('amparo', 'embargo', 1), Infinity)
  })

  test('is the same in both directions', ({ assert }) => {
    const word = fc.string({ unit: fc.constantFrom(...'abcehjlmnsvz'), minLength: 1, maxLength: 8 })
    fc.assert(fc.property(word, word, (one, other) => assert.equal(distance(one, other, 9), distance(other, one, 9))))
  })
})
