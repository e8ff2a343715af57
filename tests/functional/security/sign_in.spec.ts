import testUtils from '@adonisjs/core/services/test_utils'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { passwordCost } from '#config/hash'
import { clock } from '#app/core/clock'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { Visitor } from '#tests/helpers/visitor'

const COST = passwordCost('test')
/** What is hashed in place of a password that is not there. */
const DECOY = 'a password that nobody has'

/** A visitor who has the sign-in page open. */
async function atSignIn(cookies: Record<string, string> = {}) {
  const visitor = new Visitor(cookies)
  await visitor.open('/login')
  return visitor
}

test.group('Password sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('leads home with the right email and password', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    const answer = await visitor.submit('post', '/login', {
      email: ` ${user.email.toUpperCase()} `,
      password: PASSWORD,
    })
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.location, '/main')
    const { page } = await visitor.follow('/main')
    assert.equal(page?.props.identity?.id, user.id)
  })

  test('logs who signed in and from where, without the password', async ({ assert }) => {
    const { owner, workspace } = await firm()
    await owner.setPassword(PASSWORD)
    await owner.save()
    const visitor = await atSignIn()
    await visitor.submit('post', '/login', { email: owner.email, password: PASSWORD })
    const entry = await db.from('audit_entries').where('action', 'session.started').firstOrFail()
    assert.deepInclude(entry, {
      actor_id: owner.id,
      workspace_id: workspace.id,
      subject_id: String(owner.id),
      ip: '127.0.0.1',
    })
    assert.notInclude(JSON.stringify(entry), PASSWORD)
  })

  test('answers a wrong password, an unknown address, a disabled person and a passwordless one alike', async ({
    assert,
  }) => {
    const known = await person({}, true)
    const disabled = await person({}, true)
    disabled.disabledAt = clock.now()
    await disabled.save()
    const passwordless = await person()
    const tries = [
      [known.email, 'otra contraseña'],
      ['nadie@ejemplo.mx', PASSWORD],
      [disabled.email, PASSWORD],
      [passwordless.email, PASSWORD],
      [passwordless.email, DECOY],
      ['nadie@ejemplo.mx', DECOY],
    ]
    for (const [email, password] of tries) {
      const visitor = await atSignIn()
      const answer = await visitor.json('post', '/login', { email, password })
      assert.equal(answer.status, 401, email)
      assert.deepEqual(answer.body, { code: 'LOG-500', params: {} })
      assert.sameMembers(
        Object.keys(answer.headers),
        Object.keys((await visitor.json('post', '/login', { email: 'x@ejemplo.mx', password })).headers)
      )
      assert.deepEqual(await db.from('sessions').whereNotNull('user_id'), [])
    }
  })

  test('shows the refusal once and keeps nothing that was typed', async ({ assert }) => {
    const visitor = await atSignIn()
    const answer = await visitor.submit(
      'post',
      '/login',
      { email: 'nadie@ejemplo.mx', password: 'secreto-9' },
      { referer: '' }
    )
    assert.equal(answer.status, 302)
    const kept = await db.from('sessions')
    assert.notInclude(JSON.stringify(kept), 'secreto-9')
    assert.notInclude(JSON.stringify(kept), 'nadie@ejemplo.mx')
    const { page } = await visitor.follow(answer.headers.location!)
    assert.deepEqual(page?.props.notices, { refusal: { code: 'LOG-500', params: {} } })
    assert.deepEqual((await visitor.open('/login')).page?.props.notices, {})
  })

  test('gives the same refusal an id of its own each time, so that the browser shows it again', async ({ assert }) => {
    const visitor = await atSignIn()
    const ids: (string | undefined)[] = []
    for (let tries = 0; tries < 2; tries++) {
      const answer = await visitor.submit('post', '/login', { email: 'nadie@ejemplo.mx', password: 'secreto-9' })
      ids.push((await visitor.follow(answer.headers.location!)).page?.noticesId)
    }
    assert.isTrue(ids.every(Boolean))
    assert.notEqual(ids[0], ids[1])
    assert.isUndefined((await visitor.open('/login')).page?.noticesId)
  })

  test('reveals an unverified address only to those who know the password', async ({ assert }) => {
    const user = await person({}, true)
    user.emailVerifiedAt = null
    await user.save()
    const visitor = await atSignIn()
    const wrong = await visitor.json('post', '/login', { email: user.email, password: 'otra contraseña' })
    assert.deepInclude(wrong.body, { code: 'LOG-500' })
    const right = await visitor.json('post', '/login', { email: user.email, password: PASSWORD })
    assert.equal(right.status, 403)
    assert.deepInclude(right.body, { code: 'UVA-500' })
    assert.deepEqual(await db.from('sessions').whereNotNull('user_id'), [])
  })

  test('replaces a hash weaker than the current standard', async ({ assert }) => {
    const user = await person({}, true)
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$'
    const argon = await import('argon2')
    user.password = await argon.hash(PASSWORD, { type: argon.argon2id, memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await user.save()
    assert.include(user.password, weak.slice(0, 20))
    const visitor = await atSignIn()
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    await user.refresh()
    assert.include(user.password, `m=${COST.memory},t=${COST.iterations}`)
    assert.isTrue(await hash.verify(user.password!, PASSWORD))
  })

  test('lasts thirty days with «keep me signed in», else until the browser closes', async ({ assert }) => {
    const user = await person({}, true)
    const cookiesOf = async (remember: unknown) => {
      const visitor = await atSignIn()
      const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD, remember })
      const named = (name: string) => answer.cookies.find((line) => line.startsWith(`${name}=`))
      return { session: named('__Host-foja')!, remembered: named('__Host-remember') }
    }
    const kept = await cookiesOf(true)
    assert.match(kept.remembered!, /Max-Age=2592000(;|$)/)
    assert.notMatch(kept.session, /Max-Age|Expires/i)
    for (const remember of [false, undefined]) {
      const { session, remembered } = await cookiesOf(remember)
      assert.isUndefined(remembered)
      assert.notMatch(session, /Max-Age|Expires/i)
    }
  })

  test('ignores fields that the form does not have', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atSignIn()
    const extra = {
      isAdmin: true,
      is_admin: true,
      type: 'client',
      userId: 1,
      workspaceId: 1,
      id: 1,
      emailVerifiedAt: null,
    }
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD, ...extra })
    await user.refresh()
    assert.deepInclude(user.serialize(), { type: 'lawyer', isAdmin: false })
    const session = await db.from('sessions').where('user_id', user.id).firstOrFail()
    assert.isNull(session.workspace_id)
  })

  const SAYS = {
    required: ['Este campo es obligatorio', 'This field is required'],
    address: ['Este correo no es válido', 'Please enter a valid email'],
    text: ['Hace falta un texto', 'Enter text'],
    until128: ['Máximo 128 caracteres', 'Maximum 128 characters'],
    until254: ['Máximo 254 caracteres', 'Maximum 254 characters'],
    invalid: ['Este valor no es válido', 'This value is not valid'],
  } as const
  type Says = Record<string, keyof typeof SAYS>

  const WRONG: [string, unknown, Says][] = [
    ['nothing', {}, { email: 'required', password: 'required' }],
    ['blanks', { email: '   ', password: '' }, { email: 'required', password: 'required' }],
    ['nulls', { email: null, password: null }, { email: 'required', password: 'required' }],
    ['no address', { email: 'ana', password: 'x' }, { email: 'address' }],
    ['HTML', { email: '<script>alert(1)</script>@x.mx', password: 'x' }, { email: 'address' }],
    ['an emoji', { email: '😀@ejemplo.mx', password: 'x' }, { email: 'address' }],
    ['SQL', { email: `' OR 1=1 --`, password: 'x' }, { email: 'address' }],
    ['a line break in an address', { email: 'a@b.mx\r\nBcc: c@d.mx', password: 'x' }, { email: 'address' }],
    ['lists and objects', { email: ['a@b.mx'], password: { $ne: '' } }, { email: 'text', password: 'text' }],
    ['numbers', { email: 7, password: 7 }, { email: 'text', password: 'text' }],
    ['a password of 129 characters', { email: 'a@b.mx', password: 'x'.repeat(129) }, { password: 'until128' }],
    ['a password of a megabyte', { email: 'a@b.mx', password: 'x'.repeat(1_048_576) }, { password: 'until128' }],
    ['an address of 300 characters', { email: `${'a'.repeat(290)}@ejemplo.mx`, password: 'x' }, { email: 'until254' }],
    ['an invalid checkbox value', { email: 'a@b.mx', password: 'x', remember: 'quizá' }, { remember: 'invalid' }],
  ]
  for (const [what, body, says] of WRONG) {
    test(`marks each invalid field in the language of the reader and stores nothing: ${what}`, async ({ assert }) => {
      const expected = (language: 0 | 1) =>
        Object.fromEntries(Object.entries(says).map(([field, key]) => [field, SAYS[key][language]]))
      const [spanish, english] = [await atSignIn(), await atSignIn({ language: 'en' })]
      const before = await dump()
      for (const [language, visitor] of [spanish, english].entries()) {
        const answer = await visitor.json('post', '/login', body)
        const errors: { field: string; message: string }[] = answer.body.errors
        assert.equal(answer.status, 422)
        assert.deepEqual(
          Object.fromEntries(errors.map(({ field, message }) => [field, message])),
          expected(language as 0 | 1)
        )
      }
      assert.deepEqual(await changesSince(before), {})
      const { headers } = await spanish.submit('post', '/login', body)
      assert.deepEqual((await spanish.follow(headers.location!)).page?.props.errors, expected(0))
    })
  }
})
