import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { signIn, Visitor } from '#tests/helpers/visitor'
import { matterOf } from '#database/factories/matter_factory'
import { clientOf, pageOf, portalOf, portalScene, type PortalScene } from './scene.js'

/** The token of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return mail!.link!.split('#')[1]!
}

/** The firm sends the client of a scene a link; its token. */
async function sent(client: ApiClient, { place, matter, client: row }: PortalScene, email: string): Promise<string> {
  const lawyer = await signedIn(client, place.owner, place.workspace)
  const answer = await lawyer.submit('post', `${portalOf(matter)}/links`, { clientId: row.id })
  answer.assertStatus(302)
  return tokenFor(email)
}

/** A browser that presses the button of a link. */
async function press(token: string, visitor = new Visitor()) {
  await visitor.open('/login/link')
  const answer = await visitor.submit('post', '/login/link', { link: token })
  return { visitor, answer, location: answer.headers.location ?? '' }
}

/** Why a press opened nothing, in the words of the page. */
async function refusal(token: string, visitor = new Visitor()): Promise<string> {
  const { visitor: same } = await press(token, visitor)
  const { page } = await same.open('/login/link')
  return page!.props.errors.link ?? ''
}

const asked = async (email: string, visitor = new Visitor()) => {
  await visitor.open('/login/link/new')
  return { visitor, answer: await visitor.submit('post', '/login/link/new', { email }) }
}

