import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import Affiliate from '#app/affiliates/models/affiliate'
import Member from '#app/workspaces/models/member'
import { AcceptInvitation } from '#app/workspaces/actions/accept_invitation'
import { clock } from '#app/core/clock'
import { Refusal } from '#app/core/errors/refusal'
import { matterOf } from '#database/factories/matter_factory'
import { invitingFirm } from '#tests/functional/law_firm/invitations/ground'
import { emptyDatabase } from '#tests/helpers/database'
import { GoogleStandIn } from '#tests/helpers/google_stand_in'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { newEmail } from '#tests/helpers/registering'
import { withTwoFactor } from '#tests/helpers/two_factor'
import { signIn, Visitor } from '#tests/helpers/visitor'
import env from '#start/env'

let google: GoogleStandIn

const site = () => env.get('APP_URL')
const pathOf = (address: string) => address.replace(site(), '')

/** Goes to Google from a page and comes back; returns where that leads. */
async function throughGoogle(visitor: Visitor, start: string, body: object, from = '/login') {
  await visitor.open(from)
  const sent = await visitor.submit('post', start, body, { referer: site() + from })
  if (sent.status !== 409) throw new Error(`the way to Google answered ${sent.status}`)
  const back = google.authorize(sent.headers['x-inertia-location'] as string)
  return (await visitor.open(pathOf(back))).headers.location
}

async function withGoogle(
  account: GoogleStandIn['account'],
  body: object = { intent: 'login' },
  visitor = new Visitor()
) {
  google.account = account
  return { visitor, location: await throughGoogle(visitor, '/login/google', body) }
}

const noticeOn = async (visitor: Visitor, path = '/login') => (await visitor.open(path)).page?.props.notices
const refusal = (code: string) => ({ refusal: { code, params: {} } })
const counted = async (table: string) => Number((await db.from(table).count('* as count').firstOrFail()).count)

