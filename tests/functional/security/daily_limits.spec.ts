import { test } from '@japa/runner'
import { setLimitStore, TooManyTries } from '#app/core/limits/rate_limiter'
import { countRegistration, countResend } from '#app/accounts/registration_limits'
import { SignInLimits } from '#app/accounts/sign_in_limits'

const MINUTE = 60_000

/** How many of so many tries are let through, when the counters' clock goes on by some minutes after each. */
async function letThrough(tries: number, minutes: number, attempt: (count: number) => Promise<void>): Promise<number> {
  const [start, now] = [Date.now(), Date.now]
  let passed = 0
  Date.now = () => start + passed
  try {
    for (let count = 1; count <= tries; count++, passed += minutes * MINUTE) await attempt(count)
    return tries
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error
    return passed / minutes / MINUTE
  } finally {
    Date.now = now
  }
}

const secondFactor = (deviceId: number | null, ip: string) => new SignInLimits('7', ip, deviceId, 'second-factor')

test.group('Daily security limits', () => {
  test('allow twenty registration emails to an address, whatever the pace and origin', async ({ assert }) => {
    const registering = (count: number) => countRegistration('ana@ejemplo.mx', `198.51.100.${count}`)
    assert.equal(await letThrough(25, 15, registering), 20)
    setLimitStore('memory')
    assert.equal(await letThrough(25, 15, (count) => countResend('ana@ejemplo.mx', `198.51.100.${count}`)), 20)
  })

  test('check fifty wrong second-factor codes for an account, and for a browser of its owner', async ({ assert }) => {
    for (const deviceId of [null, 3]) {
      const trying = (count: number) => secondFactor(deviceId, `198.51.100.${count}`).takeTry()
      assert.equal(await letThrough(70, 6, trying), 50)
    }
  })

  test('count strangers’ attempts apart from the owner’s browser, and a right code resets them', async ({ assert }) => {
    await letThrough(70, 6, (count) => secondFactor(null, `198.51.100.${count}`).takeTry())
    await secondFactor(3, '203.0.113.9').takeTry()
    const mistaken = async () => {
      const limits = secondFactor(3, '203.0.113.9')
      await limits.takeTry()
      await limits.giveBack()
    }
    assert.equal(await letThrough(70, 6, mistaken), 70)
  })
})
