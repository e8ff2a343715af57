import { test } from '@japa/runner'
import { lanesFor } from '../../../bin/bootstrap/test_jobs.mjs'

const GIGABYTE = 1024 ** 3

test.group('Lanes of a test run', () => {
  test('are one more than {cores} cores, between two and four')
    .with([
      { cores: 1, lanes: 2 },
      { cores: 2, lanes: 3 },
      { cores: 3, lanes: 4 },
      { cores: 16, lanes: 4 },
    ])
    .run(({ assert }, { cores, lanes }) => assert.equal(lanesFor(cores, 64 * GIGABYTE), lanes))

  test('are fewer where memory is short, and never one alone', ({ assert }) => {
    assert.equal(lanesFor(8, 7 * GIGABYTE), 3)
    assert.equal(lanesFor(2, 5 * GIGABYTE), 2)
    assert.equal(lanesFor(2, GIGABYTE), 2)
  })
})
