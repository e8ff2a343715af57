import { FieldProblem } from '#app/core/errors/field_problem'
import { test } from '@japa/runner'
import { assertGoodPassword, breachedPasswords, faultOf } from '#app/accounts/passwords/password_rules'

test.group('Password rules', () => {
  const good = [
    'Una contraseña larga 1',
    'trueno mesa velero',
    'x7!kQp2z',
    '密码是一句很长的话',
    '😀🎈🌵🦎🥁🪁🧭🪶',
    '  dos  blancos ',
    'año viejo, casa nueva',
    'ñ'.repeat(3) + ' zorzal',
    '<script>alert(1)</script>',
    'vereda-' + 'x'.repeat(121),
  ]
  for (const password of good) {
    test(`accept the password «${password.slice(0, 30)}»`, async ({ assert }) => assert.isNull(await faultOf(password)))
  }

  test('require 8 to 128 characters, counting an emoji as one', async ({ assert }) => {
    const emojis = ['😀', '🎈', '🌵', '🦎', '🥁', '🪁', '🧭', '🪶']
    assert.equal(await faultOf(emojis.slice(1).join('')), 'minLength')
    assert.isNull(await faultOf(emojis.join('')))
    assert.isNull(await faultOf(emojis.join('').repeat(16)))
    assert.equal(await faultOf(`${emojis.join('').repeat(16)}a`), 'maxLength')
    assert.equal(await faultOf('x7!kQp2'), 'minLength')
  })

  const common = [
    'password',
    'PassWord',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'football',
    '!@#$%^&*',
    'contraseña',
    'Contraseña1',
    'contrasena2026!',
    'México1986',
    'Abogado123',
    'Licenciada#1',
    'Guadalupe1',
    'CruzAzul2024',
    'te amo mucho',
    'despacho01',
    '        ',
    '\u3000'.repeat(9),
  ]
  for (const password of common) {
    test(`refuse the common password «${password}»`, async ({ assert }) =>
      assert.equal(await faultOf(password), 'common'))
  }

  test('refuse the email, the name or the application name in any spelling', async ({ assert }) => {
    const ana = { email: 'ana.olmos@ejemplo.mx', name: 'Ana Olmos Núñez' }
    const own = [
      'ana.olmos@ejemplo.mx',
      'ANA.OLMOS@ejemplo.mx',
      'ana.olmos',
      'AnaOlmos1985',
      'ana olmos nunez',
      'AnaOlmosNúñez!',
      'foja2026',
      'FojaFoja',
      'foja-foja-1',
    ]
    for (const password of own) assert.equal(await faultOf(password, ana), 'personal', password)
    assert.isNull(await faultOf('ana olmos cruza el río', ana))
    assert.isNull(await faultOf('AnaOlmos1985x', { email: null, name: null }))
  })

  test('check more than the 3,000 most common passwords that the rules allow', async ({ assert }) => {
    const known = await breachedPasswords()
    assert.isAbove(known.size, 3_000)
    assert.isTrue([...known].every((password) => password.length >= 8 && password === password.toLowerCase()))
  })

  test('explain a refusal at the field in the language of the reader', async ({ assert }) => {
    const said = async (language: 'es' | 'en', password: string, field?: string) => {
      const error = await assertGoodPassword(password, { field, name: 'Ana Olmos Núñez' }).then(
        () => null,
        (reason) => reason
      )
      assert.instanceOf(error, FieldProblem)
      return error.toMessage(language)
    }
    assert.deepEqual(await said('es', 'siete77'), {
      field: 'password',
      message: 'Mínimo 8 caracteres',
    })
    assert.deepInclude(await said('en', 'x'.repeat(129), 'newPassword'), {
      field: 'newPassword',
      message: 'Maximum 128 characters',
    })
    assert.match((await said('es', 'password')).message, /^Esta contraseña es muy común/)
    assert.match((await said('en', 'password')).message, /^This password is too common/)
    assert.match((await said('es', 'anaolmosnunez')).message, /^La contraseña no puede ser el nombre ni el correo/)
    assert.match((await said('en', 'anaolmosnunez')).message, /^Your password cannot be your name/)
    await assertGoodPassword('trueno mesa velero')
  })
})
