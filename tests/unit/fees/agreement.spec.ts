import { test } from '@japa/runner'
import { shareOf, standingOf } from '#app/fees/domain/agreement'

const charged = (part: 'fixed' | 'stage' | 'share' | 'monthly', amount: number, stageId: number | null = null) => ({
  ...{ part, amount, stageId },
})

test.group('Fee agreement', () => {
  test('takes a share of what was obtained, rounded half up to the centavo', ({ assert }) => {
    assert.equal(shareOf(1_000_000, 300_000), 300_000)
    assert.equal(shareOf(333, 300_000), 100)
    assert.equal(shareOf(5, 100_000), 1)
    assert.equal(shareOf(4, 100_000), 0)
    assert.equal(shareOf(99_999_999_999, 333_333), 33_333_300_000)
  })

  test('says what of the fixed fee and the stages is left', ({ assert }) => {
    const agreement = { fixedAmount: 1_000_000, stages: [{ amount: 200_000 }, { amount: 300_000 }] }
    const standing = standingOf(agreement, [charged('fixed', 400_000), charged('stage', 200_000, 1)])
    assert.deepEqual(standing, { agreed: 1_500_000, charged: 600_000, left: 900_000, fixedLeft: 600_000 })
  })

  test('counts shares and retainers as charged, and never as left', ({ assert }) => {
    const standing = standingOf({ fixedAmount: null, stages: [] }, [charged('share', 5_000), charged('monthly', 7_000)])
    assert.deepEqual(standing, { agreed: 0, charged: 12_000, left: 0, fixedLeft: null })
  })

  test('leaves nothing where more was charged than was agreed', ({ assert }) => {
    const standing = standingOf({ fixedAmount: 100, stages: [] }, [charged('fixed', 250)])
    assert.containSubset(standing, { left: 0, fixedLeft: 0 })
  })
})