test.group('Google sign-in', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    google.account = null
    google.broken = null
  })

  test('signs in a linked person by the Google account id', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-1' }).save()
    const { visitor, location } = await withGoogle({ sub: 'g-1', email: user.email.toUpperCase() })
    assert.equal(location, '/main')
    const { page } = await visitor.follow('/main')
    assert.equal(page?.props.identity?.id, user.id)
  })

  test('redirects with state and PKCE, to return to our callback only', async ({ assert }) => {
    const { visitor } = await withGoogle(null, {
      intent: 'login',
      redirect_uri: 'https://evil.example',
      back: '//evil.example',
    })
    const query = google.visits.at(-1)!
    assert.equal(query.get('redirect_uri'), `${site()}/login/google/callback`)
    assert.equal(query.get('response_type'), 'code')
    assert.equal(query.get('code_challenge_method'), 'S256')
    assert.match(query.get('code_challenge')!, /^[\w-]{43}$/)
    assert.isAtLeast(query.get('state')!.length, 22)
    assert.includeMembers(query.get('scope')!.split(' '), ['openid', 'https://www.googleapis.com/auth/userinfo.email'])
    assert.sameMembers([...visitor.cookies.keys()], ['__Host-foja'])
  })

  test('opens the page requested before', async ({ assert }) => {
    const { owner } = await firm()
    await owner.merge({ googleId: 'g-2' }).save()
    const visitor = new Visitor()
    const deep = '/law-firm/files/list?q=uno%20dos'
    await visitor.open(deep)
    const { location } = await withGoogle({ sub: 'g-2', email: owner.email }, { intent: 'login' }, visitor)
    assert.equal(location, deep)
  })

  test('asks for the second factor, too', async ({ assert }) => {
    const user = await person()
    const factor = await withTwoFactor(user)
    await user.merge({ googleId: 'g-3' }).save()
    const { visitor, location } = await withGoogle({ sub: 'g-3', email: user.email })
    assert.equal(location, '/login/two-factor')
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
    await visitor.open('/login/two-factor')
    const answer = await visitor.submit('post', '/login/two-factor', { code: factor.code() })
    assert.equal(answer.headers.location, '/main')
  })

  test('links a person with the same verified address and emails them', async ({ assert }) => {
    const user = await person({}, true)
    const { location } = await withGoogle({ sub: 'g-4', email: user.email })
    assert.equal(location, '/main')
    await user.refresh()
    assert.equal(user.googleId, 'g-4')
    assert.isNotNull(user.password)
    assert.include(
      (await mailsTo(user.email)).map(({ kind }) => kind),
      'google_linked'
    )
    assert.equal((await db.from('audit_entries').where('action', 'google.linked').firstOrFail()).actor_id, user.id)
  })

  test('discards what somebody set on an address they never verified', async ({ assert }) => {
    const user = await person({}, true)
    await user.merge({ emailVerifiedAt: null }).save()
    const planted = new Visitor()
    const { location } = await withGoogle({ sub: 'g-5', email: user.email })
    assert.equal(location, '/main')
    await user.refresh()
    assert.isNull(user.password)
    assert.isNotNull(user.emailVerifiedAt)
    await planted.open('/login')
    const answer = await planted.json('post', '/login', { email: user.email, password: PASSWORD })
    assert.deepInclude(answer.body, { code: 'LOG-500' })
  })

  test('creates a verified account without password, of the chosen type, for an unknown address', async ({
    assert,
  }) => {
    for (const [type, body] of [
      ['lawyer', { intent: 'login' }],
      ['lawyer', { intent: 'join' }],
      ['client', { intent: 'join', type: 'client' }],
    ] as const) {
      const email = `nueva-${Math.abs(type.length * 7 + body.intent.length)}-${type}@ejemplo.mx`
      const { visitor } = await withGoogle({ sub: `g-${email}`, email, name: 'Nora Ibáñez' }, body)
      const user = await User.findByOrFail('email', email)
      assert.deepInclude(user.toJSON(), { type, name: 'Nora Ibáñez', isAdmin: false, language: 'es' })
      assert.isNull(user.password)
      assert.isNotNull(user.emailVerifiedAt)
      assert.equal((await visitor.follow('/main')).page?.props.identity?.id, user.id)
    }
  })

  test('credits the referral code of a new account', async ({ assert }) => {
    const affiliate = await person()
    const { id } = await Affiliate.create({ userId: affiliate.id, code: 'kq7m2xw9', clabe: 'sealed', bank: 'IXE' })
    const join = (refCode: unknown, email: string) =>
      withGoogle({ sub: `g-${email}`, email }, { intent: 'join', type: 'lawyer', refCode })
    await join('KQ7M2XW9', 'traida@ejemplo.mx')
    await join('nadie999', 'sola@ejemplo.mx')
    await join({ any: 'thing' }, 'rara@ejemplo.mx')
    const { id: userId } = await User.findByOrFail('email', 'traida@ejemplo.mx')
    assert.deepEqual(await db.from('referrals').select('affiliate_id', 'user_id'), [
      { affiliate_id: id, user_id: userId },
    ])
    await join('kq7m2xw9', 'traida@ejemplo.mx')
    assert.lengthOf(await db.from('referrals'), 1)
  })

  test('refuses an address that Google has not verified', async ({ assert }) => {
    const user = await person({}, true)
    const before = await counted('users')
    for (const email of [user.email, 'otra@ejemplo.mx']) {
      const { visitor, location } = await withGoogle({ sub: 'g-6', email, email_verified: false })
      assert.equal(location, '/login')
      assert.deepEqual(await noticeOn(visitor), refusal('LOG-401'))
    }
    await user.refresh()
    assert.isNull(user.googleId)
    assert.equal(await counted('users'), before)
  })

  test('answers SSO-409 when the linked account has another address than the person', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-7' }).save()
    const { visitor, location } = await withGoogle({ sub: 'g-7', email: 'cambiado@ejemplo.mx' })
    assert.equal(location, '/login')
    assert.deepEqual(await noticeOn(visitor), refusal('SSO-409'))
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('answers SSO-409 when the person with the address is linked to another account', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-8' }).save()
    const { visitor } = await withGoogle({ sub: 'g-9', email: user.email })
    assert.deepEqual(await noticeOn(visitor), refusal('SSO-409'))
    await user.refresh()
    assert.equal(user.googleId, 'g-8')
  })

  test('refuses a disabled person like any other refusal', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-10', disabledAt: clock.now() }).save()
    const { visitor } = await withGoogle({ sub: 'g-10', email: user.email })
    assert.deepEqual(await noticeOn(visitor), refusal('LOG-500'))
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('answers a password attempt for a passwordless account like a wrong one', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-11' }).save()
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.json('post', '/login', { email: user.email, password: PASSWORD })
    assert.deepEqual([answer.status, answer.body], [401, { code: 'LOG-500', params: {} }])
  })

  test('refuses a callback that this browser did not start', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-12' }).save()
    google.account = { sub: 'g-12', email: user.email }
    const thief = new Visitor()
    await thief.open('/login')
    const sent = await thief.submit('post', '/login/google', { intent: 'login' })
    const back = new URL(google.authorize(sent.headers['x-inertia-location'] as string))
    const victim = new Visitor()
    assert.equal((await victim.open(back.pathname + back.search)).headers.location, '/login')
    await victim.open('/login')
    await victim.submit('post', '/login/google', { intent: 'login' })
    assert.equal((await victim.open(back.pathname + back.search)).headers.location, '/login')
    back.searchParams.set('state', 'guessed')
    assert.equal((await thief.open(back.pathname + back.search)).headers.location, '/login')
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('accepts a callback once, within a quarter of an hour', async ({ assert }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const user = await person()
    await user.merge({ googleId: 'g-13' }).save()
    google.account = { sub: 'g-13', email: user.email }
    const visitor = new Visitor()
    await visitor.open('/login')
    const sent = await visitor.submit('post', '/login/google', { intent: 'login' })
    const back = pathOf(google.authorize(sent.headers['x-inertia-location'] as string))
    clock.advance({ minutes: 15, seconds: 1 })
    assert.equal((await visitor.open(back)).headers.location, '/login')
    assert.deepEqual(await noticeOn(visitor), { warning: { key: 'sign_in.google_failed' } })
    assert.equal((await visitor.open(back)).headers.location, '/login')
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('returns with a message when cancelled or when Google fails', async ({ assert }) => {
    const closed = await withGoogle(null)
    assert.equal(closed.location, '/login')
    assert.deepEqual(await noticeOn(closed.visitor), { warning: { key: 'sign_in.google_failed' } })
    google.broken = 500
    const broken = await withGoogle({ sub: 'g-14', email: 'x@ejemplo.mx' })
    assert.equal(broken.location, '/login')
    assert.deepEqual(await noticeOn(broken.visitor), { warning: { key: 'sign_in.google_failed' } })
    assert.isNull(await User.findByEmail('x@ejemplo.mx'))
  })

  test('refuses linking and confirmation to visitors', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.open('/login')
    for (const intent of ['link', 'confirm', 'admin', null]) {
      assert.equal((await visitor.json('post', '/login/google', { intent })).status, 422)
    }
  })
})

