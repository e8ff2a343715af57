import { test } from '@japa/runner'
import { writtenDay } from '#app/core/text/written_day'
import { formatDate } from '../../../inertia/i18n/formats.js'

test.group('Written day', () => {
  test('is written as the pages write it, in every month', ({ assert }) => {
    assert.equal(writtenDay('2024-01-15', 'es'), '15 ene 2024')
    assert.equal(writtenDay('2024-01-15', 'en'), 'Jan 15, 2024')
    for (const month of Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')))
      for (const language of ['es', 'en'] as const)
        assert.equal(writtenDay(`2024-${month}-01`, language), formatDate(`2024-${month}-01`, 'short', language))
  })
})
