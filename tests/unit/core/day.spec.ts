import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { day } from '#app/core/validators/day'

const validator = vine.create({ on: day() })

/** The rule that refuses a day; null when none does. */
async function faultOf(on: string): Promise<string | null> {
  const [error] = await validator.tryValidate({ on })
  return error ? error.messages[0].rule : null
}

test.group('Day of a form', () => {
  test('is one of the calendar, from 1900 on', async ({ assert }) => {
    for (const on of ['1900-01-01', '2024-02-29', '2026-12-31']) assert.isNull(await faultOf(on), on)
  })

  test('rejects a day that no calendar has as nonexistent, in any form', async ({ assert }) => {
    for (const on of ['2026-02-31', '2026-13-01', '31/02/2026', '31.02.2026', '05/13/2026', '12/31/2026', '00/01/2026'])
      assert.equal(await faultOf(on), 'noSuchDay', on)
  })

  test('is asked for as days are written when it exists but came in another form, is too old or is no day', async ({
    assert,
  }) => {
    for (const on of ['31/12/2026', '5/1/2026', '1899-12-31', '31/12/1899', '2026-1-5', 'mañana'])
      assert.equal(await faultOf(on), 'day', on)
  })
})
