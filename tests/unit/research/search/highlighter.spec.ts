import { test } from '@japa/runner'
import fc from 'fast-check'
import type { TextRun } from '#app/core/search/search_engine'
import { Highlighter } from '#app/research/search/highlighter'
import { Lexicon } from '#app/research/search/lexicon'
import { Marker } from '#app/research/search/marker'
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

test.group('Highlights of a title', () => {
  test('the typed word is exact whatever its accents, its relatives are near', ({ assert }) => {
    const title = 'Resolución y resoluciones sobre la RESOLUCION'
    assert.equal(shown(highlighter('resolución').title(title)), '[Resolución] y {resoluciones} sobre la [RESOLUCION]')
  })

  test('stop words beside other words are not marked', ({ assert }) => {
    assert.equal(
      shown(highlighter('queja de la parte').title('Queja de la parte actora')),
      '[Queja] de la [parte] actora'
    )
  })

  test('a phrase is one mark, stop words and punctuation within it included', ({ assert }) => {
    const title = 'Del juez; juez de Distrito, de distrito'
    assert.equal(shown(highlighter('"juez de distrito"').title(title)), 'Del juez; [juez de Distrito], de distrito')
  })

  test('a quoted word is marked exactly, not its relatives', ({ assert }) => {
    assert.equal(shown(highlighter('"jueces"').title('Juez o jueces')), 'Juez o [jueces]')
  })

  test('words that begin with a prefix are near, the prefix itself is exact', ({ assert }) => {
    assert.equal(
      shown(highlighter('constitucional*').title('Constitucional y constitucionalidad')),
      '[Constitucional] y {constitucionalidad}'
    )
  })

  test('excluded words are not marked', ({ assert }) => {
    assert.equal(shown(highlighter('juez -penal').title('Juez penal')), '[Juez] penal')
  })

  test('the runs put together are the title, whatever is in it', () => {
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

test.group('Extracts of a body', () => {
  test('a short body is shown whole, its line breaks as spaces', ({ assert }) => {
    assert.equal(shown(highlighter('juez').snippet('Ante el juez\ncompareció.')), 'Ante el [juez] compareció.')
  })

  test('a long body is cut between words to about 300 characters around the matches', ({ assert }) => {
    const body = FILLER.repeat(10) + 'El juez concedió la suspensión. ' + FILLER.repeat(10)
    const text = shown(highlighter('suspensión juez').snippet(body))
    assert.match(text, /^… \p{L}.*\[juez\] concedió la \[suspensión\].*[\p{L}.] …$/u)
    const words = new Set(body.match(/\p{L}+/gu))
    assert.isTrue(text.match(/\p{L}+/gu)!.every((word) => words.has(word)))
    assert.closeTo(text.length, 300, 25)
  })

  test('where most of what was asked for stands together is preferred to where it first appears', ({ assert }) => {
    const body = `El juez. ${FILLER.repeat(6)} La sala y los jueces y el perito. ${FILLER.repeat(6)} El juez con su perito y el notario. ${FILLER.repeat(3)}`
    assert.include(shown(highlighter('juez perito notario').snippet(body)), '[juez] con su [perito] y el [notario]')
  })

  test('a phrase is preferred to its words', ({ assert }) => {
    const body = `Queja deficiente, su suplencia. ${FILLER.repeat(8)} La suplencia de la queja procede. ${FILLER.repeat(4)}`
    assert.include(shown(highlighter('"suplencia de la queja" queja').snippet(body)), '[suplencia de la queja]')
  })

  test('without a match in the body its beginning is shown', ({ assert }) => {
    const text = plain(highlighter('usucapión').snippet(FILLER.repeat(10)))
    assert.isTrue(text.startsWith('El promovente') && text.endsWith(' …'))
  })

  test('texts without spaces and of other alphabets are cut too, never within a character', ({ assert }) => {
    const text = plain(highlighter('').snippet('a' + '😀'.repeat(400)))
    assert.isTrue(text.isWellFormed())
    assert.isBelow(text.length, 310)
  })

  test('an extract is a piece of the body that holds a match, when there is one', () => {
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
