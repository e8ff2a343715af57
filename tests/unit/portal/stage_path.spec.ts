import { test } from '@japa/runner'
import { stagePath, type StageRecord } from '#app/portal/stage_path'

const DEFAULT_STAGES = ['Demanda', 'Admisión', 'Pruebas', 'Alegatos', 'Sentencia']

/** A path in short: `✓` before what was done, `●` before the present stage, `○` before what is to come. */
function told(stage: string | null, records: StageRecord[], { isOver = false, usual = DEFAULT_STAGES } = {}): string[] {
  const marks = { done: '✓', current: '●', ahead: '○' }
  return stagePath({ stage, isOver, records, usual }).map(({ name, state, since }) =>
    [marks[state], name, since].filter(Boolean).join(' ')
  )
}

const came = (...records: [string | null, string][]): StageRecord[] =>
  records.map(([stage, since]) => ({ stage, since }))

test.group('Path of a matter', () => {
  test('tells what was done and when, where it is, and what usually follows', ({ assert }) => {
    const records = came(['Demanda', '2026-10-15'], ['Admisión', '2026-10-16'], ['Pruebas', '2026-11-05'])
    assert.deepEqual(told('Pruebas', records), [
      '✓ Demanda 2026-10-15',
      '✓ Admisión 2026-10-16',
      '● Pruebas 2026-11-05',
      '○ Alegatos',
      '○ Sentencia',
    ])
  })

  test('says of nothing that it was done that no record tells', ({ assert }) => {
    assert.deepEqual(told('Alegatos', came(['Alegatos', '2026-11-05'])), ['● Alegatos 2026-11-05', '○ Sentencia'])
    assert.deepEqual(told('Sentencia', []), ['● Sentencia'])
  })

  test('takes back a stage that was left for an earlier one', ({ assert }) => {
    const undone = came(['Demanda', '2026-10-15'], ['Sentencia', '2026-10-20'], ['Demanda', '2026-10-20'])
    assert.deepEqual(told('Demanda', undone), [
      '● Demanda 2026-10-15',
      '○ Admisión',
      '○ Pruebas',
      '○ Alegatos',
      '○ Sentencia',
    ])
    const mistaken = came(['Sentencia', '2026-10-20'], ['Alegatos', '2026-10-21'])
    assert.deepEqual(told('Alegatos', mistaken), ['● Alegatos 2026-10-21', '○ Sentencia'])
  })

  test('tells the day that was said last of a stage, in the order in which stages were said', ({ assert }) => {
    const records = came(['Demanda', '2026-11-21'], ['Demanda', '2026-10-15'], ['Admisión', '2026-10-16'])
    assert.deepEqual(told('Admisión', records).slice(0, 2), ['✓ Demanda 2026-10-15', '● Admisión 2026-10-16'])
  })

  test('keeps stages of the firm’s own words, and follows the usual ones from where it left them', ({ assert }) => {
    const records = came(['Demanda', '2026-10-15'], ['Mediación privada', '2026-10-30'])
    assert.deepEqual(told('Mediación privada', records), [
      '✓ Demanda 2026-10-15',
      '● Mediación privada 2026-10-30',
      '○ Admisión',
      '○ Pruebas',
      '○ Alegatos',
      '○ Sentencia',
    ])
    assert.deepEqual(told('Mediación privada', records, { usual: [] }), [
      '✓ Demanda 2026-10-15',
      '● Mediación privada 2026-10-30',
    ])
  })

  test('has nothing ahead once the matter is over', ({ assert }) => {
    const records = came(['Demanda', '2026-10-15'], ['Admisión', '2026-10-16'])
    assert.deepEqual(told('Admisión', records, { isOver: true }), ['✓ Demanda 2026-10-15', '✓ Admisión 2026-10-16'])
  })

  test('is empty for a matter without a stage', ({ assert }) => {
    assert.deepEqual(told(null, came(['Demanda', '2026-10-15'], [null, '2026-10-16'])), [])
  })
})