test.group('Portal link sent by the firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T15:00:00.000Z')
    return () => clock.restore()
  })

  test('opens the matter without a password, after a click', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    assert.isAtLeast(Buffer.from(token, 'base64url').length * 8, 128)
    const { visitor, location } = await press(token)
    assert.equal(location, pageOf(scene.matter))
    const { page } = await visitor.open(location)
    assert.equal(page!.component, 'portal/matters/show')
  })

  test('is not consumed by a program that only fetches it', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    await new Visitor().open('/login/link')
    assert.isNull((await db.from('portal_links').firstOrFail()).used_at)
    assert.equal((await press(token)).location, pageOf(scene.matter))
  })

  test('is stored as a hash only, and its address not at all', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const row = JSON.stringify(await db.from('portal_links').firstOrFail())
    assert.notInclude(row, token)
    assert.notInclude(row, scene.user.email)
  })

  test('shows nothing to a former client of the matter', async ({ client, assert }) => {
    const scene = await portalScene()
    const { matter, place, user } = scene
    const token = await sent(client, scene, user.email)
    const next = await clientOf(place, { name: 'Otra Clienta Ficticia' })
    await db.from('matter_clients').where('matter_id', matter.id).delete()
    await matter.merge({ clientId: next.id, clientUserId: null }).save()
    const { visitor } = await press(token)
    assert.isEmpty(await db.from('matter_clients').where({ matter_id: matter.id, user_id: user.id }))
    const { page } = await visitor.open(pageOf(matter))
    assert.notEqual(page?.component, 'portal/matters/show')
  })

  test('is refused in another browser once used', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    await press(token)
    assert.match(await refusal(token), /ya se usó en otro aparato/)
  })

  test('is refused in another browser that plants a secret of its own', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const thief = new Visitor({ '__Host-portal': 'x'.repeat(43) })
    await press(token)
    assert.match(await refusal(token, thief), /otro aparato/)
  })

  test('works again in the browser that used it until it expires', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const { visitor } = await press(token)
    visitor.cookies.delete('__Host-foja')
    clock.advance({ days: 6 })
    assert.equal((await press(token, visitor)).location, pageOf(scene.matter))
    visitor.cookies.delete('__Host-foja')
    clock.advance({ days: 2 })
    assert.match(await refusal(token, visitor), /venció/)
  })

  test('expires after seven days', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    clock.advance({ days: 7 })
    assert.match(await refusal(token), /venció/)
  })

  test('is revoked by a newer one or by the firm', async ({ client, assert }) => {
    const scene = await portalScene()
    const first = await sent(client, scene, scene.user.email)
    const second = await sent(client, scene, scene.user.email)
    assert.match(await refusal(first), /anuló/)
    const lawyer = await signedIn(client, scene.place.owner, scene.place.workspace)
    await lawyer.submit('delete', `${portalOf(scene.matter)}/links`)
    assert.match(await refusal(second), /anuló/)
  })

  test('opens nothing when altered, empty or invented', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const altered = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [altered, 'x', `${token}x`, "' or 1=1 --"]) assert.match(await refusal(wrong), /ya no existe/)
  })

  test('opens that person’s matters only and answers 404 for others', async ({ client, assert }) => {
    const scene = await portalScene()
    const other = await matterOf(scene.place, { title: 'De otro cliente' })
    const { visitor } = await press(await sent(client, scene, scene.user.email))
    assert.equal((await visitor.open(pageOf(other))).status, 404)
    assert.equal(
      (await visitor.open(`/law-firm/files/file-overview/${scene.matter.id}`)).headers.location,
      '/main/client'
    )
  })

  test('is not sent to a client of the firm outside the matter', async ({ client }) => {
    const { place, matter } = await portalScene()
    const stranger = await clientOf(place, { name: 'Otro Cliente', email: 'otro@ejemplo.mx' })
    const lawyer = await signedIn(client, place.owner, place.workspace)
    ;(await lawyer.post(`${portalOf(matter)}/links`, { clientId: stranger.id })).assertStatus(404)
    const elsewhere = await portalScene()
    ;(await lawyer.post(`${portalOf(elsewhere.matter)}/links`, { clientId: elsewhere.client.id })).assertStatus(404)
  })

  test('is reported to a person signed in as somebody else and stays valid', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const other = await signIn(await person({ type: 'client' }, true))
    assert.match(await refusal(token, other), /otra persona/)
    assert.equal((await press(token)).location, pageOf(scene.matter))
  })

  test('leads straight to the matter when already signed in', async ({ client, assert }) => {
    const scene = await portalScene()
    await scene.user.setPassword('Una contraseña larga 1')
    await scene.user.save()
    const token = await sent(client, scene, scene.user.email)
    assert.equal((await press(token, await signIn(scene.user))).location, pageOf(scene.matter))
  })

  test('does not open an account whose address changed owner since', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    await scene.user.merge({ email: 'otra-direccion@ejemplo.mx' }).save()
    assert.match(await refusal(token), /ya no existe/)
  })

  test('never opens the account of a firm member, an operator or a disabled person', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    await scene.user.merge({ isAdmin: true }).save()
    assert.match(await refusal(token), /contraseña/)
    await scene.user.merge({ isAdmin: false, disabledAt: clock.now() }).save()
    assert.match(await refusal(token), /ya no existe/)
    const lawyer = await signedIn(client, scene.place.owner, scene.place.workspace)
    const colleague = await (await firm()).hire('lawyer')
    await scene.client.merge({ userId: colleague.id, email: colleague.email }).save()
    await scene.matter.merge({ clientUserId: colleague.id }).save()
    const before = await countMails()
    ;(await lawyer.post(`${portalOf(scene.matter)}/links`, { clientId: scene.client.id })).assertStatus(422)
    assert.equal(await countMails(), before)
  })

  test('asks for the second factor of a client who has one', async ({ client, assert }) => {
    const scene = await portalScene()
    await scene.user.merge({ twoFactorEnabledAt: clock.now(), twoFactorSecret: 'x' }).save()
    const { location } = await press(await sent(client, scene, scene.user.email))
    assert.equal(location, '/login/two-factor')
  })

  test('creates a passwordless account for a client without one', async ({ client, assert }) => {
    const scene = await portalScene()
    const row = await clientOf(scene.place, { name: 'Don Chuy Ficticio', email: 'chuy@ejemplo.mx' })
    await scene.matter.merge({ clientId: row.id, clientUserId: null }).save()
    const token = await sent(client, { ...scene, client: row }, 'chuy@ejemplo.mx')
    assert.isNull(await User.findByEmail('chuy@ejemplo.mx'), 'nothing is made before the press')
    const { visitor, location } = await press(token)
    assert.equal((await visitor.open(location)).page!.component, 'portal/matters/show')
    const user = (await User.findByEmail('chuy@ejemplo.mx'))!
    assert.deepInclude(user.$attributes, { type: 'client', password: null, name: 'Don Chuy Ficticio' })
    assert.isNotNull(user.emailVerifiedAt)
  })

  test('gives nothing back once the firm revoked the access', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    const { visitor } = await press(token)
    await scene.matter.refresh()
    await scene.matter.merge({ clientUserId: null }).save()
    await db.from('matter_clients').delete()
    await press(token, visitor)
    assert.equal((await visitor.open(pageOf(scene.matter))).status, 404)
  })

  test('can be requested anew at the same address when it is invalid', async ({ client, assert }) => {
    const scene = await portalScene()
    const token = await sent(client, scene, scene.user.email)
    clock.advance({ days: 8 })
    const visitor = new Visitor()
    await visitor.open('/login/link')
    const answer = await visitor.submit('post', '/login/link/renewal', { link: token })
    assert.equal(answer.headers.location, '/login/link/new?sent=yes')
    assert.notInclude(answer.text, scene.user.email)
    assert.equal((await press(await tokenFor(scene.user.email))).location, '/main/client')
    const made = await visitor.submit('post', '/login/link/renewal', { link: 'y'.repeat(43) })
    assert.equal(made.headers.location, answer.headers.location, 'one that never was is answered alike')
  })

  test('requires clientes:editar and expedientes:editar', async ({ client }) => {
    const { place, matter, client: row } = await portalScene()
    for (const permissions of [
      ['expedientes:leer', 'clientes:editar'],
      ['expedientes:leer', 'expedientes:editar'],
    ] as const) {
      const member = await signedIn(client, await place.hireWith([...permissions]), place.workspace)
      ;(await member.post(`${portalOf(matter)}/links`, { clientId: row.id })).assertStatus(403)
    }
  })
})

