import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { emptyDatabase } from '#tests/helpers/database'
import { registeredRoutes } from '#tests/helpers/routes'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { withTwoFactor, wrongCode } from '#tests/helpers/two_factor'
import { Visitor } from '#tests/helpers/visitor'

const SESSION = '__Host-foja'
const CHALLENGE = '/login/two-factor'

async function careful(attributes = {}) {
  const user = await person(attributes, true)
  return { user, factor: await withTwoFactor(user) }
}

/** Somebody who has given the right password and sees the page of the second step. */
async function atSecondStep(user: { email: string }, more: object = {}, visitor = new Visitor()) {
  await visitor.open('/login')
  const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD, ...more })
  if (answer.headers.location !== CHALLENGE) throw new Error(`sign-in led to ${answer.headers.location}`)
  await visitor.open(CHALLENGE)
  return visitor
}

async function signOut(visitor: Visitor) {
  await visitor.follow('/main')
  await visitor.submit('delete', '/session')
}

const sessionsOf = (userId: number) => db.from('sessions').where('user_id', userId)

test.group('Two-factor challenge', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follows the right password and accepts the code of the app', async ({ assert }) => {
    const { user, factor } = await careful()
    const visitor = await atSecondStep(user)
    assert.equal((await visitor.open(CHALLENGE)).page?.component, 'security/two_factor')
    assert.isEmpty(await sessionsOf(user.id))
    const answer = await visitor.submit('post', CHALLENGE, { code: factor.code() })
    assert.equal(answer.headers.location, '/main')
    const { page } = await visitor.follow('/main')
    assert.equal(page?.props.identity?.id, user.id)
  })

  test('does not follow a wrong password', async ({ assert }) => {
    const { user } = await careful()
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.json('post', '/login', { email: user.email, password: 'otra' })
    assert.deepInclude(answer.body, { code: 'LOG-500' })
    assert.equal((await visitor.open(CHALLENGE)).headers.location, '/login')
  })

  test('answers COD-500 to a wrong code and allows another try', async ({ assert }) => {
    const { user, factor } = await careful()
    const visitor = await atSecondStep(user)
    const wrong = await visitor.json('post', CHALLENGE, { code: wrongCode(factor.secret) })
    assert.equal(wrong.status, 422)
    assert.deepEqual(wrong.body, { code: 'COD-500', params: {} })
    assert.isEmpty(await sessionsOf(user.id))
    assert.equal((await visitor.submit('post', CHALLENGE, { code: factor.code() })).headers.location, '/main')
  })

  test('accepts the codes of the previous and next step and no others', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:10Z')
    for (const [offset, status] of [
      [-2, 422],
      [-1, 302],
      [1, 302],
      [2, 422],
    ] as const) {
      const { user, factor } = await careful()
      const visitor = await atSecondStep(user)
      const answer = await visitor.submit(
        'post',
        CHALLENGE,
        { code: factor.code(offset) },
        { 'accept': 'application/json', 'x-inertia': '' }
      )
      assert.equal(answer.status, status, String(offset))
    }
  })

  test('accepts a code once, and no earlier one after it', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:10Z')
    const { user, factor } = await careful()
    const [first, second, third] = [await atSecondStep(user), await atSecondStep(user), await atSecondStep(user)]
    assert.equal((await first.submit('post', CHALLENGE, { code: factor.code() })).headers.location, '/main')
    assert.equal((await second.json('post', CHALLENGE, { code: factor.code() })).status, 422)
    assert.equal((await third.json('post', CHALLENGE, { code: factor.code(-1) })).status, 422)
    assert.equal((await second.submit('post', CHALLENGE, { code: factor.code(1) })).headers.location, '/main')
  })

  test('accepts a recovery code once, in any notation, and emails about it', async ({ assert }) => {
    const { user, factor } = await careful()
    const typed = ` ${factor.codes[3]!.toUpperCase().replaceAll('-', ' ')} `
    const [first, second] = [await atSecondStep(user), await atSecondStep(user)]
    assert.equal((await first.submit('post', CHALLENGE, { code: typed })).headers.location, '/main')
    assert.equal((await second.json('post', CHALLENGE, { code: typed })).status, 422)
    const mails = (await mailsTo(user.email)).filter(({ kind }) => kind === 'recovery_code_used')
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.text, 'Te quedan 9 códigos')
  })

  test('refuses a recovery code of another person', async ({ assert }) => {
    const [own, other] = [await careful(), await careful()]
    const visitor = await atSecondStep(own.user)
    assert.equal((await visitor.json('post', CHALLENGE, { code: other.factor.codes[0] })).status, 422)
    assert.equal((await visitor.json('post', CHALLENGE, { code: other.factor.code() })).status, 422)
  })

  test('renews the session id after each step', async ({ assert }) => {
    const { user, factor } = await careful()
    const visitor = new Visitor()
    await visitor.open('/login')
    const ids = [visitor.cookies.get(SESSION)]
    await atSecondStep(user, {}, visitor)
    ids.push(visitor.cookies.get(SESSION))
    await visitor.submit('post', CHALLENGE, { code: factor.code() })
    ids.push(visitor.cookies.get(SESSION))
    assert.lengthOf(new Set(ids), 3)
    for (const old of ids.slice(0, 2)) {
      const replay = new Visitor({ [SESSION]: old! })
      assert.equal((await replay.open('/main')).headers.location, '/login')
      assert.equal((await replay.open(CHALLENGE)).headers.location, '/login')
    }
  })

  test('grants no access before the second step', async ({ assert }) => {
    const { user } = await careful()
    const visitor = await atSecondStep(user)
    const pages = registeredRoutes().filter(
      ({ method, guards }) => method === 'GET' && guards.some((guard) => /^as\('(?!anyone)/.test(guard))
    )
    assert.isAbove(pages.length, 5)
    for (const { pattern } of pages) {
      const answer = await visitor.open(pattern.replace(/:\w+\??/g, '1'))
      const isTurnedAway = answer.status === 401 || answer.headers.location === '/login'
      assert.isTrue(isTurnedAway, `${pattern} answered ${answer.status} ${answer.headers.location}`)
    }
    assert.isUndefined((await visitor.open(CHALLENGE)).page?.props.identity)
  })

  test('keeps a deep link and «keep me signed in»', async ({ assert }) => {
    const { owner } = await firm()
    await owner.setPassword(PASSWORD)
    await owner.save()
    const factor = await withTwoFactor(owner)
    const visitor = new Visitor()
    const deep = '/law-firm/files/list?q=P%C3%A9rez%20%26%20Hijos'
    await visitor.open(deep)
    await atSecondStep(owner, { remember: true }, visitor)
    await visitor.json('post', CHALLENGE, { code: wrongCode(factor.secret) })
    const answer = await visitor.submit('post', CHALLENGE, { code: factor.code() })
    assert.equal(answer.headers.location, deep)
    assert.isTrue(visitor.cookies.has('__Host-remember'))
    const session = await sessionsOf(owner.id).firstOrFail()
    assert.equal(Number(session.remembered), 1)
  })

  test('expires after ten minutes', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const { user, factor } = await careful()
    const [inTime, late] = [await atSecondStep(user), await atSecondStep(user)]
    clock.advance({ minutes: 10 })
    assert.equal((await inTime.submit('post', CHALLENGE, { code: factor.code() })).headers.location, '/main')
    clock.advance({ seconds: 1 })
    assert.equal((await late.open(CHALLENGE)).headers.location, '/login')
    await late.open('/login')
    const answer = await late.submit('post', CHALLENGE, { code: factor.code(1) })
    assert.equal(answer.headers.location, '/login')
    assert.deepEqual((await late.open('/login')).page?.props.notices, { warning: { key: 'sign_in.challenge_over' } })
  })

  test('ends when the password changes, the second factor is turned off or the person is disabled', async ({
    assert,
  }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const changes: ((user: Awaited<ReturnType<typeof person>>) => unknown)[] = [
      (user) => user.merge({ passwordChangedAt: clock.now() }),
      (user) => user.merge({ twoFactorEnabledAt: null }),
      (user) => user.merge({ disabledAt: clock.now() }),
    ]
    for (const change of changes) {
      const { user, factor } = await careful()
      const visitor = await atSecondStep(user)
      clock.advance({ seconds: 1 })
      change(user)
      await user.save()
      assert.equal((await visitor.submit('post', CHALLENGE, { code: factor.code() })).headers.location, '/login')
      assert.isEmpty(await sessionsOf(user.id))
    }
  })

  test('cannot be reached without the first step, with the same response for a planted id', async ({ assert }) => {
    const { user, factor } = await careful()
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.submit('post', CHALLENGE, {
      code: factor.code(),
      userId: user.id,
      pendingSignIn: { userId: user.id },
    })
    assert.equal(answer.headers.location, '/login')
    assert.isEmpty(await sessionsOf(user.id))
  })

  test('requires input, explained in the language of the reader', async ({ assert }) => {
    const { user } = await careful()
    const visitor = await atSecondStep(user)
    for (const body of [{}, { code: '' }, { code: null }, { code: ['123456'] }, { code: 'x'.repeat(1_000) }]) {
      const answer = await visitor.json('post', CHALLENGE, body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.code, 'DAT-500', JSON.stringify(body))
    }
  })

  test('logs who passed and how, and who did not, without codes', async ({ assert }) => {
    const { user, factor } = await careful()
    const wrong = wrongCode(factor.secret)
    const visitor = await atSecondStep(user)
    await visitor.json('post', CHALLENGE, { code: wrong })
    await visitor.submit('post', CHALLENGE, { code: factor.codes[0] })
    const entries = await db.from('audit_entries').where('subject_id', String(user.id)).orderBy('seq')
    assert.includeMembers(
      entries.map(({ action }) => action),
      ['session.refused', 'two_factor.passed', 'session.started']
    )
    const told = JSON.stringify(entries)
    assert.notInclude(told, wrong)
    assert.notInclude(told, factor.codes[0]!)
    assert.include(told, 'recovery code')
  })
})

