import { test } from '@japa/runner'
import fc from 'fast-check'
import { Lexicon } from '#app/research/search/lexicon'
import { parseQuery, type Query } from '#app/research/search/query'

const lexicon = new Lexicon()

function parse(text: string): Query {
  return parseQuery(text, lexicon)
}

test.group('Understanding a query', () => {
  test('words are wanted by their stems, once each', ({ assert }) => {
    const { wanted, understood } = parse('Amparos amparo DIRECTO')
    assert.deepEqual(wanted, { stems: ['ampar', 'direct'], exact: [], prefixes: [], phrases: [] })
    assert.deepEqual(understood.words, ['amparos', 'amparo', 'directo'])
  })

  test('quoted words are a phrase, stop words included')
    .with(['"suplencia de la queja"', '“Suplencia de la queja”', '«suplencia DE, la queja»'])
    .run(({ assert }, text) => {
      assert.deepEqual(parse(text).wanted.phrases, [['suplencia', 'de', 'la', 'queja']])
    })

  test('one quoted word counts exactly as typed', ({ assert }) => {
    assert.deepEqual(parse('"Amparos"').wanted, { stems: [], exact: ['amparos'], prefixes: [], phrases: [] })
  })

  test('a hyphen excludes a word, a phrase or a prefix, but only at the beginning of it', ({ assert }) => {
    const { wanted, excluded, understood } = parse('ex-juez -penal -"orden de aprehensión" -mercant* - --')
    assert.deepEqual(wanted.stems, ['ex', 'juec'])
    assert.deepEqual(excluded, {
      stems: ['penal'],
      exact: [],
      prefixes: ['mercant'],
      phrases: [['orden', 'de', 'aprehension']],
    })
    assert.deepEqual(understood.excluded, ['penal', '"orden de aprehensión"', 'mercant*'])
  })

  test('an asterisk makes a prefix of the word before it', ({ assert }) => {
    assert.deepEqual(parse('Constitucional* * juez').wanted.prefixes, ['constitucional'])
  })

  test('stop words are ignored beside other words and count when alone', ({ assert }) => {
    const beside = parse('la queja de los')
    assert.deepEqual(beside.wanted, { stems: ['quej'], exact: [], prefixes: [], phrases: [] })
    assert.deepEqual(beside.understood.ignored, ['la', 'de', 'los'])
    const alone = parse('De la')
    assert.deepEqual(alone.wanted.exact, ['de', 'la'])
    assert.deepEqual(alone.understood, { words: ['de', 'la'], phrases: [], excluded: [], ignored: [] })
  })

  test('a case number written with a slash is a phrase of its two numbers', ({ assert }) => {
    assert.deepEqual(parse('amparo 123/2024-II').wanted, {
      stems: ['ampar', 'ii'],
      exact: [],
      prefixes: [],
      phrases: [['123', '2024']],
    })
  })

  test('operators of other engines are ignored and said to be', ({ assert }) => {
    const { wanted, understood } = parse('amparo AND directo OR indirecto NOT penal NEAR')
    assert.deepEqual(wanted.stems, ['ampar', 'direct', 'indirect', 'penal'])
    assert.deepEqual(understood.ignored, ['AND', 'OR', 'NOT', 'NEAR'])
  })

  test('a quote that is not closed leaves its words as words', ({ assert }) => {
    assert.deepEqual(parse('"amparo directo').wanted.stems, ['ampar', 'direct'])
  })

  test('nothing to search for leaves nothing wanted')
    .with([
      '',
      '   ',
      '"',
      '""',
      '-',
      '*',
      '( )',
      '^:',
      'AND OR NOT NEAR ( ) * ^ : " -',
      '😀',
      '\u0000\u0007',
      '-"',
      '"-"',
    ])
    .run(({ assert }, text) => {
      const { wanted, excluded, understood } = parse(text)
      assert.deepEqual([wanted, excluded], [emptyTerms(), emptyTerms()])
      assert.deepEqual([understood.words, understood.phrases, understood.excluded], [[], [], []])
    })

  test('at most 32 different words and 2 prefixes are taken, the rest is said to be ignored', ({ assert }) => {
    const text = Array.from({ length: 40 }, (_, index) => `palabra${index}`).join(' ')
    const { wanted, understood } = parse(`${text} palabra0`)
    assert.lengthOf(wanted.stems, 32)
    assert.deepEqual(
      understood.ignored,
      Array.from({ length: 8 }, (_, index) => `palabra${32 + index}`)
    )
    assert.deepEqual(parse('a* b* c*').wanted.prefixes, ['a', 'b'])
    assert.lengthOf(parse(`"${text}"`).wanted.phrases[0], 32)
  })

  test('ten kilobytes of text are read in no time and cut', ({ assert }) => {
    assert.isAtMost(parse('juez tribunal sala ponente '.repeat(2_000)).wanted.stems.length, 32)
    assert.isAtMost(parse('x'.repeat(20_000)).wanted.stems[0].length, 64)
  })

  test('whatever is typed is understood somehow, with limits kept', () => {
    const piece = fc.oneof(
      fc.constantFrom('"', '-', '*', '“', ' ', 'AND', '(', '/', '12', 'la', 'juez'),
      fc.string({ unit: 'binary', maxLength: 6 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { wanted, excluded } = parse(pieces.join(''))
        const words = [wanted, excluded].flatMap(({ stems, exact, prefixes, phrases }) => [
          ...stems,
          ...exact,
          ...prefixes,
          ...phrases.flat(),
        ])
        return new Set(words).size <= 64 && words.every((word) => word.length > 0 && !/[\s"*]/.test(word))
      }),
      { numRuns: 500 }
    )
  })
})

function emptyTerms() {
  return { stems: [], exact: [], prefixes: [], phrases: [] }
}
