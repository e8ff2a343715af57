import { test } from '@japa/runner'
import fc from 'fast-check'
import { fold, FOLDED } from '#app/research/search/folding'
import { wordsOf } from '#app/research/search/word_scanner'

test.group('Folding words', () => {
  test('case and accents do not tell words apart')
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

  test('ñ stays a letter of its own', ({ assert }) => {
    assert.equal(fold('AÑO'), 'año')
    assert.notEqual(fold('año'), fold('ano'))
  })

  test('every character folds to one character or separates words, and folding twice changes nothing', ({ assert }) => {
    for (const unit of FOLDED) if (unit !== 0) assert.equal(FOLDED[unit], unit, String.fromCharCode(unit))
  })
})

test.group('Finding words in a text', () => {
  test('punctuation, control characters, emoji and spaces separate words', ({ assert }) => {
    const text = 'Artículo 1o.-«Amparo»; 12/2024\u0000juez😀parte\u00a0actora—(D.O.F.)'
    assert.deepEqual(wordsOf(text), 'Artículo 1o Amparo 12 2024 juez parte actora D O F'.split(' '))
  })

  test('letters of other alphabets are words', ({ assert }) => {
    assert.deepEqual(wordsOf('שלום Κύριε'), ['שלום', 'Κύριε'])
  })

  test('words are the same runs of letters and digits that a regular expression finds', () => {
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
