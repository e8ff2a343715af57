import { test } from '@japa/runner'
import fc from 'fast-check'
import { fold, FOLDED } from '#app/research/search/words/folding'
import { wordsOf } from '#app/research/search/words/word_scanner'

test.group('Word folding', () => {
  test('ignores case and accents')
    .with([
      ['CONSTITUCIÓN', 'constitucion'],
      ['pingüino', 'pinguino'],
      ['Coahuila', 'coahuila'],
      ['çà', 'ca'],
      ['1ª', '1a'],
      ['Nº', 'no'],
      ['ÀÉÎÕÜ', 'aeiou'],
    ])
    .run(({ assert }, [written, folded]) => {
      assert.equal(fold(written), folded)
    })

  test('keeps ñ as a separate letter', ({ assert }) => {
    assert.equal(fold('AÑO'), 'año')
    assert.notEqual(fold('año'), fold('ano'))
  })

  test('maps every character to one or to a separator and is idempotent', ({ assert }) => {
    for (const unit of FOLDED) if (unit !== 0) assert.equal(FOLDED[unit], unit, String.fromCharCode(unit))
  })
})

test.group('Word splitting', () => {
  test('separates words at punctuation, control characters, emoji and spaces', ({ assert }) => {
    const text = 'Artículo 1o.-«Amparo»; 12/2024\u0000juez😀parte\u00a0actora—(D.O.F.)'
    assert.deepEqual(wordsOf(text), 'Artículo 1o Amparo 12 2024 juez parte actora D O F'.split(' '))
  })

  test('accepts letters of other alphabets', ({ assert }) => {
    assert.deepEqual(wordsOf('שלום Κύριε'), ['שלום', 'Κύριε'])
  })

  test('matches the runs of letters and digits of a regular expression', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const composed = text.normalize('NFC').replace(/[^\u0000-\uffff]/gu, ' ')
        const found = composed.match(/[\p{L}\p{N}]+/gu) ?? []
        return wordsOf(composed).join('|') === found.join('|')
      }),
      { numRuns: 300 }
    )
  })
})
