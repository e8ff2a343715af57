import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { unzipSync } from 'fflate'
import { test } from '@japa/runner'
import { verifyAllChains } from '#app/core/audit/verify_chain'
import { personalData } from '#app/core/contributions/registries'
import { readPicture, storePicture } from '#app/core/files/pictures'
import { catalogue } from '#app/core/messages/catalogue'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import User from '#app/accounts/models/user'
import Member from '#app/workspaces/models/member'
import Workspace from '#app/workspaces/models/workspace'
import { changesSince, dump, tableNames } from '#tests/helpers/dump'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, PASSWORD, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { signIn } from '#tests/helpers/visitor'
import env from '#start/env'

const PAGE = '/settings/privacy'
const DOWNLOAD = '/settings/privacy/download'
const ACCOUNT = '/settings/account'
const PROOF = { confirmation: { password: PASSWORD } }

/** Somebody of whom every table knows something. */
async function known() {
  const place = await firm()
  const user = await person({ name: 'Remedios Íñiguez Zárate', email: 'remedios.iniguez@ejemplo.mx' }, true)
  await Member.create({ workspaceId: place.workspace.id, userId: user.id, roleId: null })
  const picture = await storePicture(Buffer.from('RIFF____WEBP'), `user-${user.id}`)
  await user.merge({ phone: '+525587654321', license: '87654321', googleId: 'google-77777', picture }).save()
  const now = toSqlInstant(clock.now())
  const times = { created_at: now, updated_at: now }
  const later = toSqlInstant(clock.now().plus({ days: 1 }))
  const [deviceId] = await db.table('devices').insert({
    user_id: user.id,
    token_hash: 'd'.repeat(64),
    user_agent: 'Iceweasel de Remedios',
    ip: '203.0.113.77',
    last_seen_at: now,
    ...times,
  })
  const family = { user_id: user.id, kind: 'personal', name: 'Agenda de Remedios', scopes: '[]', device_id: deviceId }
  const [familyId] = await db.table('token_families').insert({ ...family, ip: '203.0.113.77', ...times })
  await db
    .table('tokens')
    .insert({ family_id: familyId, kind: 'personal', token_hash: 't'.repeat(64), created_at: now })
  await db.table('mailed_codes').insert({
    user_id: user.id,
    purpose: 'confirm',
    email: user.email,
    code_hash: 'c'.repeat(64),
    link_hash: 'l'.repeat(64),
    tries: 0,
    expires_at: later,
    ...times,
  })
  await db
    .table('notification_choices')
    .insert({ user_id: user.id, event: 'role_changed', channel: 'email', enabled: false, ...times })
  await db.table('invitations').insert({
    workspace_id: place.workspace.id,
    kind: 'member',
    email: user.email,
    name: user.name,
    invited_by_id: place.owner.id,
    state: 'pending',
    token_hash: 'i'.repeat(64),
    sent_at: now,
    expires_at: later,
    open_key: 'k',
    sent_text: 'remedios iniguez',
    received_text: 'olga',
    ...times,
  })
  await db.table('stored_searches').insert({
    user_id: user.id,
    source: 'scjn',
    signature: 's'.repeat(64),
    text: 'prescripción de Remedios',
    filters: '{}',
    total: 3,
    searched_at: now,
  })
  await db.table('mails').insert({
    message_id: 4_000_000 + user.id,
    kind: 'new_device',
    recipient: user.email,
    language: 'es',
    subject: 'Hola, Remedios',
    sent_at: now,
    created_at: now,
  })
  return { user, picture, ...place }
}

const TRACES = ['Remedios', 'remedios', '87654321', 'google-77777', '203.0.113.77', 'iniguez']

/** Tables in which something of the person is still to be read, but for the log. */
async function traces(): Promise<string[]> {
  const contents = await dump(['audit_entries'])
  return Object.entries(contents).flatMap(([table, rows]) =>
    rows.filter((row) => TRACES.some((trace) => row.includes(trace))).map((row) => `${table}: ${row}`)
  )
}

