import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import { PASSWORD_COST, passwordCost } from '#config/hash'

const STRONG = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/

test.group('Stored user password', () => {
  test('is an argon2id hash only', async ({ assert }) => {
    const user = new User()
    await user.setPassword('Una contraseña ñ 😀')
    assert.match(user.password!, STRONG)
    assert.notInclude(user.password!, 'contraseña')
  })

  test('costs at least 19 MiB and two passes except in tests', async ({ assert }) => {
    const driver = new Argon(PASSWORD_COST)
    const hashed = await driver.make('Una contraseña ñ 😀')
    const [, memory, passes] = STRONG.exec(hashed)!
    assert.isAtLeast(Number(memory), 19 * 1_024)
    assert.isAtLeast(Number(passes), 2)
    assert.isTrue(await driver.verify(hashed, 'Una contraseña ñ 😀'))
    for (const environment of ['production', 'development'] as const)
      assert.deepEqual(passwordCost(environment), PASSWORD_COST)
  })

  test('must match exactly', async ({ assert }) => {
    const user = new User()
    await user.setPassword(' Contraseña ')
    assert.isTrue(await user.hasPassword(' Contraseña '))
    for (const wrong of ['Contraseña', ' contraseña ', ' Contraseña', '', ' Contrasen\u0303a '])
      assert.isFalse(await user.hasPassword(wrong), wrong)
  })

  test('counts to its last character at 128 characters', async ({ assert }) => {
    const user = new User()
    const long = 'ñ'.repeat(127)
    await user.setPassword(`${long}a`)
    assert.isFalse(await user.hasPassword(`${long}b`))
  })

  test('never matches for a person without one', async ({ assert }) => {
    const user = new User().merge({ password: null })
    assert.isFalse(await user.hasPassword(''))
    assert.isFalse(await user.hasPassword('null'))
  })

  test('never has the same hash twice', async ({ assert }) => {
    const [one, other] = [new User(), new User()]
    await one.setPassword('la misma de siempre')
    await other.setPassword('la misma de siempre')
    assert.notEqual(one.password, other.password)
  })
})

test.group('Disabled person', () => {
  test('is a person with a disabling date', ({ assert }) => {
    assert.isFalse(new User().merge({ disabledAt: null }).isDisabled)
    assert.isTrue(new User().merge({ disabledAt: clock.now() }).isDisabled)
  })
})
