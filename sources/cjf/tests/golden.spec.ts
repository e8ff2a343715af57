import { test } from '@japa/runner'
import { map } from '#sources/cjf/mapper'
import { parse } from '#sources/cjf/parser'
import { fixturesIn, goldenOf, outcomeOf } from '#sources/contract/golden'
import type { Source } from '#sources/contract/contract'

const source = { parse, map } as unknown as Source

test.group('Federal case pages, golden files', () => {
  test('parse as recorded: {name}')
    .with(fixturesIn(new URL('../fixtures/', import.meta.url)))
    .run(({ assert }, fixture) => {
      const outcome = outcomeOf(source, fixture.page)
      assert.deepEqual(outcome, goldenOf(fixture, outcome))
    })
})
