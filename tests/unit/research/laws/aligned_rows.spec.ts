import { test } from '@japa/runner'
import { alignedRows, type ChangeRun } from '../../../../inertia/features/research/laws/aligned_rows.js'

const run = (text: string, change: ChangeRun['change'] = null): ChangeRun => ({ text, change })
const shown = (runs: ChangeRun[]) =>
  alignedRows(runs).map(({ before, after }) => [before, after].map((side) => side.map(({ text }) => text).join('|')))

test.group('Paragraphs of two texts side by side', () => {
  test('stand beside each other, each side without the words of the other', ({ assert }) => {
    const runs = [run('Igual.\nSon inhábiles el '), run('catorce', 'removed'), run('quince', 'added'), run(' de mayo.')]
    assert.deepEqual(shown(runs), [
      ['Igual.', 'Igual.'],
      ['Son inhábiles el |catorce| de mayo.', 'Son inhábiles el |quince| de mayo.'],
    ])
  })

  test('leave a side empty where the other text has a paragraph of its own', ({ assert }) => {
    const added = [run('Uno.'), run('\n'), run('Dos.', 'added'), run('\n', 'added'), run('Tres.')]
    assert.deepEqual(shown(added), [
      ['Uno.', 'Uno.'],
      ['', 'Dos.'],
      ['Tres.', 'Tres.'],
    ])
    const removed = [run('Uno.\nDos.\n', 'removed'), run('Tres.')]
    assert.deepEqual(shown(removed), [
      ['Uno.', ''],
      ['Dos.', ''],
      ['Tres.', 'Tres.'],
    ])
  })

  test('stay in one row while only one of the texts divides them', ({ assert }) => {
    assert.deepEqual(shown([run('Uno'), run('\n', 'added'), run('dos.')]), [['Uno|dos.', 'Uno|\n|dos.']])
  })

  test('leave out blank lines', ({ assert }) => {
    assert.deepEqual(shown([run('\n\nUno.\n\nDos.\n')]), [
      ['Uno.', 'Uno.'],
      ['Dos.', 'Dos.'],
    ])
    assert.deepEqual(shown([]), [])
  })
})
