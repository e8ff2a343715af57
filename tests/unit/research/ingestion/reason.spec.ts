import { test } from '@japa/runner'
import { catalogue } from '#app/core/messages/catalogue'
import { reasonOf, reasonText } from '#app/research/ingestion/reason'

test.group('Rejection reasons', () => {
  test('are read back as stored', ({ assert }) => {
    for (const reason of [
      { code: 'notJson', detail: '60 characters' },
      { code: 'emptyText', detail: '' },
      { code: 'mappingFailed', detail: 'Unexpected: a: b\nc' },
    ])
      assert.deepEqual(reasonOf(reasonText(reason)), reason)
  })

  test('are cut to the column length without lone surrogates', ({ assert }) => {
    assert.lengthOf(reasonText({ code: 'mappingFailed', detail: 'x'.repeat(900) }), 250)
    assert.equal(reasonText({ code: 'notJson', detail: '\uD83D' }), 'notJson: \uFFFD')
  })

  test('default to an unexpected reason for a text without a code', ({ assert }) => {
    assert.deepEqual(reasonOf('¿?'), { code: 'unexpected', detail: '¿?' })
  })

  test('have texts in both languages for every reason and failure', ({ assert }) => {
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