/** Asks for the copy and fetches it as a browser does; its files by name. */
async function fetchZip(user: User) {
  const visitor = await signIn(user)
  const asked = await visitor.submit('post', DOWNLOAD, PROOF)
  if (asked.headers.location !== PAGE) throw new Error(asked.text)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}${DOWNLOAD}`, { headers: { cookie } })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const contents = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')])
  )
  return { answer, contents, visitor }
}

test.group('Deleted account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is confirmed on the sign-in page, as a visitor', async ({ assert }) => {
    const visitor = await signIn(await person({}, true))
    const answer = await visitor.submit('delete', '/settings/account', PROOF)
    const { page } = await visitor.follow(answer.headers.location!)
    assert.equal(page!.component, 'security/login')
    assert.isUndefined(page!.props.identity)
    assert.equal(page!.props.notices.toast?.key, 'privacy.deleted')
  })
})

test.group('Personal data export', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('holds everything known of the person, as JSON and CSV, and their picture', async ({ assert }) => {
    const { user } = await known()
    const { answer, contents } = await fetchZip(user)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="foja-\d{4}-\d\d-\d\d\.zip"$/)
    const names = personalData
      .all()
      .flatMap(({ rows, key }) => (rows ? [catalogue('es')[`own_data.part.${key}`]!] : []))
    assert.lengthOf(Object.keys(contents), 2 * names.length + 2, Object.keys(contents).join())
    assert.includeMembers(Object.keys(contents), ['LEEME-README.txt', 'picture.webp', 'perfil.json', 'perfil.csv'])
    const [profile] = JSON.parse(contents['perfil.json']!)
    assert.deepInclude(profile, { name: user.name, email: user.email, phone: '55 8765 4321', license: '87654321' })
    assert.deepInclude(JSON.parse(contents['despachos.json']!)[0], { firm: 'Despacho de prueba' })
    assert.deepInclude(JSON.parse(contents['dispositivos.json']!)[0], { user_agent: 'Iceweasel de Remedios' })
    assert.deepInclude(JSON.parse(contents['busquedas.json']!)[0], { text: 'prescripción de Remedios' })
    assert.deepInclude(JSON.parse(contents['correos.json']!)[0], { subject: 'Hola, Remedios' })
    assert.include(
      JSON.parse(contents['bitacora.json']!).map(({ action }: { action: string }) => action),
      'own_data.requested'
    )
    assert.match(contents['perfil.csv']!, /^\uFEFFname,email,phone,/)
    const everything = Object.values(contents).join()
    for (const secret of [user.password!, 'd'.repeat(64), 't'.repeat(64), 'c'.repeat(64), 'l'.repeat(64)])
      assert.notInclude(everything, secret)
  })

  test('holds no email sent to the address before it was theirs', async ({ assert }) => {
    const { user } = await known()
    await db.from('mails').update({ created_at: toSqlInstant(user.emailVerifiedAt!.minus({ seconds: 1 })) })
    const { contents } = await fetchZip(user)
    assert.notInclude(contents['correos.json']!, 'Hola, Remedios')
  })

  test('holds nothing of other people', async ({ assert }) => {
    await known()
    const other = await person({ language: 'en' }, true)
    const { contents } = await fetchZip(other)
    assert.include(Object.keys(contents), 'profile.json')
    assert.deepEqual(JSON.parse(contents['searches.json']!), [])
    for (const trace of TRACES) assert.notInclude(Object.values(contents).join(), trace)
  })

  test('requires the password, is logged and announced by email', async ({ client, assert }) => {
    const user = await person({}, true)
    const session = await signedIn(client, user)
    for (const body of [{}, { confirmation: {} }, { confirmation: { password: 'otra cosa 99' } }]) {
      assert.include([401, 422], (await session.post(DOWNLOAD, body)).status())
      assert.isFalse((await session.visit(PAGE)).body().props.isReady)
      assert.equal((await session.page(DOWNLOAD)).header('location'), PAGE)
    }
    await session.submit('post', DOWNLOAD, PROOF)
    assert.isTrue((await session.visit(PAGE)).body().props.isReady)
    assert.equal((await mailsTo(user.email))[0]?.kind, 'own_data')
    const entries = await db.from('audit_entries').where({ actor_id: user.id, action: 'own_data.requested' })
    assert.lengthOf(entries, 1)
  })

  test('can be downloaded for ten minutes in the requesting session only', async ({ client, assert }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const user = await person({}, true)
    const { visitor } = await fetchZip(user)
    const elsewhere = await signedIn(client, user)
    assert.equal((await elsewhere.page(DOWNLOAD)).header('location'), PAGE)
    clock.freeze('2026-11-21T10:09:59Z')
    assert.equal((await visitor.open(DOWNLOAD)).status, 200)
    clock.freeze('2026-11-21T10:10:01Z')
    assert.equal((await visitor.open(DOWNLOAD)).headers.location, PAGE)
  })
})

test.group('Account deletion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('leaves no personal data except in the intact log, and sends a last email', async ({ client, assert }) => {
    const { user, picture, workspace, owner } = await known()
    assert.isAtLeast((await traces()).length, 7)
    const session = await signedIn(client, user, workspace)
    const answer = await session.submit('delete', ACCOUNT, PROOF)
    answer.assertHeader('location', '/login')
    assert.deepEqual(await traces(), [])
    const gone = await User.findOrFail(user.id)
    assert.deepEqual([gone.name, gone.email], ['Persona eliminada', `eliminada-${user.id}@foja.invalid`])
    assert.isTrue(gone.isDisabled)
    assert.isNull(await readPicture(picture))
    assert.lengthOf(await db.from('members').where('workspace_id', workspace.id), 1)
    const left = await db.from('audit_entries').where({ workspace_id: workspace.id, action: 'member.left' })
    assert.lengthOf(left, 1)
    assert.isEmpty((await verifyAllChains()).filter(({ brokenAt }) => brokenAt !== null))
    assert.equal((await session.get(ACCOUNT)).status(), 401)
    const [mail] = await mailsTo('remedios.iniguez@ejemplo.mx')
    assert.equal(mail?.kind, 'account_deleted')
    assert.include(mail!.text, 'Remedios')
    assert.equal((await (await signedIn(client, owner, workspace)).page('/main')).status(), 200)
  })

  test('requires the password and otherwise changes nothing', async ({ client, assert }) => {
    const { user } = await known()
    const session = await signedIn(client, user)
    const before = await dump(['audit_entries', 'audit_chains', 'sessions'])
    for (const body of [{}, { confirmation: {} }, { confirmation: { password: 'otra cosa 99' } }])
      assert.include([401, 422], (await session.delete(ACCOUNT, body)).status())
    assert.deepEqual(await changesSince(before), {})
  })

  for (const language of ['es', 'en'] as const) {
    test(`is refused in ${language} while a firm would lose its owner, with advice`, async ({ client, assert }) => {
      const place = await firm('Zamudio y Socios')
      await place.hire('lawyer')
      await place.owner.setPassword(PASSWORD)
      await place.owner.merge({ language }).save()
      const session = await signedIn(client, place.owner, place.workspace)
      const said = catalogue(language)['own_data.obstacle.owner']!.replace('{firm}', 'Zamudio y Socios')
      const { obstacles } = (await session.visit(PAGE)).body().props
      assert.deepEqual(obstacles, [{ key: 'own_data.obstacle.owner', values: { firm: 'Zamudio y Socios' } }])
      const before = await dump(['audit_entries', 'audit_chains', 'sessions'])
      const answer = await session.delete(ACCOUNT, PROOF)
      answer.assertStatus(422)
      answer.assertBodyContains({ errors: [{ field: 'account', message: said }] })
      assert.deepEqual(await changesSince(before), {})
    })
  }

  test('closes a firm in which the person works alone', async ({ client, assert }) => {
    const { owner, workspace } = await firm('Despacho Íñiguez')
    await owner.setPassword(PASSWORD)
    await owner.save()
    await workspace.merge({ rfc: 'IIZR800101AB1', phone: '5587654321', address: 'Calle 1' }).save()
    const session = await signedIn(client, owner, workspace)
    ;(await session.submit('delete', ACCOUNT, PROOF)).assertHeader('location', '/login')
    const closed = await Workspace.findOrFail(workspace.id)
    assert.deepEqual([closed.name, closed.rfc, closed.phone, closed.address], ['Despacho eliminado', null, null, null])
    assert.isNotNull(closed.deletedAt)
    assert.lengthOf(await db.from('members').where('workspace_id', workspace.id), 0)
  })

  test('frees the address for a new registration', async ({ client, assert }) => {
    const { user } = await known()
    await (await signedIn(client, user)).submit('delete', ACCOUNT, PROOF)
    assert.isNull(await User.findByEmail('remedios.iniguez@ejemplo.mx'))
    const again = await person({ email: 'remedios.iniguez@ejemplo.mx' })
    assert.notEqual(again.id, user.id)
  })
})

test.group('Personal data in modules', () => {
  /** What a firm or an affiliate keeps: it refers to the row of the person, which stays and is empty. */
  const STAYS = ['matter_archivals', 'matter_pins', 'referrals', 'document_marks', 'document_mark_changes']

  test('has an export or deletion part, or a stated reason, for every table about people', async ({ assert }) => {
    const sources = readdirSync('app')
      .map((module) => join('app', module, 'personal_data.ts'))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
    const withPerson: string[] = []
    for (const table of await tableNames())
      if (await db.connection().schema.hasColumn(table, 'user_id')) withPerson.push(table)
    assert.includeMembers(withPerson, ['sessions', 'members', 'devices'])
    const unheard = withPerson.filter((table) => !sources.some((source) => source.includes(`'${table}'`)))
    assert.deepEqual(
      unheard.filter((table) => !STAYS.includes(table)),
      []
    )
  })

  for (const language of ['es', 'en'] as const) {
    test(`has a heading in ${language}`, ({ assert }) => {
      assert.includeMembers(
        Object.keys(catalogue(language)),
        personalData.all().map(({ key }) => `own_data.part.${key}`)
      )
    })
  }
})
