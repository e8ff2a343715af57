import { test } from '@japa/runner'
import { sayIn } from '#app/core/console/say'
import { ProgressLine, spanOf } from '#app/research/ingestion/console/progress_line'

function line({ isTTY = false, columns = 100, language = 'es' } = {}) {
  const written: string[] = []
  let milliseconds = 0
  const progress = new ProgressLine({
    label: 'Tesis',
    say: sayIn(language),
    screen: { isTTY, columns, write: (text: string) => written.push(text) },
    now: () => milliseconds,
  })
  return { progress, written, pass: (span: number) => (milliseconds += span) }
}

test.group('Progress display', () => {
  test('redraws a bar in a terminal at most ten times a second', ({ assert }) => {
    const { progress, written, pass } = line({ isTTY: true })
    progress.total = 2_000
    pass(50)
    progress.show(10)
    assert.deepEqual(written, [])

    pass(1_950)
    progress.show(1_000)
    assert.deepEqual(written, [
      '\r\u001B[2K████████████░░░░░░░░░░░░ Tesis: 1,000 de 2,000 · 500 por segundo · faltan 2 s',
    ])
    progress.clear()
    progress.clear()
    assert.deepEqual(written.slice(1), ['\r\u001B[2K'])
  })

  test('never wraps to a second line', ({ assert }) => {
    const { progress, written, pass } = line({ isTTY: true, columns: 40 })
    progress.total = 20_701
    pass(1_000)
    progress.show(512)
    assert.lengthOf(written[0].replace('\r\u001B[2K', ''), 39)
  })

  test('writes occasional plain lines outside a terminal', ({ assert }) => {
    const { progress, written, pass } = line()
    progress.total = 100
    for (const seen of [10, 20, 30]) {
      pass(2_500)
      progress.show(seen, '10 guardadas')
    }
    assert.deepEqual(written, ['Tesis: 20 de 100 · 4 por segundo · faltan 20 s; 10 guardadas\n'])
    progress.clear()
    assert.lengthOf(written, 1)
  })

  test('shows only the count done without a known total, in the language of the reader', ({ assert }) => {
    const { progress, written, pass } = line({ language: 'en' })
    pass(5_000)
    progress.show(1_500)
    assert.deepEqual(written, ['Tesis: 1,500 read · 300 per second\n'])
  })

  test('shows durations in at most two units', ({ assert }) => {
    assert.deepEqual([0, 8.4, 61, 3_599, 7_500].map(spanOf), ['0 s', '8 s', '1 min 1 s', '59 min 59 s', '2 h 5 min'])
  })
})
