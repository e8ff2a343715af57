import { test } from '@japa/runner'
import { checkCount, checkIds, isBlank, isoDate, ListingRefused } from '#sources/contract/sanity'

test.group('Sanity checks on source responses', () => {
  test('accept a listing of distinct ids', ({ assert }) => {
    assert.deepEqual(checkIds([3, 1, 2], true), [3, 1, 2])
    assert.deepEqual(checkIds([], false), [])
  })

  test('refuse a listing: {reason}')
    .with([
      { listing: [], reason: 'empty' },
      { listing: { error: 'Internal' }, reason: 'notAList' },
      { listing: null, reason: 'notAList' },
      { listing: [1, '2'], reason: 'notIds' },
      { listing: [1, 2.5], reason: 'notIds' },
      { listing: [1, null], reason: 'notIds' },
      { listing: [0], reason: 'notIds' },
    ])
    .run(({ assert }, { listing, reason }) => {
      const refusal = catchError(() => checkIds(listing, true))
      assert.instanceOf(refusal, ListingRefused)
      assert.equal((refusal as ListingRefused).reason, reason)
    })

  test('refuse a listing far shorter than the total of the site, but allow a few missing rows', ({ assert }) => {
    assert.doesNotThrow(() => checkCount(990, 1000))
    assert.doesNotThrow(() => checkCount(1010, 1000))
    assert.throws(() => checkCount(900, 1000), ListingRefused)
  })

  test('treat a title of blanks and dashes as blank', ({ assert }) => {
    for (const text of ['', '  ', '\r\n', '—.', '***', null, undefined]) assert.isTrue(isBlank(text))
    for (const text of ['a', 'ñ', '1']) assert.isFalse(isBlank(text))
  })

  test('refuse a date that is not in the calendar', ({ assert }) => {
    assert.equal(isoDate(2024, 2, 29), '2024-02-29')
    assert.equal(isoDate(1917, 6, 1), '1917-06-01')
    assert.equal(isoDate(1, 1, 1), '0001-01-01')
    for (const [year, month, day] of [
      [2023, 2, 29],
      [2023, 13, 1],
      [2023, 0, 1],
      [2023, 4, 31],
      [0, 1, 1],
    ]) {
      assert.isNull(isoDate(year, month, day))
    }
  })
})

function catchError(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
}
