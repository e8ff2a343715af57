import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { SignInLimits } from '#app/accounts/sign_in_limits'

/** A try at an account: from one of a few addresses, or from the owner's own browser. */
const attempt = fc.record({
  account: fc.constantFrom('ana', 'luis', 'eva'),
  address: fc.constantFrom('203.0.113.1', '203.0.113.2', '203.0.113.3'),
  isOwn: fc.boolean(),
  isRight: fc.boolean(),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never

const DEVICES: Record<string, number> = { ana: 1, luis: 2, eva: 3 }

/** What the rule says, in plain counters: tries that were looked at and wrong, each with its limit. */
class Expected {
  private readonly counts = new Map<string, number>()
  private readonly closed = new Set<string>()

  isLookedAt({ account, address, isOwn }: Attempt): boolean {
    if (isOwn) return this.take(`device ${account}`, 10)
    return this.take(`address ${address}`, 50) && this.take(`account ${account}`, 10)
  }

  right({ account, address, isOwn }: Attempt): void {
    if (isOwn) return void this.counts.delete(`device ${account}`)
    this.counts.delete(`account ${account}`)
    this.counts.set(`address ${address}`, (this.counts.get(`address ${address}`) ?? 1) - 1)
  }

  private take(key: string, most: number): boolean {
    if (this.closed.has(key)) return false
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    if (count > most) this.closed.add(key)
    return count <= most
  }
}

test.group('Sign-in limits', () => {
  test('check no more wrong attempts than the rule allows, in any order', async ({ assert }) => {
    const attempts = fc.array(attempt, { minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(attempts, async (tries) => {
        setLimitStore('memory')
        const expected = new Expected()
        for (const one of tries) {
          const limits = new SignInLimits(one.account, one.address, one.isOwn ? DEVICES[one.account] : null)
          const isLookedAt = await limits.takeTry().then(
            () => true,
            () => false
          )
          assert.equal(isLookedAt, expected.isLookedAt(one))
          if (!isLookedAt || !one.isRight) continue
          await limits.giveBack()
          expected.right(one)
        }
      }),
      { numRuns: 60 }
    )
  })

  test('leave the owner’s browser its ten attempts, whatever strangers try', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 300 }), fc.nat(9), async (tries, own) => {
        setLimitStore('memory')
        for (const { account, address } of tries)
          await new SignInLimits(account, address).takeTry().catch(() => undefined)
        for (let count = 0; count <= own; count++) await new SignInLimits('ana', '203.0.113.1', 1).takeTry()
        assert.isTrue(true)
      }),
      { numRuns: 30 }
    )
  })

  test('count passwords and codes separately', async ({ assert }) => {
    setLimitStore('memory')
    const account = randomUUID()
    for (let count = 1; count <= 10; count++) await new SignInLimits(account, '203.0.113.9').takeTry()
    await assert.rejects(() => new SignInLimits(account, '203.0.113.9').takeTry())
    await new SignInLimits(account, '203.0.113.9', null, 'second-factor').takeTry()
  })
})
