import { test } from '@japa/runner'
import { goldenOf, outcomeOf } from '#sources/contract/golden'
import source from '../source.js'
import { lawFixtures } from './fixtures.js'

test.group('LeyesBiblio texts, golden files', () => {
  test('become the recorded laws and articles: {name}')
    .with(lawFixtures())
    .run(({ assert }, fixture) => {
      const outcome = outcomeOf(source, fixture.page)
      assert.deepEqual(JSON.parse(JSON.stringify(outcome)), goldenOf(fixture, outcome))
    })
})