test.group('Wrong second-factor code limit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [what, typed] of [
    ['the app', (secret: string) => wrongCode(secret)],
    ['paper', () => '0000-0000-0000-0000-0000-0000'],
  ] as const) {
    test(`refuses the eleventh wrong code of ${what}, and a right one then`, async ({ assert }) => {
      const { user, factor } = await careful()
      const visitor = await atSecondStep(user)
      for (let count = 1; count <= 10; count++) {
        assert.equal((await visitor.json('post', CHALLENGE, { code: typed(factor.secret) })).status, 422)
      }
      for (const code of [typed(factor.secret), factor.code(), factor.codes[0]]) {
        const answer = await visitor.json('post', CHALLENGE, { code })
        assert.equal(answer.status, 429)
        assert.isAtLeast(Number(answer.headers['retry-after']), 200)
      }
    })
  }

  test('is not reset by signing in again', async ({ assert }) => {
    const { user, factor } = await careful()
    for (let count = 1; count <= 10; count++) {
      const visitor = await atSecondStep(user)
      await visitor.json('post', CHALLENGE, { code: wrongCode(factor.secret) })
    }
    const visitor = await atSecondStep(user)
    assert.equal((await visitor.json('post', CHALLENGE, { code: factor.code() })).status, 429)
  })

  test('locks an address that tries codes of many people', async ({ assert }) => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    for (let count = 1; count <= 5; count++) {
      const { user, factor } = await careful()
      const visitor = await atSecondStep(user)
      for (let each = 1; each <= 10; each++) {
        assert.equal((await visitor.json('post', CHALLENGE, { code: wrongCode(factor.secret) }, from)).status, 422)
      }
    }
    const { user, factor } = await careful()
    const visitor = await atSecondStep(user)
    assert.equal((await visitor.json('post', CHALLENGE, { code: factor.code() }, from)).status, 429)
    assert.equal((await visitor.submit('post', CHALLENGE, { code: factor.code() })).headers.location, '/main')
  })
})

