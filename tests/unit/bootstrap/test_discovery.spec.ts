import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { discoverSpecs, readDurations, shareOut, suiteOf } from '../../../bin/bootstrap/test_discovery.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))

test.group('Spec file discovery', () => {
  test('finds the same files as the framework’s suites', ({ assert }) => {
    const found = discoverSpecs(root)
    for (const { name, files } of app.rcFile.tests.suites) {
      const expected = globSync(files as string[], { cwd: root }).sort()
      assert.isNotEmpty(expected)
      assert.deepEqual(found[name], expected, name)
    }
  })

  test('assigns a file to the suite of its folder', ({ assert }) => {
    assert.equal(suiteOf('tests/unit/a.spec.ts'), 'unit')
    assert.equal(suiteOf('sources/scjn/tests/map/a.spec.ts'), 'sources')
    assert.equal(suiteOf('sources/tests/a.spec.ts'), 'sources')
    assert.equal(suiteOf('tests/functional/shell/a.spec.ts'), 'functional')
    assert.equal(suiteOf('tests/browser/a.spec.ts'), 'browser')
    for (const other of ['tests/helpers/a.ts', 'tests/a.spec.ts', 'app/a.spec.ts', 'sources/scjn/a.spec.ts'])
      assert.isUndefined(suiteOf(other), other)
  })

  test('has recorded durations only for existing files', ({ assert }) => {
    const all = Object.values(discoverSpecs(root)).flat()
    assert.deepEqual(
      Object.keys(readDurations(root)).filter((file) => !all.includes(file)),
      []
    )
  })
})

test.group('Spec file sharding', () => {
  const durations = { a: 90, b: 50, c: 40, d: 10 }

  test('balances the shards by duration', ({ assert }) => {
    const shares = shareOut(['a', 'b', 'c', 'd'], durations, 2)
    assert.deepEqual(shares, [
      { files: ['a', 'd'], milliseconds: 100 },
      { files: ['b', 'c'], milliseconds: 90 },
    ])
  })

  test('contains every file exactly once', ({ assert }) => {
    const files = Array.from({ length: 57 }, (_, number) => `f${String(number).padStart(2, '0')}`)
    const shares = shareOut(files, { f03: 700 }, 4)
    assert.deepEqual(shares.flatMap((share) => share.files).sort(), files)
  })

  test('assumes the median duration for an untimed file', ({ assert }) => {
    const [one, other] = shareOut(['a', 'b', 'c', 'new'], durations, 2)
    assert.deepEqual(
      [one!.files, other!.files],
      [
        ['a', 'c'],
        ['b', 'new'],
      ]
    )
  })

  test('leaves shards empty when there are too few files', ({ assert }) => {
    assert.deepEqual(
      shareOut(['a'], durations, 3).map(({ files }) => files),
      [['a'], [], []]
    )
  })
})
