import { test } from '@japa/runner'
import fc from 'fast-check'
import type { TextRun } from '#app/core/search/search_engine'
import { Highlighter } from '#app/research/search/presenting/highlighter'
import { Lexicon } from '#app/research/search/words/lexicon'
import { Marker } from '#app/research/search/presenting/marker'
import { parseQuery } from '#app/research/query/parse'

const lexicon = new Lexicon()

function highlighter(text: string): Highlighter {
  return new Highlighter(new Marker(parseQuery(text, { lexicon, filters: [] }).query.ranked, lexicon))
}

/** Runs as text: [exact] and {near}. */
function shown(runs: TextRun[]): string {
  return runs.map(({ text, mark }) => (mark === null ? text : mark === 'exact' ? `[${text}]` : `{${text}}`)).join('')
}

function plain(runs: TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

const FILLER =
  'El promovente compareció por su propio derecho ante la oficialía de partes común y exhibió diversas documentales. '

test.group('Title highlights', () => {
  test('mark the typed word as exact regardless of accents, and related words as near', ({ assert }) => {
    const title = 'Resolución y resoluciones sobre la RESOLUCION'
    assert.equal(shown(highlighter('resolución').title(title)), '[Resolución] y {resoluciones} sobre la [RESOLUCION]')
  })

  test('skip stop words beside other words', ({ assert }) => {
    assert.equal(
      shown(highlighter('queja de la parte').title('Queja de la parte actora')),
      '[Queja] de la [parte] actora'
    )
  })

  test('cover a phrase in one mark, including stop words and punctuation', ({ assert }) => {
    const title = 'Del juez; juez de Distrito, de distrito'
    assert.equal(shown(highlighter('"juez de distrito"').title(title)), 'Del juez; [juez de Distrito], de distrito')
  })

  test('mark a quoted word exactly, without related words', ({ assert }) => {
    assert.equal(shown(highlighter('"jueces"').title('Juez o jueces')), 'Juez o [jueces]')
  })

  test('mark prefix matches as near and the prefix itself as exact', ({ assert }) => {
    assert.equal(
      shown(highlighter('constitucional*').title('Constitucional y constitucionalidad')),
      '[Constitucional] y {constitucionalidad}'
    )
  })

  test('skip excluded words', ({ assert }) => {
    assert.equal(shown(highlighter('juez -penal').title('Juez penal')), '[Juez] penal')
  })

  test('together make up the whole title, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: 'grapheme', maxLength: 10 }),
        (title, text) => {
          return plain(highlighter(`${text} a* juez`).title(title)) === title
        }
      )
    )
  })
})

test.group('Body extracts', () => {
  test('show a short body whole, with line breaks as spaces', ({ assert }) => {
    assert.equal(shown(highlighter('juez').snippet('Ante el juez\ncompareció.')), 'Ante el [juez] compareció.')
  })

  test('cut a long body between words to about 300 characters around the matches', ({ assert }) => {
    const body = FILLER.repeat(10) + 'El juez concedió la suspensión. ' + FILLER.repeat(10)
    const text = shown(highlighter('suspensión juez').snippet(body))
    assert.match(text, /^… \p{L}.*\[juez\] concedió la \[suspensión\].*[\p{L}.] …$/u)
    const words = new Set(body.match(/\p{L}+/gu))
    assert.isTrue(text.match(/\p{L}+/gu)!.every((word) => words.has(word)))
    assert.closeTo(text.length, 300, 25)
  })

  test('prefer the place with most query words to the first match', ({ assert }) => {
    const body = `El juez. ${FILLER.repeat(6)} La sala y los jueces y el perito. ${FILLER.repeat(6)} El juez con su perito y el notario. ${FILLER.repeat(3)}`
    assert.include(shown(highlighter('juez perito notario').snippet(body)), '[juez] con su [perito] y el [notario]')
  })

  test('prefer a phrase to its words', ({ assert }) => {
    const body = `Queja deficiente, su suplencia. ${FILLER.repeat(8)} La suplencia de la queja procede. ${FILLER.repeat(4)}`
    assert.include(shown(highlighter('"suplencia de la queja" queja').snippet(body)), '[suplencia de la queja]')
  })

  test('show the beginning of a body without a match', ({ assert }) => {
    const text = plain(highlighter('usucapión').snippet(FILLER.repeat(10)))
    assert.isTrue(text.startsWith('El promovente') && text.endsWith(' …'))
  })

  test('cut texts without spaces or in other alphabets between characters', ({ assert }) => {
    const text = plain(highlighter('').snippet('a' + '😀'.repeat(400)))
    assert.isTrue(text.isWellFormed())
    assert.isBelow(text.length, 310)
  })

  test('are part of the body and contain a match if there is one', () => {
    const word = fc.constantFrom('juez', 'jueces', 'sala', 'la', 'constancia', 'expediente\n', 'emplazamiento,')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const body = words.join(' ')
        const runs = highlighter('juez').snippet(body)
        const piece = plain(runs).replace(/^… /, '').replace(/ …$/, '')
        const isMarked = runs.some(({ mark }) => mark !== null)
        return body.replace(/\s/g, ' ').includes(piece) && isMarked === /\b(juez|jueces)\b/.test(body)
      })
    )
  })
})
