import { test } from '@japa/runner'
import { linesInHtml, linesOfHtml } from '#app/court_lists/parsing/lines'
import { reading, readList, readListInTurns } from '#app/court_lists/parsing/read_list'
import { LINES_A_TURN } from '#app/court_lists/parsing/turns'
import { LAYOUTS, publishedList } from '#tests/helpers/published_lists'

const ROWS = 500
/** Parts of the reading that go over all lines. */
const PASSES = 3

const textOf = (layout: (typeof LAYOUTS)[number]) => {
  const { text, isHtml } = publishedList(layout, { seed: 5, rows: ROWS })
  return isHtml ? null : text
}

/** How many turns some work takes. */
function turnsOf(work: Generator<void, unknown, void>): number {
  let turns = 1
  while (!work.next().done) turns++
  return turns
}

test.group('Reading of long lists', () => {
  test('stops after some lines, whatever the layout', ({ assert }) => {
    for (const layout of LAYOUTS) {
      const text = textOf(layout)
      if (text === null) continue
      const lines = text.split('\n').length
      assert.isAtLeast(turnsOf(reading(text)), Math.floor((PASSES * lines) / LINES_A_TURN), layout)
    }
  })

  test('stops within a long table of HTML and reads what one turn reads', ({ assert }) => {
    const one = '<tr><td>12/2026</td><td rowspan="2">Ana Paz vs Luz Ruiz</td></tr><tr><td>13/2026</td></tr>'
    const html = `<table><tr><th>Expediente</th><th>Partes</th></tr>${one.repeat(4_000)}</table>`
    assert.isAbove(turnsOf(linesInHtml(html)), 2)
    const cells = [...linesOfHtml(html).matchAll(/^(\S+)\t(.*)$/gm)].map(([, number, parties]) => [number, parties])
    assert.lengthOf(cells, 8_001)
    assert.deepEqual(cells.at(-1), ['13/2026', 'Ana Paz vs Luz Ruiz'])
  })

  test('lets others in between, and reads the same', async ({ assert }) => {
    const text = textOf('numbered')!
    let others = 0
    let isDone = false
    const wait = () => {
      others++
      if (!isDone) setImmediate(wait)
    }
    setImmediate(wait)
    const read = await readListInTurns(text)
    isDone = true
    assert.isAtLeast(others, Math.floor((PASSES * text.split('\n').length) / LINES_A_TURN))
    assert.deepEqual(read, readList(text))
  })
})
