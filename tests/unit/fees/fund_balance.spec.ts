import { test } from '@japa/runner'
import { leastFrom, runningBalances } from '#app/fees/domain/fund_balance'

const moved = (movedOn: string, amount: number, number = 1) => ({ movedOn, amount, number })

test.group('Balance of a fund', () => {
  test('lets what there is be taken when nothing came later', ({ assert }) => {
    assert.equal(leastFrom(500, []), 500)
  })

  test('lets no money be taken before it came', ({ assert }) => {
    assert.equal(leastFrom(500, [moved('2026-03-05', 500)]), 0)
    assert.equal(leastFrom(800, [moved('2026-03-05', 500)]), 300)
  })

  test('lets no money be taken that is spent on a later day', ({ assert }) => {
    const later = [moved('2026-03-10', 900), moved('2026-03-05', -400)]
    assert.equal(leastFrom(1_000, later), 100)
  })

  test('follows the order of days, those of a day as they were written down', ({ assert }) => {
    const lines = [moved('2026-03-03', -20, 3), moved('2026-03-01', 100, 2), moved('2026-03-03', 50, 1)]
    assert.deepEqual(
      runningBalances(10, lines).map(({ number, held }) => [number, held]),
      [
        [2, 110],
        [1, 160],
        [3, 140],
      ]
    )
  })
})
