import vine from '@vinejs/vine'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { bankOf, isClabe } from '#app/core/clabe'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { clabe } from '#app/core/validators/fields'

const validator = vine.create({ clabe: clabe() })

/** What the field makes of a value, or the rule that refuses it. */
async function of(value: unknown): Promise<unknown> {
  const [error, output] = await validator.tryValidate({ clabe: value })
  return error ? `refused: ${error.messages[0].rule}` : output.clabe
}

test.group('CLABE account numbers', () => {
  // The first two are the usual examples of how the check digit is worked out; the others are made up.
  const RIGHT = ['032180000118359719', '002115016003269411', '012180015512345677', '646180110400000007']

  test('are valid with a right check digit', ({ assert }) => {
    assert.deepEqual(RIGHT.filter(isClabe), RIGHT)
  })

  test('are invalid with any single wrong digit', ({ assert }) => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 17, maxLength: 17 })
    fc.assert(
      fc.property(digits, fc.nat(16), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
        const body = first.join('')
        const whole = Array.from({ length: 10 }, (_, last) => `${body}${last}`).filter(isClabe)
        assert.lengthOf(whole, 1)
        const wrong = [...whole[0]!]
        wrong[at] = String((first[at]! + by) % 10)
        assert.isFalse(isClabe(wrong.join('')))
      })
    )
  })

  test('are invalid without 18 digits', ({ assert }) => {
    for (const wrong of [
      '',
      '03218000011835971',
      '0321800001183597190',
      '03218000011835971x',
      '０３２１８００００１１８３５９７１９',
    ])
      assert.isFalse(isClabe(wrong), wrong)
  })

  test('show the bank of their first three digits, or the number of an unknown one', ({ assert }) => {
    assert.equal(bankOf('002115016003269411'), 'Banamex')
    assert.equal(bankOf('012180015512345677'), 'BBVA México')
    assert.equal(bankOf('646180110400000007'), 'STP')
    assert.equal(bankOf('999180110400000007'), 'SPEI 999')
  })

  test('accept blanks and hyphens, as printed on bank statements', async ({ assert }) => {
    for (const typed of ['032180000118359719', ' 032 180 00011835971 9 ', '032-180-00011835971-9'])
      assert.equal(await of(typed), '032180000118359719')
  })

  test('are refused when invalid', async ({ assert }) => {
    for (const wrong of ['032180000118359718', '0321', 'abc']) assert.equal(await of(wrong), 'refused: clabe', wrong)
    for (const blank of ['', '  ', null]) assert.equal(await of(blank), 'refused: required')
    for (const other of [32180000118359719, ['032180000118359719']]) assert.equal(await of(other), 'refused: string')
  })

  test('are refused in the language of the reader', async ({ assert }) => {
    const said = []
    for (const language of ['es', 'en'] as const) {
      const options = { messagesProvider: new ValidationMessages(language) }
      const [error] = await validator.tryValidate({ clabe: '1' }, options)
      said.push(error!.messages[0].message)
    }
    assert.deepEqual(said, [
      'La CLABE no es válida: debe tener 18 dígitos y el dígito de control no coincide',
      'Check the CLABE: it must have 18 digits, and its check digit does not match',
    ])
  })
})
