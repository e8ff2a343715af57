import { test } from '@japa/runner'
import { catalogue } from '#app/core/messages/catalogue'
import { reasonOf, reasonText } from '#app/research/ingestion/reason'

test.group('Reasons', () => {
  test('a stored reason is read as it was', ({ assert }) => {
    for (const reason of [
      { code: 'notJson', detail: '60 characters' },
      { code: 'emptyText', detail: '' },
      { code: 'mappingFailed', detail: 'Unexpected: a: b\nc' },
    ])
      assert.deepEqual(reasonOf(reasonText(reason)), reason)
  })

  test('a long one is cut to what its column holds, and half characters are mended', ({ assert }) => {
    assert.lengthOf(reasonText({ code: 'mappingFailed', detail: 'x'.repeat(900) }), 250)
    assert.equal(reasonText({ code: 'notJson', detail: '\uD83D' }), 'notJson: \uFFFD')
  })

  test('a text without a code is an unexpected reason', ({ assert }) => {
    assert.deepEqual(reasonOf('¿?'), { code: 'unexpected', detail: '¿?' })
  })

  test('every reason and every failure has its words in both languages', ({ assert }) => {
    const reasons = [
      'notJson',
      'notAnObject',
      'wrongEncoding',
      'missingId',
      'idMismatch',
      'emptyTitle',
      'emptyText',
      'impossibleDate',
      'duplicateId',
      'mappingFailed',
      'slugTaken',
      'tooLarge',
      'noAnswer',
      'unexpected',
    ]
    const failures = ['blocked', 'unreachable', 'listing', 'lockLost', 'unexpected']
    const keys = [
      ...reasons.map((code) => `sources.reason.${code}`),
      ...failures.map((code) => `sources.failure.${code}`),
    ]
    for (const language of ['es', 'en'] as const) assert.containsSubset(Object.keys(catalogue(language)), keys)
  })
})
