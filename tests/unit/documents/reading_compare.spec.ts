import { test } from '@japa/runner'
import { compareTexts, type ComparedBlock } from '#app/documents/reading/extraction/compare_texts'
import { snippetOf } from '#app/documents/reading/snippet'
import { mergedRuns } from '../../../inertia/features/document_reading/merged_runs.js'
import { patternOf, wordsOf } from '#app/documents/reading/words_of'

/** A comparison in a line for each block: equal lines, `-removed-` and `+added+` words. */
const told = (block: ComparedBlock) =>
  block.kind === 'same'
    ? [...block.head, ...(block.hidden ? [`… ${block.hidden}`] : []), ...block.tail].join('|')
    : [
        block.before.map(({ text, isChanged }) => (isChanged ? `-${text}-` : text)).join(''),
        block.after.map(({ text, isChanged }) => (isChanged ? `+${text}+` : text)).join(''),
      ].join(' => ')

test.group('Document text comparison', () => {
  test('keeps what went and what came apart, as words and as cells of a table', ({ assert }) => {
    const inOneLine = (before: string, after: string) =>
      compareTexts(before, after).blocks.map((block) =>
        block.kind === 'same'
          ? ''
          : mergedRuns(block.before, block.after)
              .map(({ text }) => text)
              .join('')
      )
    assert.deepEqual(inOneLine('Renta\t10\tmes', 'Renta\t12\taño'), ['Renta\t10 12\tmes año'])
    assert.deepEqual(inOneLine('El plazo es de diez días', 'El plazo es de días'), ['El plazo es de diez días'])
  })

  test('marks and counts changed words within a line', ({ assert }) => {
    const { blocks, changes, wordsAdded, wordsRemoved, isCut } = compareTexts(
      'Primera. El plazo es de diez días.\nSegunda.',
      'Primera. El plazo es de quince días hábiles.\nSegunda.'
    )
    assert.deepEqual(blocks.map(told), [
      'Primera. El plazo es de -diez- días. => Primera. El plazo es de +quince+ días+ hábiles+.',
      'Segunda.',
    ])
    assert.deepEqual(
      { changes, wordsAdded, wordsRemoved, isCut },
      { changes: 1, wordsAdded: 2, wordsRemoved: 1, isCut: false }
    )
  })

  test('treats added and removed lines as separate changes', ({ assert }) => {
    const { blocks } = compareTexts('uno\ndos\ntres', 'uno\ntres\ncuatro')
    assert.deepEqual(blocks.map(told), ['uno', '-dos- => ', 'tres', ' => +cuatro+'])
  })

  test('omits long equal passages except beside a change', ({ assert }) => {
    const lines = Array.from({ length: 40 }, (_, index) => `línea ${index}`)
    const { blocks } = compareTexts([...lines, 'fin'].join('\n'), [...lines, 'final'].join('\n'))
    assert.deepEqual(blocks.map(told)[0], '… 37|línea 37|línea 38|línea 39')
  })

  test('handles unrelated or huge texts within bounds', ({ assert }) => {
    const words = (seed: number) =>
      Array.from({ length: 60_000 }, (_, index) => `p${(index * seed) % 99_991}`).join('\n')
    const { isCut, blocks } = compareTexts(words(7), words(13))
    assert.isTrue(isCut)
    assert.isAtMost(blocks.length, 4_001)
  }).timeout(20_000)
})

test.group('Document search terms', () => {
  test('are folded, split and unique, and quoted ones stay together', ({ assert }) => {
    assert.deepEqual(wordsOf('Acción  «Juicio de Amparo» ACCION "cláusula  penal"'), [
      'accion',
      'juicio de amparo',
      'clausula penal',
    ])
    assert.deepEqual(wordsOf(['x']), [])
    assert.lengthOf(wordsOf('a b c d e f g h i j k'), 8)
  })

  test('are literal in a pattern', ({ assert }) => {
    assert.equal(patternOf('50%_a!b\\'), '%50!%!_a!!b\\%')
  })

  test('are highlighted in an extract as written', ({ assert }) => {
    const text = `${'Relleno del escrito. '.repeat(20)}La ACCIÓN\nrescisoria y la cláusula penal. ${'Más relleno. '.repeat(30)}`
    const runs = snippetOf(text, ['accion rescisoria', 'clausula'])
    assert.deepEqual(
      runs.filter(({ mark }) => mark).map(({ text: marked }) => marked),
      ['ACCIÓN rescisoria', 'cláusula']
    )
    assert.isTrue(runs[0]!.text.startsWith('…'))
    assert.isTrue(runs.at(-1)!.text.endsWith('…'))
    assert.isBelow(runs.map(({ text: run }) => run).join('').length, 230)
  })
})
