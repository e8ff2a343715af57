import { test } from '@japa/runner'
import { fixturesIn, goldenOf, outcomeOf } from '#sources/contract/golden'
import source from '#sources/scjn/source'

test.group('Supreme Court responses, golden files', () => {
  test('become the recorded document: {name}')
    .with(fixturesIn(new URL('../fixtures/', import.meta.url)))
    .run(({ assert }, fixture) => {
      const outcome = outcomeOf(source, fixture.page)
      assert.deepEqual(outcome, goldenOf(fixture, outcome))
    })
})
