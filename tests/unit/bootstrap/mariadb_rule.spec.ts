import { test } from '@japa/runner'
import {
  goneFromMariadb,
  listForMariadb,
  missingOnMariadb,
  reachedIn,
  describeGone,
  describeMissing,
} from '../../../bin/bootstrap/mariadb_rule.mjs'

type Reached = Map<string, { shape: string; why: string }[]>

const reach = (given: Record<string, string[]>): Reached =>
  new Map(Object.entries(given).map(([spec, shapes]) => [spec, shapes.map((shape) => ({ shape, why: 'function' }))]))

test.group('MariaDB spec selection', () => {
  test('includes the only spec that executes a statement, however slow', ({ assert }) => {
    const reached = reach({ 'a.spec.ts': ['one'], 'b.spec.ts': ['two'], 'c.spec.ts': [] })
    assert.deepEqual(listForMariadb(reached, { 'a.spec.ts': 90_000 }), ['a.spec.ts', 'b.spec.ts'])
  })

  test('includes half of the specs with the same statements, most statements per time first', ({ assert }) => {
    const reached = reach({ a: ['1'], b: ['1', 'rare'], c: ['1'], d: ['1'], e: ['1'] })
    assert.deepEqual(listForMariadb(reached, { a: 40, b: 9_000, c: 20, d: 10, e: 30 }), ['b', 'c', 'd'])
  })

  test('includes three specs for a common statement', ({ assert }) => {
    const specs = Array.from({ length: 26 }, (_, place) => String.fromCharCode(97 + place))
    const reached = reach(Object.fromEntries(specs.map((name) => [name, ['all']])))
    assert.deepEqual(listForMariadb(reached, {}), ['a', 'b', 'c'])
  })

  test('leaves out the spec that asks SQLite for its plans, whatever else it reaches', ({ assert }) => {
    const reached = reach({ 'tests/functional/shell/query_plans.spec.ts': ['1', '2'], 'b': ['2'] })
    assert.deepEqual(listForMariadb(reached, {}), ['b'])
    assert.deepEqual(missingOnMariadb(reached, ['b']), [])
  })

  test('does not depend on the order of the recording', ({ assert }) => {
    const given = Object.fromEntries(
      Array.from({ length: 30 }, (_, place) => [`${place}.spec.ts`, [`s${place % 4}`, `s${place % 7}`, 'all']])
    )
    const turned = Object.fromEntries(Object.entries(given).reverse())
    assert.deepEqual(listForMariadb(reach(given), {}), listForMariadb(reach(turned), new Map()))
    assert.deepEqual(missingOnMariadb(reach(given), []), missingOnMariadb(reach(turned), []))
  })

  test('generates a complete list', ({ assert }) => {
    const reached = reach({ a: ['1', '2'], b: ['2'], c: ['1'], d: ['1'], e: ['1'], f: ['1'], g: ['1', '3'] })
    assert.deepEqual(missingOnMariadb(reached, listForMariadb(reached, { a: 3, g: 9 })), [])
  })

  test('reports a missing spec with its statement and the remedy', ({ assert }) => {
    const reached = reach({ 'a.spec.ts': ['common'], 'b.spec.ts': ['common', 'select json_extract(a, ?) from b'] })
    const missing = missingOnMariadb(reached, ['a.spec.ts'])
    assert.deepEqual(missing, [{ spec: 'b.spec.ts', shape: 'select json_extract(a, ?) from b', why: 'function' }])
    assert.equal(
      describeMissing(missing[0]!),
      'b.spec.ts has to run on MariaDB too, which may answer this differently (function): add it to tests/functional/on_mariadb.json. select json_extract(a, ?) from b'
    )
  })

  test('is complete with three specs for a common statement', ({ assert }) => {
    const reached = reach(Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`${place}`, ['1']])))
    assert.deepEqual(missingOnMariadb(reached, ['4', '12', '29']), [])
    assert.lengthOf(missingOnMariadb(reached, ['4', '12']), 1)
  })

  test('reports a listed spec that no longer exists', ({ assert }) => {
    assert.deepEqual(goneFromMariadb(['a', 'b'], ['b', 'c']), ['a'])
    assert.equal(describeGone('a'), 'tests/functional/on_mariadb.json names a, which is not there: remove it.')
  })

  test('groups the lines of a report by spec', ({ assert }) => {
    const lines = [
      { kind: 'boot' },
      { kind: 'queries', file: 'a', shapes: [['1', 'order'] as [string, string]] },
      { kind: 'queries', file: 'a', shapes: [['2', 'text'] as [string, string]] },
    ]
    const expected = [
      { shape: '1', why: 'order' },
      { shape: '2', why: 'text' },
    ]
    assert.deepEqual([...reachedIn(lines)], [['a', expected]])
  })
})
