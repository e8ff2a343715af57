import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'

const STRONG = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/

test.group('A person’s password', () => {
  test('is kept only as an argon2id hash of at least 19 MiB and two passes', async ({ assert }) => {
    const user = new User()
    await user.setPassword('Una contraseña ñ 😀')
    const [, memory, passes] = STRONG.exec(user.password!)!
    assert.isAtLeast(Number(memory), 19 * 1_024)
    assert.isAtLeast(Number(passes), 2)
    assert.notInclude(user.password!, 'contraseña')
  })

  test('is right to the letter only', async ({ assert }) => {
    const user = new User()
    await user.setPassword(' Contraseña ')
    assert.isTrue(await user.hasPassword(' Contraseña '))
    for (const wrong of ['Contraseña', ' contraseña ', ' Contraseña', '', ' Contrasen\u0303a '])
      assert.isFalse(await user.hasPassword(wrong), wrong)
  })

  test('of 128 characters counts to its last one', async ({ assert }) => {
    const user = new User()
    const long = 'ñ'.repeat(127)
    await user.setPassword(`${long}a`)
    assert.isFalse(await user.hasPassword(`${long}b`))
  })

  test('a person without one has no right password', async ({ assert }) => {
    const user = new User().merge({ password: null })
    assert.isFalse(await user.hasPassword(''))
    assert.isFalse(await user.hasPassword('null'))
  })

  test('the same password is never kept the same twice', async ({ assert }) => {
    const [one, other] = [new User(), new User()]
    await one.setPassword('la misma de siempre')
    await other.setPassword('la misma de siempre')
    assert.notEqual(one.password, other.password)
  })
})

test.group('A disabled person', () => {
  test('is one with an instant of being disabled', ({ assert }) => {
    assert.isFalse(new User().merge({ disabledAt: null }).isDisabled)
    assert.isTrue(new User().merge({ disabledAt: clock.now() }).isDisabled)
  })
})
