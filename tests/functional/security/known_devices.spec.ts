import type { EventEmitter } from 'node:events'
import hash from '@adonisjs/core/services/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { Visitor } from '#tests/helpers/visitor'

const DEVICE = '__Host-device'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function signIn(visitor: Visitor, user: { email: string }, headers: Record<string, string> = {}) {
  await visitor.open('/login')
  return visitor.submit('post', '/login', { email: user.email, password: PASSWORD }, headers)
}

async function signOut(visitor: Visitor) {
  await visitor.follow('/main')
  await visitor.submit('delete', '/session')
}

const newDeviceEmails = async (user: { email: string }) =>
  (await mailsTo(user.email)).filter(({ kind }) => kind === 'new_device')

test.group('Known browsers of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('carry a token that is stored only as a hash', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = new Visitor()
    const answer = await signIn(visitor, user)
    const cookie = answer.cookies.find((line) => line.startsWith(`${DEVICE}=`))!
    assert.match(cookie, /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const rows = JSON.stringify(await db.from('devices').where('user_id', user.id))
    assert.notInclude(rows, visitor.cookies.get(DEVICE)!)
    const session = await db.from('sessions').where('user_id', user.id).firstOrFail()
    assert.equal(session.device_id, JSON.parse(rows)[0].id)
  })

  test('are not recorded after a wrong password', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = new Visitor()
    await visitor.open('/login')
    await visitor.json('post', '/login', { email: user.email, password: 'otra' })
    assert.isFalse(visitor.cookies.has(DEVICE))
    assert.isEmpty(await db.from('devices'))
  })

  test('stay one row however often the person signs in', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const user = await person({}, true)
    const visitor = new Visitor()
    for (let count = 1; count <= 3; count++) {
      await signIn(visitor, user)
      await signOut(visitor)
      clock.advance({ hours: 1 })
    }
    const rows = await db.from('devices').where('user_id', user.id)
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].last_seen_at, '2026-11-21 12:00:00.000')
  })

  test('trigger an email in the person’s language when new, except the first', async ({ assert }) => {
    clock.freeze('2026-11-21T18:30:00Z')
    const user = await person({ language: 'en' }, true)
    await signIn(new Visitor(), user)
    assert.isEmpty(await newDeviceEmails(user))
    await signIn(new Visitor(), user, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' })
    const [mail, ...more] = await newDeviceEmails(user)
    assert.isEmpty(more)
    assert.deepInclude(mail!, { language: 'en', link: '/settings/security' })
    for (const told of ['Firefox · Windows', '203.0.113.77', 'November 21, 2026', '12:30'])
      assert.include(mail!.text, told)
  })

  test('trigger no email when already known', async ({ assert }) => {
    const user = await person({}, true)
    const [desk, phone] = [new Visitor(), new Visitor()]
    await signIn(desk, user)
    await signIn(phone, user)
    for (const visitor of [desk, phone]) {
      await signOut(visitor)
      await signIn(visitor, user)
    }
    assert.lengthOf(await newDeviceEmails(user), 1)
  })

  test('are known separately for several people', async ({ assert }) => {
    const [ana, luis] = [await person({}, true), await person({}, true)]
    const visitor = new Visitor()
    for (const user of [ana, luis, ana, luis]) {
      await signIn(visitor, user)
      await signOut(visitor)
    }
    const rows = await db.from('devices').whereIn('user_id', [ana.id, luis.id])
    assert.lengthOf(rows, 2)
    assert.lengthOf(new Set(rows.map(({ token_hash: hash }) => hash)), 1)
    assert.isEmpty([...(await newDeviceEmails(ana)), ...(await newDeviceEmails(luis))])
  })

  test('get a new token when somebody else signs in, so that a planted one is useless', async ({ assert }) => {
    const [attacker, victim] = [await person({}, true), await person({}, true)]
    const own = new Visitor()
    await signIn(own, attacker)
    const planted = own.cookies.get(DEVICE)!
    const browser = new Visitor({ [DEVICE]: planted })
    await signIn(browser, victim)
    assert.notEqual(browser.cookies.get(DEVICE), planted)
    await signOut(own)
    for (let count = 1; count <= 10; count++) {
      await own.open('/login')
      await own.json('post', '/login', { email: victim.email, password: 'otra' })
    }
    const again = new Visitor({ [DEVICE]: browser.cookies.get(DEVICE)! })
    assert.equal((await signIn(again, victim)).headers.location, '/main')
  })

  for (const odd of ['', 'x', "' OR 1=1 --", 'a'.repeat(5_000), 's%3Aabc.def', 'ñ'.repeat(43)]) {
    test(`replace the invalid cookie «${odd.slice(0, 20)}»`, async ({ assert }) => {
      const user = await person({}, true)
      const visitor = new Visitor({ [DEVICE]: encodeURIComponent(odd) })
      assert.equal((await signIn(visitor, user)).headers.location, '/main')
      assert.match(visitor.cookies.get(DEVICE)!, /^[\w-]{43}$/)
    })
  }
})

