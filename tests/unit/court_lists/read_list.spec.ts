import { test } from '@japa/runner'
import { linesOfHtml } from '#app/court_lists/parsing/lines'
import { readList, readListInTurns } from '#app/court_lists/parsing/read_list'
import { fold } from '#app/core/text/fold'
import { LAYOUTS, publishedList, publishedLists } from '#tests/helpers/published_lists'

const read = ({ text, isHtml }: { text: string; isHtml: boolean }) => readList(isHtml ? linesOfHtml(text) : text)

test.group('Published lists', () => {
  test('lose no case number in sixty and more lists of all layouts, and find none that is not there', ({ assert }) => {
    let [there, found, false_, leftOver] = [0, 0, 0, 0]
    for (const list of publishedLists(90)) {
      const result = read(list)
      const keys = result.rows.map(({ caseKey }) => caseKey)
      const wanted = list.cases.map(({ key }) => key)
      there += wanted.length
      found += wanted.filter((key) => keys.includes(key)).length
      false_ += keys.filter((key) => !wanted.includes(key)).length
      leftOver += result.leftOver.length
    }
    assert.isAtLeast(found / there, 0.99)
    assert.isAtMost(false_ / there, 0.01)
    assert.equal(leftOver, 0)
  })

  for (const layout of LAYOUTS)
    test(`have court, day, parties and what was decided: ${layout}`, ({ assert }) => {
      const list = publishedList(layout, { seed: 42 })
      const { rows } = read(list)
      for (const row of rows) {
        const wanted = list.cases.find(({ key }) => key === row.caseKey)!
        assert.equal(fold(row.court ?? ''), fold(list.court))
        assert.equal(row.day, list.day)
        assert.equal(row.kind, list.kind)
        if (wanted.time) assert.equal(row.time, wanted.time)
        if (layout === 'session') assert.equal(row.time, '10:00')
        for (const name of wanted.parties.split(' VS '))
          assert.include(fold(row.parties ?? ''), fold(name).replace(/\.$/, ''), row.said)
        if (layout !== 'csv') assert.isNotNull(row.synthesis, row.said)
      }
    })

  test('keep a row without a day and guess none', ({ assert }) => {
    const { rows } = readList(
      'JUZGADO TERCERO CIVIL\n\n1. Exp. 12/2026. Ana Ruiz vs Eva Paz. Se admite.\n2. Exp. 13/2026. Se desecha.'
    )
    assert.deepEqual(
      rows.map(({ caseKey, day, parties }) => ({ caseKey, day, parties })),
      [
        { caseKey: '12/2026', day: null, parties: 'Ana Ruiz vs Eva Paz.' },
        { caseKey: '13/2026', day: null, parties: null },
      ]
    )
  })

  test('tell each line that is not understood', ({ assert }) => {
    const { rows, leftOver } = readList('Expediente\tPartes\n12/2026\tAna vs Eva\nsin número\tLuz vs Mar\n')
    assert.lengthOf(rows, 1)
    assert.deepEqual(leftOver, [{ line: 3, text: 'sin número | Luz vs Mar' }])
    assert.deepEqual(readList('Buenas tardes, adjunto lo que me pidieron.').rows, [])
    assert.lengthOf(readList('Buenas tardes, adjunto lo que me pidieron.').leftOver, 1)
  })

  test('of several courts give each row its own', ({ assert }) => {
    const text = [
      'LISTA DEL 3 DE MARZO DE 2026',
      'JUZGADO PRIMERO CIVIL',
      '12/2026 Ana vs Eva. Se admite.',
      'JUZGADO SEGUNDO CIVIL',
      '12/2026 Luz vs Mar. Se desecha.',
    ]
    const { rows } = readList(text.join('\n'))
    assert.deepEqual(
      rows.map(({ court, day }) => [court, day]),
      [
        ['JUZGADO PRIMERO CIVIL', '2026-03-03'],
        ['JUZGADO SEGUNDO CIVIL', '2026-03-03'],
      ]
    )
  })

  test('are read alike in one piece and in turns', async ({ assert }) => {
    const list = publishedList('numbered', { seed: 5, rows: 300 })
    assert.deepEqual(await readListInTurns(list.text), readList(list.text))
  })

  test('that are hostile or empty end soon', ({ assert }) => {
    for (const text of [
      '',
      '\n\n',
      '/'.repeat(50_000),
      '1'.repeat(50_000),
      '1/'.repeat(20_000),
      ': '.repeat(20_000),
      '12, '.repeat(10_000) + '1/2026',
      'a.'.repeat(20_000) + ' 1/2026',
      'EXP. 1/2026. '.repeat(3_000),
      '12/\n'.repeat(5_000),
      'PERSONA CONTRA NADIE\n'.repeat(5_000) + 'A vs B. Núm. Exp. 1/2026. 1 Acdo.\nA vs B. Núm. Exp. 2/2026. 1 Acdo.',
      'Expediente;Partes\n"' + 'x;y\n'.repeat(5_000),
      `${' '.repeat(20_000)}12/2026`,
    ])
      assert.isAtMost(readList(text).rows.length, 20_000)
  }).timeout(60_000)
})