test.group('Joining with Google after an invitation', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Opens the link of an invitation and goes to Google from the page where one joins. */
  async function join(email: string, link: string, intent: 'login' | 'join' = 'join') {
    google.account = { sub: `g-${email}`, email, name: 'Nora Ibáñez' }
    const visitor = new Visitor()
    await visitor.open(link)
    const location = await throughGoogle(visitor, '/login/google', { intent, type: 'client' }, '/join')
    return { visitor, location }
  }

  async function inviting(client: ApiClient) {
    const ours = await invitingFirm(client)
    const invite = async (email: string) => {
      await ours.invite(email)
      return (await mailsTo(email)).find((mail) => mail.link?.startsWith('/invitations/'))!.link!
    }
    const isMember = async (email: string) => {
      const user = await User.findByOrFail('email', email)
      return (await Member.in(ours.workspace).where('user_id', user.id).first()) !== null
    }
    return { ...ours, invite, isMember }
  }

  test('accepts it and leads straight to the home of the firm', async ({ client, assert }) => {
    const ours = await inviting(client)
    const email = newEmail()
    const { visitor, location } = await join(email, await ours.invite(email))
    assert.equal(location, '/main')
    const { page } = await visitor.open('/main')
    assert.deepInclude(page!.props.identity!.workspace, { id: ours.workspace.id })
    assert.equal(page!.props.notices.toast!.key, 'invitations.accepted.member')
    assert.equal(
      (await User.findByOrFail('email', email)).type,
      'lawyer',
      'the invitation says what the account is for'
    )
    assert.isTrue(await ours.isMember(email))
  })

  test('leads a client to the one matter that the firm shows', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const shown = await matterOf(ours)
    const email = newEmail()
    await ours.inviteClient(email, [shown.id], 'Nora Ibáñez')
    const { location } = await join(email, (await mailsTo(email))[0]!.link!)
    assert.equal(location, `/law-firm/files/file-overview-client/${shown.id}`)
  })

  test('accepts nothing for another address, nor for who only signed in', async ({ client, assert }) => {
    const ours = await inviting(client)
    const link = await ours.invite(newEmail())
    const other = newEmail()
    assert.equal((await join(other, link)).location, '/invitations')
    assert.isFalse(await ours.isMember(other))
    const user = await person()
    assert.equal((await join(user.email, await ours.invite(user.email), 'login')).location, '/invitations')
    assert.isFalse(await ours.isMember(user.email))
  })

  test('accepts nothing before the second factor', async ({ client, assert }) => {
    const ours = await inviting(client)
    const user = await person()
    await withTwoFactor(user)
    assert.equal((await join(user.email, await ours.invite(user.email))).location, '/login/two-factor')
    assert.isFalse(await ours.isMember(user.email))
  })

  test('leads back to an invitation that was canceled meanwhile', async ({ client, assert }) => {
    const ours = await inviting(client)
    const email = newEmail()
    const link = await ours.invite(email)
    const accept = AcceptInvitation.prototype.handle
    AcceptInvitation.prototype.handle = () => Promise.reject(new Refusal('invitationClosed'))
    const { location } = await join(email, link).finally(() => (AcceptInvitation.prototype.handle = accept))
    assert.equal(location, '/invitations')
    const { id } = await User.findByOrFail('email', email)
    assert.lengthOf(await db.from('sessions').where('user_id', id), 1, 'the account is there all the same')
    assert.isFalse(await ours.isMember(email))
  })
})