test.group('Sign-in under attack', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Wrong passwords from as many addresses as it takes; returns how many were looked at. */
  async function attack(email: string, tries: number, from: (count: number) => string) {
    const stranger = new Visitor()
    await stranger.open('/login')
    let lookedAt = 0
    for (let count = 0; count < tries; count++) {
      const body = { email, password: `intento ${count}` }
      const answer = await stranger.json('post', '/login', body, { 'x-forwarded-for': from(count) })
      if (answer.status === 401) lookedAt++
    }
    return lookedAt
  }

  const everywhere = (count: number) => `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`

  test('still admits the owner from a known browser, even at the attackers’ address', async ({ assert }) => {
    const user = await person({}, true)
    const own = new Visitor()
    await signIn(own, user)
    await signOut(own)
    assert.equal(await attack(user.email, 60, () => '127.0.0.1'), 10)
    const elsewhere = new Visitor()
    await elsewhere.open('/login')
    const refused = await elsewhere.json('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(refused.status, 429)
    assert.equal((await signIn(own, user)).headers.location, '/main')
  })

  test('checks ten of a few hundred wrong passwords for an account from as many addresses', async ({ assert }) => {
    const user = await person({}, true)
    assert.equal(await attack(user.email, 300, everywhere), 10)
  })

  test('checks fifty attempts on many accounts from one address, even at once', async ({ assert }) => {
    const stranger = new Visitor()
    await stranger.open('/login')
    const tries = Array.from({ length: 80 }, (_, count) =>
      stranger.json('post', '/login', { email: `cuenta-${count}@ejemplo.mx`, password: 'otra' })
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      50
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      30
    )
  })

  test('does not count a successful sign-in against its address', async ({ assert }) => {
    const users = [await person({}, true), await person({}, true)]
    for (let count = 1; count <= 60; count++) {
      const visitor = new Visitor()
      assert.equal((await signIn(visitor, users[count % 2]!)).headers.location, '/main')
    }
  })

  test('gives a known browser ten attempts of its own, which affect nobody else', async ({ assert }) => {
    const user = await person({}, true)
    const [own, phone] = [new Visitor(), new Visitor()]
    for (const visitor of [own, phone]) {
      await signIn(visitor, user)
      await signOut(visitor)
    }
    await own.open('/login')
    for (let count = 1; count <= 10; count++)
      assert.equal((await own.json('post', '/login', { email: user.email, password: 'otra' })).status, 401)
    assert.equal((await own.json('post', '/login', { email: user.email, password: PASSWORD })).status, 429)
    assert.equal((await signIn(phone, user)).headers.location, '/main')
    assert.equal((await signIn(new Visitor(), user)).headers.location, '/main')
  })

  test('queries the database once before the password is checked', async ({ assert }) => {
    const user = await person({}, true)
    for (const email of [user.email, 'nadie@ejemplo.mx']) {
      const visitor = new Visitor()
      await visitor.open('/login')
      const body = { email, password: 'otra' }
      const [session, ...more] = await queriesBeforeHash(() => visitor.json('post', '/login', body))
      assert.match(session!, /from `sessions`/)
      assert.lengthOf(more, 1, more.join('\n'))
      assert.match(more[0]!, /select .* from `users` left join `devices`/is)
    }
  })
})

/** The statements that have reached the database when the first password is compared. */
async function queriesBeforeHash(act: () => Promise<unknown>): Promise<string[]> {
  const { client } = db.connection().getWriteClient() as unknown as { client: EventEmitter }
  const seen: string[] = []
  let before: string[] | null = null
  const listen = ({ sql }: { sql: string }) => void seen.push(sql)
  const verify = hash.verify
  hash.verify = function (...given: Parameters<typeof verify>) {
    before ??= [...seen]
    return verify.apply(hash, given)
  }
  client.on('query', listen)
  try {
    await act()
  } finally {
    client.off('query', listen)
    hash.verify = verify
  }
  return before!
}