test.group('Second-factor code used in two browsers at once', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  for (const kind of ['code', 'recovery code'] as const) {
    test(`opens one of them: a ${kind}`, async ({ assert }) => {
      const { user, factor } = await careful()
      const visitors = [await atSecondStep(user), await atSecondStep(user), await atSecondStep(user)]
      const code = kind === 'code' ? factor.code() : factor.codes[0]
      const answers = await Promise.all(visitors.map((visitor) => visitor.submit('post', CHALLENGE, { code })))
      assert.lengthOf(
        answers.filter(({ headers }) => headers.location === '/main'),
        1
      )
      assert.lengthOf(await sessionsOf(user.id), 1)
    })
  }
})

test.group('Trusted browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function trusting(user: { email: string }, code: string) {
    const visitor = await atSecondStep(user)
    await visitor.submit('post', CHALLENGE, { code, trust: true })
    await signOut(visitor)
    return visitor
  }

  const signInAgain = async (visitor: Visitor, user: { email: string }) => {
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    return answer.headers.location
  }

  test('skips the second factor for thirty days', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const { user, factor } = await careful()
    const visitor = await trusting(user, factor.code())
    clock.advance({ days: 29, hours: 23 })
    assert.equal(await signInAgain(visitor, user), '/main')
    await signOut(visitor)
    clock.advance({ hours: 2 })
    assert.equal(await signInAgain(visitor, user), CHALLENGE)
  })

  test('is not trusted unless requested', async ({ assert }) => {
    const { user, factor } = await careful()
    const visitor = await atSecondStep(user)
    await visitor.submit('post', CHALLENGE, { code: factor.code(), trust: false })
    await signOut(visitor)
    assert.equal(await signInAgain(visitor, user), CHALLENGE)
  })

  test('is trusted for one person, not for everybody who uses it', async ({ assert }) => {
    const { user, factor } = await careful()
    const { user: colleague } = await careful()
    const visitor = await trusting(user, factor.code())
    assert.equal(await signInAgain(visitor, colleague), CHALLENGE)
    assert.equal(await signInAgain(visitor, user), '/main')
  })

  test('does not affect other browsers', async ({ assert }) => {
    const { user, factor } = await careful()
    await trusting(user, factor.code())
    assert.equal(await signInAgain(new Visitor(), user), CHALLENGE)
  })
})
