import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { failuresOf, readReport } from '../../../bin/bootstrap/test_report.mjs'

const FILE = 'tests/unit/emails.spec.ts'
const passed = { kind: 'test', suite: 'unit', file: FILE, group: 'Emails', title: 'are sent', milliseconds: 3 }
const test1 = { ...passed, assertions: 2, state: 'passed', pinned: false, errors: [] }
const planned = { kind: 'planned', file: FILE, tests: 1 }
const end = { kind: 'end', milliseconds: 10 }

test.group('Test process report', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'foja-report-'))
    return () => rmSync(folder, { recursive: true })
  })

  /** What failed in a run that wrote these lines. */
  function failures(lines: object[], run: object = {}, rest = '') {
    const path = join(folder, 'report.ndjson')
    writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join('') + rest)
    return failuresOf(readReport(path), { files: [FILE], code: 0, output: 'last words', timedOut: false, ...run })
  }
  const titles = (...asked: Parameters<typeof failures>) => failures(...asked).map(({ title }) => title)

  test('has no failure when every planned test passed', ({ assert }) => {
    assert.deepEqual(failures([planned, test1, end]), [])
  })

  test('names the group, the file and the error of a failed test', ({ assert }) => {
    const error = { phase: 'test', text: 'AssertionError: 1 is not 2' }
    const found = failures([planned, { ...test1, state: 'failed', errors: [error] }, end], { code: 1 })
    assert.deepEqual(found, [{ title: 'Emails / are sent', file: FILE, text: 'AssertionError: 1 is not 2' }])
  })

  test('counts a skipped test as failed', ({ assert }) => {
    assert.deepEqual(titles([planned, { ...test1, state: 'not run' }, end]), ['Emails / are sent'])
  })

  test('counts a pinned test as failed, since it excludes the others', ({ assert }) => {
    assert.deepEqual(titles([planned, { ...test1, pinned: true }, end]), ['Emails / are sent'])
  })

  test('shows a failed hook', ({ assert }) => {
    const hook = { kind: 'hook', name: 'Emails', phase: 'setup', text: 'Error: no database' }
    assert.include(titles([planned, hook, test1, end], { code: 1 }), 'Emails (setup)')
  })

  test('fails a file that was found on disk and did not run', ({ assert }) => {
    const other = 'tests/unit/lost.spec.ts'
    assert.deepEqual(failures([planned, test1, end], { files: [FILE, other] }), [
      { title: '0 of its tests ran', file: other, text: 'no test of this file was found' },
    ])
    assert.deepEqual(titles([end]), ['no test was run'])
  })

  test('fails a file that ran fewer tests than it has', ({ assert }) => {
    assert.deepEqual(titles([{ ...planned, tests: 3 }, test1, end]), ['1 of 3 tests ran'])
  })

  test('counts a test with a dataset as one planned test', ({ assert }) => {
    const example = { ...test1, examples: 3 }
    assert.deepEqual(failures([planned, example, example, example, end]), [])
    assert.lengthOf(failures([planned, example, example, end]), 1)
  })

  test('does not check files when only some titles were requested', ({ assert }) => {
    assert.deepEqual(failures([{ ...planned, tests: 3 }, test1, end], { isFiltered: true }), [])
    assert.deepEqual(titles([planned, end], { isFiltered: true }), ['no test was run'])
  })

  test('fails a process that died after its last test, with its last output', ({ assert }) => {
    const [failure] = failures([planned, test1], { code: null })
    assert.deepEqual(failure, { title: 'ended with a signal', file: '', text: 'last words' })
    assert.deepEqual(titles([planned, test1, end], { code: 3 }), ['ended with code 3'])
  })

  test('fails a process that was ended by a timeout', ({ assert }) => {
    assert.include(titles([planned, test1], { code: null, timedOut: true }), 'took too long and was ended')
  })

  test('ignores a truncated last line', ({ assert }) => {
    assert.deepEqual(titles([{ ...planned, tests: 2 }, test1], { code: null }, '{"kind":"test","su'), [
      'ended with a signal',
      '1 of 2 tests ran',
    ])
  })

  test('is a failure when the process wrote none', ({ assert }) => {
    const run = { files: [FILE], code: 1, output: 'Cannot find module', timedOut: false }
    assert.lengthOf(failuresOf(readReport(join(folder, 'nothing')), run), 1)
  })
})
