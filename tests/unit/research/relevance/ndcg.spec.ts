import { test } from '@japa/runner'
import { gainOf, mean, ndcg } from '#tests/bench/relevance/ndcg'

test.group('Relevance metric NDCG', () => {
  test('grows with the grade and discounts by rank', ({ assert }) => {
    assert.equal(gainOf([3], 10), 7)
    assert.approximately(gainOf([0, 3], 10), 7 / Math.log2(3), 1e-12)
    assert.approximately(gainOf([3, 2, 1], 10), 7 + 3 / Math.log2(3) + 1 / 2, 1e-12)
    assert.equal(gainOf([0, 0, 3], 2), 0)
  })

  test('scores the ideal order 1 and its reverse less, ignoring unjudged documents', ({ assert }) => {
    const judged = { a: 3, b: 2, c: 1 }
    assert.equal(ndcg(['a', 'b', 'c'], judged), 1)
    assert.isBelow(ndcg(['c', 'b', 'a'], judged)!, 1)
    assert.isAbove(ndcg(['c', 'b', 'a'], judged)!, ndcg(['x', 'c', 'b'], judged)!)
    assert.equal(ndcg(['x', 'y'], judged), 0)
    assert.equal(ndcg([], judged), 0)
  })

  test('penalises missing relevant documents', ({ assert }) => {
    assert.isBelow(ndcg(['a'], { a: 3, b: 3 })!, 1)
    assert.isNull(ndcg(['a'], { a: 0 }))
  })

  test('excludes queries without relevant documents from the mean', ({ assert }) => {
    assert.equal(mean([1, 0.5, null]), 0.75)
    assert.equal(mean([]), 0)
  })
})
