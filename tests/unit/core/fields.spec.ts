import vine from '@vinejs/vine'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { email, ids, line, password, passwordTyped, text } from '#app/core/validators/fields'
import { page } from '#app/core/validators/query'

const fields = {
  line: line(40),
  text: text(50),
  email: email(),
  password: password(),
  passwordTyped: passwordTyped(),
  page: page(),
  ids: ids(3),
}
const validators = Object.fromEntries(
  Object.entries(fields).map(([name, field]) => [name, vine.create({ value: field as never })])
)

/** What a field makes of a value, or the rule that refuses it. */
async function of(field: keyof typeof fields, value: unknown): Promise<unknown> {
  const [error, output] = await validators[field]!.tryValidate({ value } as never)
  return error ? `refused: ${error.messages[0].rule}` : (output as { value: unknown }).value
}

test.group('Single-line text field', () => {
  const kept: [string, string][] = [
    ['  Pérez y Hijos, S.A. de C.V.  ', 'Pérez y Hijos, S.A. de C.V.'],
    ['<b>&amp;</b> 😀 東京', '<b>&amp;</b> 😀 東京'],
    ['a\u0301', 'á'],
    ['a\tb\nc\u0000d', 'a b c d'],
    ['a\u202Eb\u2066c\u200Fd\u061Ce', 'a b c d e'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ]
  for (const [typed, stored] of kept) {
    test(`stores ${JSON.stringify(typed)} as ${JSON.stringify(stored)}`, async ({ assert }) =>
      assert.equal(await of('line', typed), stored))
  }

  test('is empty without visible characters', async ({ assert }) => {
    for (const blank of ['', '   ', '\n\t', '\u200B\u200B', '\uFEFF', '\u00A0', '\u202E', '\u2060\u3000']) {
      assert.equal(await of('line', blank), 'refused: required', JSON.stringify(blank))
    }
  })

  test('is at most as long as its column', async ({ assert }) => {
    assert.equal(await of('line', 'x'.repeat(40)), 'x'.repeat(40))
    assert.equal(await of('line', 'x'.repeat(41)), 'refused: maxLength')
  })

  test('accepts only text', async ({ assert }) => {
    for (const wrong of [7, true, ['a'], { a: 1 }]) assert.equal(await of('line', wrong), 'refused: string')
  })

  test('never stores control or bidi characters', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 20 }), async (typed) => {
        const stored = await of('line', typed)
        assert.notMatch(String(stored), /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/)
      })
    )
  })
})

test.group('Multi-line text field', () => {
  test('keeps line breaks in one form', async ({ assert }) => {
    assert.equal(await of('text', ' a\r\nb\rc\n\nd\te '), 'a\nb\nc\n\nd e')
  })

  test('loses invisible characters', async ({ assert }) => {
    assert.equal(await of('text', 'a\u0007b\u202Ec'), 'a b c')
    assert.equal(await of('text', '\n \u200B'), 'refused: required')
  })
})

test.group('Other form fields', () => {
  test('store an email in lower case without surrounding blanks', async ({ assert }) => {
    assert.equal(await of('email', '  Ana.Olmos+Foja@Ejemplo.MX '), 'ana.olmos+foja@ejemplo.mx')
    for (const wrong of ['ana', 'ana@', '@x.mx', 'a b@x.mx', 'a@x.mx\nBcc: b@x.mx', 'a@x', '<a@x.mx>']) {
      assert.equal(await of('email', wrong), 'refused: email', wrong)
    }
    for (const half of ['\ud800@x.example', 'a\ud800b@x.example', 'a@\ud800.example', '\udfff@x.example'])
      assert.equal(await of('email', half), 'refused: email', 'half a character')
    assert.equal(await of('email', `${'a'.repeat(60)}@${'b'.repeat(250)}.mx`), 'refused: maxLength')
  })

  test('keep a password exactly: any script, blanks, 64 characters and more', async ({ assert }) => {
    for (const kept of ['  ocho 8 ', 'contraseña ñ 😀 東京', 'x'.repeat(64), 'x'.repeat(128), '<script>1</script>']) {
      assert.equal(await of('password', kept), kept)
    }
    assert.equal(await of('password', 'siete77'), 'refused: minLength')
    assert.equal(await of('password', 'x'.repeat(129)), 'refused: maxLength')
  })

  test('count a password in characters, not in UTF-16 units', async ({ assert }) => {
    assert.equal(await of('password', '😀'.repeat(7)), 'refused: minLength')
    assert.equal(await of('password', '😀'.repeat(128)), '😀'.repeat(128))
    assert.equal(await of('password', '😀'.repeat(129)), 'refused: maxLength')
    assert.equal(await of('passwordTyped', 'x'), 'x')
    assert.equal(await of('passwordTyped', '😀'.repeat(128)), '😀'.repeat(128))
    assert.equal(await of('passwordTyped', 'x'.repeat(1_000_000)), 'refused: maxLength')
  })

  test('read a page number from 1, and anything else as the first', async ({ assert }) => {
    const pages: [unknown, number][] = [
      ['3', 3],
      [1, 1],
      ['0', 1],
      ['-2', 1],
      ['x', 1],
      ['1.5', 1],
      ['9e99', 1],
      [['2'], 2],
      ['9'.repeat(15), 1_000_000_000],
    ]
    for (const [given, expected] of pages) assert.equal(await of('page', given), expected, String(given))
  })

  test('read ids as a few distinct positive integers', async ({ assert }) => {
    assert.deepEqual(await of('ids', ['1', 2, 3]), [1, 2, 3])
    for (const wrong of [[], [1, 1], [1, 2, 3, 4], [0], [-1], [1.5], ['x'], [null], 'x', 7, { 0: 1 }])
      assert.match(String(await of('ids', wrong)), /^refused/, JSON.stringify(wrong))
  })
})
