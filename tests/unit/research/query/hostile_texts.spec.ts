import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Condition, Term } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const filters = ['materia', 'epoca', 'año', 'is_abrogated']

const piece = fc.oneof(
  fc.constantFrom(
    '"',
    '“',
    '»',
    '-',
    '*',
    ' ',
    '(',
    ')',
    ':',
    '/',
    '\u0000',
    '\ud800',
    '👩‍⚖️',
    '\u202e',
    '%',
    "'",
    ';--'
  ),
  fc.constantFrom(
    'AND ',
    ' OR ',
    ' O ',
    'NOT ',
    ' NEAR/',
    ' CERCA/9 ',
    'NEAR/99999999999 ',
    'rubro:',
    'materia:',
    'época:',
    'año:'
  ),
  fc.constantFrom(
    'juez',
    'la',
    'LFT',
    'pensión alimenticia',
    'patrón',
    '12',
    '2020-2024',
    '__proto__',
    'constructor',
    'ñ',
    'x'.repeat(70)
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 6 })
)
const hostile = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

function termsOf(condition: Condition | null): Term[] {
  if (condition === null || condition.kind === 'facet') return []
  if (condition.kind === 'and') return condition.all.flatMap(termsOf)
  if (condition.kind === 'or') return condition.any.flatMap(termsOf)
  if (condition.kind === 'not') return termsOf(condition.condition)
  if (condition.kind === 'title') return termsOf(condition.term)
  return condition.kind === 'near' || condition.kind === 'synonyms' ? [condition, ...condition.terms] : [condition]
}

function depthOf(condition: Condition | null): number {
  if (condition === null) return 0
  const inner = condition.kind === 'and' ? condition.all : condition.kind === 'or' ? condition.any : []
  const below = condition.kind === 'not' ? [condition.condition] : inner
  return 1 + Math.max(0, ...below.map(depthOf))
}

/** Whether a term is one that an engine can look up: no sign of a query language, nothing empty, limits kept. */
function isSound(term: Term): boolean {
  if (term.kind === 'near') return term.distance >= 1 && term.distance <= 50 && term.terms.length > 1
  if (term.kind === 'synonyms') return term.terms.length > 1 && term.terms.length <= 26
  const words = term.kind === 'phrase' ? term.words : [term.folded]
  if (term.kind === 'phrase' && words.length < 2) return false
  return words.every((word) => word.length > 0 && word.length <= 64 && !/[\s"*():-]/.test(word))
}

test.group('Hostile query texts', () => {
  test('are parsed within all limits in 20,000 random cases', ({ assert }) => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, synonyms) => {
        const { query, understood, words } = parseQuery(text, { lexicon, filters, synonyms })
        const terms = [...termsOf(query.condition), ...query.ranked]
        assert.isTrue(terms.every(isSound))
        assert.isAtMost(depthOf(query.condition), 40)
        assert.isAtMost(query.ranked.length, 64)
        assert.isAtMost(understood.ignored.length, 50)
        assert.isAtMost(query.ranked.filter(({ kind }) => kind === 'prefix').length, 2)
        for (const { start, end } of words) assert.isBelow(start, end)
      }),
      { numRuns: 20_000 }
    )
  }).timeout(120_000)

  test('are parsed quickly when long or deeply nested', ({ assert }) => {
    for (const text of [
      '('.repeat(10_000),
      '-'.repeat(10_000),
      'NOT '.repeat(2_500),
      '(a OR '.repeat(1_600),
      'x NEAR '.repeat(1_400),
      '"a'.repeat(5_000),
    ])
      assert.isAtMost(depthOf(parseQuery(text, { lexicon, filters }).query.condition), 40)
    const long = parseQuery('juez tribunal sala '.repeat(5_000), { lexicon, filters })
    assert.isAtMost(long.query.ranked.length, 4)
  })
})