test.group('Portal link requested by a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T15:00:00.000Z')
    return () => clock.restore()
  })

  /** One of each kind of address; none may be told from the others. */
  async function addresses() {
    const known = await person({ type: 'client' })
    const unverified = await person({ type: 'client' })
    await unverified.merge({ emailVerifiedAt: null }).save()
    const disabled = await person({ type: 'client' })
    await disabled.merge({ disabledAt: clock.now() }).save()
    const lawyer = await (await firm()).hire('lawyer')
    const operator = await person({ isAdmin: true })
    const users = { known, unverified, disabled, lawyer, operator }
    return {
      unknown: 'nadie@ejemplo.mx',
      ...Object.fromEntries(Object.entries(users).map(([key, { email }]) => [key, email])),
    }
  }

  test('opens the home page once, within an hour', async ({ assert }) => {
    const user = await person({ type: 'client' })
    await asked(` ${user.email.toUpperCase()} `)
    const token = await tokenFor(user.email)
    const { visitor, location } = await press(token)
    assert.equal((await visitor.open(location)).page!.component, 'main/client')
    assert.match(await refusal(token), /otro aparato/)
    await asked(user.email)
    const late = await tokenFor(user.email)
    clock.advance({ minutes: 60 })
    assert.match(await refusal(late), /venció/)
  })

  test('gets the same response, number of queries and one email for any address', async ({ assert }) => {
    const seen: unknown[] = []
    for (const email of Object.values(await addresses())) {
      const visitor = new Visitor()
      await visitor.open('/login/link/new')
      const before = await countMails()
      let answer: { status: number; text: string; headers: Record<string, unknown> }
      const statements = await queriesOf(async () => {
        answer = await visitor.submit('post', '/login/link/new', { email })
      })
      const { status, text, headers } = answer!
      seen.push({ status, text, location: headers.location, statements, mails: (await countMails()) - before })
    }
    for (const each of seen) assert.deepEqual(each, seen[0])
    assert.deepInclude(seen[0] as object, { status: 302, mails: 1 })
  })

  test('reveals the kind of address only to the mailbox, and only a client gets a link', async ({ assert }) => {
    const all = await addresses()
    for (const email of Object.values(all)) await asked(email)
    const kinds = await Promise.all(
      Object.entries(all).map(async ([key, email]) => [key, (await mailsTo(email))[0]!.kind])
    )
    assert.deepEqual(Object.fromEntries(kinds), {
      unknown: 'portal_link_unknown',
      known: 'portal_link',
      unverified: 'portal_link_unknown',
      disabled: 'portal_link_disabled',
      lawyer: 'portal_link_password',
      operator: 'portal_link_password',
    })
  })

  test('is limited by address and network, and wrong ones by network', async ({ assert }) => {
    const { email } = await person({ type: 'client' })
    for (let count = 0; count < 10; count++) await asked(email)
    const before = await countMails()
    const { visitor } = await asked(email)
    assert.equal(await countMails(), before)
    const { page } = await visitor.open('/login/link/new')
    assert.equal(page!.props.notices.warning?.key, 'access.too_many')
    const guesser = new Visitor()
    await guesser.open('/login/link')
    let last = 0
    for (let count = 0; count < 51; count++) {
      const { status } = await guesser.json('post', '/login/link', { link: String(count).padStart(43, 'z') })
      last = status
    }
    assert.equal(last, 429)
  })
})