test.group('Concurrent Google callbacks', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('create one account for two browsers', async ({ assert }) => {
    google.account = { sub: 'g-30', email: 'dos.veces@ejemplo.mx' }
    const visitors = [new Visitor(), new Visitor(), new Visitor()]
    const ways = visitors.map((visitor) => throughGoogle(visitor, '/login/google', { intent: 'login' }))
    assert.deepEqual(await Promise.all(ways), ['/main', '/main', '/main'])
    assert.lengthOf(await db.from('users').where('email', 'dos.veces@ejemplo.mx'), 1)
  })
})

test.group('Google account in security settings', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const PAGE = '/settings/security'
  const LINK = '/settings/security/google'

  async function goes(visitor: Visitor, intent: 'link' | 'confirm', account: GoogleStandIn['account']) {
    google.account = account
    return throughGoogle(visitor, LINK, { intent }, PAGE)
  }

  test('links an account with the same address', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await signIn(user)
    assert.equal(await goes(visitor, 'link', { sub: 'g-20', email: user.email }), PAGE)
    const { page } = await visitor.open(PAGE)
    assert.equal(page?.props.isGoogleLinked, true)
    assert.deepEqual(page?.props.notices, { toast: { key: 'security.google.linked_now' } })
    assert.equal(google.visits.at(-1)!.get('login_hint'), user.email)
    assert.include(
      (await mailsTo(user.email)).map(({ kind }) => kind),
      'google_linked'
    )
  })

  test('answers SSO-409 for an account with another address or of another person', async ({ assert }) => {
    const [user, other] = [await person({}, true), await person()]
    await other.merge({ googleId: 'g-21' }).save()
    const visitor = await signIn(user)
    for (const account of [
      { sub: 'g-22', email: 'otra@ejemplo.mx' },
      { sub: 'g-21', email: user.email },
    ]) {
      assert.equal(await goes(visitor, 'link', account), PAGE)
      assert.deepEqual(await noticeOn(visitor, PAGE), refusal('SSO-409'))
    }
    await user.refresh()
    assert.isNull(user.googleId)
  })

  test('is unlinked with the password, and refused with LOG-401 without one, to prevent a lockout', async ({
    assert,
  }) => {
    const user = await person({}, true)
    await user.merge({ googleId: 'g-23' }).save()
    const visitor = await signIn(user)
    await visitor.open(PAGE)
    const wrong = await visitor.json('delete', LINK, { confirmation: { password: 'otra' } })
    assert.deepInclude(wrong.body, { code: 'PSW-500' })
    await visitor.submit('delete', LINK, { confirmation: { password: PASSWORD } })
    await user.refresh()
    assert.isNull(user.googleId)
    assert.include(
      (await mailsTo(user.email)).map(({ kind }) => kind),
      'google_unlinked'
    )

    const passwordless = await person()
    await passwordless.merge({ googleId: 'g-24' }).save()
    const { visitor: only } = await withGoogle({ sub: 'g-24', email: passwordless.email })
    await only.open(PAGE)
    assert.equal(await goes(only, 'confirm', { sub: 'g-24', email: passwordless.email }), PAGE)
    await only.open(PAGE)
    const refused = await only.json('delete', LINK, { confirmation: {} })
    assert.deepInclude(refused.body, { code: 'LOG-401' })
    await passwordless.refresh()
    assert.equal(passwordless.googleId, 'g-24')
  })

  test('confirms identity for a few minutes by a new sign-in with the same account', async ({ assert }) => {
    const user = await person()
    await user.merge({ googleId: 'g-25' }).save()
    const { visitor } = await withGoogle({ sub: 'g-25', email: user.email })
    await visitor.open(PAGE)
    const enrolment = () => visitor.json('post', '/settings/security/two-factor/enrolment', { confirmation: {} })
    assert.notEqual((await enrolment()).status, 302)
    await goes(visitor, 'confirm', { sub: 'g-26', email: 'x@ejemplo.mx' })
    assert.deepEqual(await noticeOn(visitor, PAGE), refusal('SSO-409'))
    assert.notEqual((await enrolment()).status, 302)
    assert.equal(await goes(visitor, 'confirm', { sub: 'g-25', email: user.email }), PAGE)
    await visitor.open(PAGE)
    const body = { confirmation: {} }
    const answer = await visitor.submit('post', '/settings/security/two-factor/enrolment', body)
    assert.equal(answer.headers.location, PAGE)
    assert.isNotNull(((await visitor.open(PAGE)).page!.props.twoFactor as { enrolment: unknown }).enrolment)
  })

  test('confirms every sensitive action of a firm by a new sign-in', async ({ assert }) => {
    const ours = await firm()
    await ours.owner.merge({ googleId: 'g-28' }).save()
    const [first, second] = [await ours.hire('lawyer'), await ours.hire('lawyer')]
    const memberOf = async (user: User) => (await Member.in(ours.workspace).where('user_id', user.id).firstOrFail()).id
    const { visitor } = await withGoogle({ sub: 'g-28', email: ours.owner.email })
    assert.isUndefined((await visitor.open(PAGE)).page?.props.confirmedUntil)
    await goes(visitor, 'confirm', { sub: 'g-28', email: ours.owner.email })
    const { page } = await visitor.open(PAGE)
    assert.propertyVal(page?.props.identity, 'confirmsWithGoogle', true)
    assert.isAbove(Date.parse(page?.props.confirmedUntil as string), clock.now().toMillis())
    const settings = '/law-firm/settings'
    const confirmation = {}
    for (const [method, path, body] of [
      ['put', `${settings}/bank-account`, { clabe: '032180000118359719' }],
      ['delete', `${settings}/members/${await memberOf(first)}`, {}],
      ['post', `${settings}/ownership-transfers`, { memberId: await memberOf(second) }],
    ] as const) {
      await visitor.submit(method, path, { ...body, confirmation })
      const { props } = (await visitor.open(PAGE)).page!
      assert.property(props.notices, 'toast', path)
    }
    await ours.workspace.refresh()
    assert.equal(ours.workspace.ownerId, second.id)
  })

  test('confirms the deletion of a firm by a new sign-in', async ({ assert }) => {
    const ours = await firm()
    await ours.owner.merge({ googleId: 'g-29' }).save()
    const { visitor } = await withGoogle({ sub: 'g-29', email: ours.owner.email })
    await goes(visitor, 'confirm', { sub: 'g-29', email: ours.owner.email })
    await visitor.open(PAGE)
    await visitor.submit('delete', '/law-firm/settings/info', { name: ours.workspace.name, confirmation: {} })
    await ours.workspace.refresh()
    assert.isNotNull(ours.workspace.deletedAt)
  })

  test('cannot confirm a person who has not linked it', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await signIn(user)
    await goes(visitor, 'confirm', { sub: 'g-27', email: user.email })
    assert.deepEqual(await noticeOn(visitor, PAGE), refusal('LOG-401'))
    await user.refresh()
    assert.isNull(user.googleId)
  })
})

test.group('Google sign-in not configured', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('hides the button and answers 404 for its route', async ({ assert }) => {
    const visitor = new Visitor()
    const { page } = await visitor.open('/login')
    assert.equal(page?.props.google, false)
    assert.equal((await visitor.json('post', '/login/google', { intent: 'login' })).status, 404)
    assert.equal((await visitor.open('/login/google/callback?code=x&state=y')).headers.location, '/login')
  })

  test('starts and signs in without loading Ally', async ({ assert }) => {
    const { readFileSync } = await import('node:fs')
    const { filesIn } = await import('#tests/helpers/source_files')
    const naming = [
      ...filesIn('app', '.ts'),
      ...filesIn('start', '.ts'),
      ...filesIn('config', '.ts'),
      'adonisrc.ts',
    ].filter((path) => readFileSync(path, 'utf8').includes('@adonisjs/ally'))
    assert.deepEqual(naming, ['app/auth/google/google_driver.ts'])
    const importing = filesIn('app', '.ts').filter((path) => /from '.*google_driver/.test(readFileSync(path, 'utf8')))
    assert.isEmpty(importing, 'it is imported when somebody goes to Google')
  })
})
