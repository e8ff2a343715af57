import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import PreferencesController from '#app/accounts/controllers/preferences_controller'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import { NoAccess } from '#app/core/errors/no_access'
import { Refusal } from '#app/core/errors/refusal'
import { runSubmit } from '#app/core/idempotency/running_submit'
import { claimSubmit, forgetSubmit, LEASE_SECONDS } from '#app/core/idempotency/submit_keys'
import { toSqlInstant } from '#app/core/models/columns'
import { PlanChange } from '#app/transfers/actions/plan_change'
import { SetUpImport } from '#app/transfers/actions/set_up_import'
import { StartImport } from '#app/transfers/actions/start_import'
import { clientOf } from '#database/factories/client_factory'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, PASSWORD, type Firm } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import { signIn } from '#tests/helpers/visitor'

const PATH = '/settings/preferences'
const key = (value: string) => ({ 'x-idempotency-key': value })

async function owner() {
  const { owner: user } = await firm()
  await user.setPassword(PASSWORD)
  return user.save()
}

/** A stand-in for an action: counts how often it was done and answers as it is told. */
function counting(act: (ctx: HttpContext, time: number) => unknown) {
  const done = { times: 0 }
  return { done, controller: () => ({ update: (ctx: HttpContext) => act(ctx, ++done.times) }) as never }
}

const keys = () => db.from('idempotency_keys')

test.group('Idempotent submit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is executed once and answered with the same JSON', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.status(201).send({ id: time }))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const first = await visitor.json('patch', PATH, {}, key('a'))
    const second = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([first.status, first.body], [201, { id: 1 }])
    assert.deepEqual([second.status, second.body], [201, { id: 1 }])
    assert.match(String(second.headers['content-type']), /^application\/json/)
    assert.equal(done.times, 1)
    assert.lengthOf(await keys(), 1)
  })

  test('is executed once and leads to the same page', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.redirect(`/main?made=${time}`))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const answers = [
      await visitor.submit('patch', PATH, {}, key('a')),
      await visitor.submit('patch', PATH, {}, key('a')),
    ]
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.location]),
      [
        [303, '/main?made=1'],
        [303, '/main?made=1'],
      ]
    )
    assert.equal(done.times, 1)
  })

  test('counts as another with a different key, method, address or session', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const user = await owner()
    const [visitor, elsewhere] = [await signIn(user), await signIn(user)]
    await visitor.submit('patch', PATH, {}, key('a'))
    await visitor.submit('patch', PATH, {}, key('b'))
    await elsewhere.submit('patch', PATH, {}, key('a'))
    assert.equal(done.times, 3)
    await visitor.submit('patch', PATH)
    await visitor.submit('patch', PATH)
    await visitor.submit('patch', PATH, {}, key('x'.repeat(101)))
    await visitor.submit('patch', PATH, {}, key('x'.repeat(101)))
    assert.equal(done.times, 7)
  })

  test('is named as done by the error of the page that follows it', async ({ assert, swap }) => {
    const failing = () => Promise.reject(new Error('broken'))
    let isRefused = true
    const update = (ctx: HttpContext) => (isRefused ? failing() : ctx.response.redirect(PATH))
    swap(PreferencesController, () => ({ update, show: failing }) as never)
    const user = await owner()
    const [visitor, elsewhere] = [await signIn(user), await signIn(user)]
    const named = async (who: typeof visitor, path = PATH) => {
      const { status, headers } = await who.json('get', PATH, undefined, { ...key('a'), path })
      assert.equal(status, 500)
      return headers['x-submit-kept']
    }
    await visitor.submit('patch', PATH, {}, key('a'))
    assert.isUndefined(await named(visitor), 'it was refused')
    isRefused = false
    await visitor.submit('patch', PATH, {}, key('a'))
    assert.equal(await named(visitor), 'yes')
    assert.isUndefined(await named(visitor, '/another'))
    assert.isUndefined(await named(elsewhere))
  })

  test('is refused while the first is running', async ({ assert, swap }) => {
    let release!: () => void
    const held = new Promise<void>((resolve) => (release = resolve))
    const { done, controller } = counting(async ({ response }) => {
      await held
      return response.redirect('/main')
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const first = visitor.submit('patch', PATH, {}, key('a'))
    await until(() => done.times > 0, 'the first submit')
    const json = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([json.status, json.body], [409, { code: 'PENDING', params: {} }])
    const page = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual((await visitor.follow(page.headers.location!)).page?.props.notices.warning, {
      key: 'errors_ui.request_pending',
    })
    release()
    assert.equal((await first).headers.location, '/main')
    assert.equal(done.times, 1)
  })

  const REFUSED: [string, (ctx: HttpContext) => unknown][] = [
    [
      'bad input',
      ({ request }) =>
        import('#app/accounts/validators/sign_in').then(({ signInValidator }) =>
          request.validateUsing(signInValidator)
        ),
    ],
    ['a refusal', () => Promise.reject(new Refusal('clientRequired'))],
    ['a missing permission', () => Promise.reject(new NoAccess({ permission: 'expedientes:crear' }))],
    ['an internal error', () => Promise.reject(new Error('broken'))],
  ]
  for (const [what, refuse] of REFUSED) {
    test(`may be repeated after ${what}`, async ({ assert, swap }) => {
      const visitor = await signIn(await owner())
      for (const ask of [visitor.submit, visitor.json] as const) {
        const { done, controller } = counting((ctx, time) =>
          time === 1 ? refuse(ctx) : ctx.response.redirect('/main?done=yes')
        )
        swap(PreferencesController, controller)
        await ask.call(visitor, 'patch', PATH, {}, key('a'))
        assert.lengthOf(await keys(), 0)
        const again = await visitor.submit('patch', PATH, {}, key('a'))
        assert.equal(again.headers.location, '/main?done=yes')
        assert.equal(done.times, 2)
        await keys().delete()
      }
    })
  }

  /** Leaves the key as a process of another machine does that ends before it answers. */
  const interrupt = (row: { written: number; lease?: number }) =>
    keys().update({
      ...{ status: null, location: null, answer: null, holder: 'elsewhere.1.a', written: row.written },
      lease_until: toSqlInstant(clock.now().plus({ seconds: row.lease ?? -1 })),
    })

  test('is executed again when its process ended before it kept anything', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }, time) => response.redirect(`/main?made=${time}`))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 0 })
    const again = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual([again.status, again.headers.location, done.times], [303, '/main?made=2', 2])
    assert.equal((await visitor.submit('patch', PATH, {}, key('a'))).headers.location, '/main?made=2')
    assert.equal(done.times, 2)
  })

  test('is executed again by the end of the lease of an unknown process', async ({ assert, swap, cleanup }) => {
    cleanup(() => clock.restore())
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    clock.freeze(clock.now())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 0, lease: LEASE_SECONDS })
    assert.equal((await visitor.json('patch', PATH, {}, key('a'))).body.code, 'PENDING')
    clock.advance({ seconds: LEASE_SECONDS + 1 })
    assert.equal((await visitor.submit('patch', PATH, {}, key('a'))).headers.location, '/main')
    assert.equal(done.times, 2)
  })

  test('is not executed again when its process ended after it kept the change', async ({ assert, swap }) => {
    const { done, controller } = counting(({ response }) => response.redirect('/main'))
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, {}, key('a'))
    await interrupt({ written: 1 })
    const json = await visitor.json('patch', PATH, {}, key('a'))
    assert.deepEqual([json.status, json.body], [409, { code: 'ALREADY-KEPT', params: {} }])
    const page = await visitor.submit('patch', PATH, {}, key('a'))
    assert.deepEqual((await visitor.follow(page.headers.location!)).page?.props.notices.warning, {
      key: 'errors_ui.already_kept',
    })
    assert.equal(done.times, 1)
  })

  test('stores neither session nor key in plain text', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.submit('patch', PATH, { theme: 'dark' }, key('a-key-of-mine'))
    const [row] = await keys()
    assert.match(row.key, /^[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(row), 'a-key-of-mine')
  })

  test('has no effect on reads', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await visitor.json('get', '/workspaces', undefined, key('a'))
    assert.lengthOf(await keys(), 0)
  })
})

test.group('Key of a submit', (group) => {
  group.each.setup(emptyDatabase)
  group.each.setup(() => () => clock.restore())
  group.each.teardown(emptyDatabase)

  const entry = { workspaceId: null, action: 'preferences.tried', subject: { type: 'user', id: 1 } }
  const author = { userId: null, kind: 'system' as const, ip: null, requestId: null }
  const setting = { value: '{}', updated_at: '2026-01-01 00:00:00.000' }
  const saveSetting = (name: string) => (trx: TransactionClientContract) =>
    trx.table('system_settings').insert({ ...setting, key: name })
  const isSettled = async () => Boolean(Number((await keys().firstOrFail()).written))

  /** What this process does for a submit, and then dies before it answers; tells what the submit is when it comes again. */
  async function killedAfter(work: () => Promise<unknown>): Promise<string> {
    const claim = await claimSubmit('k')
    if (claim.state !== 'taken') return claim.state
    await runSubmit(claim.submit, work)
    clock.freeze(clock.now().plus({ seconds: LEASE_SECONDS + 1 }))
    return (await claimSubmit('k')).state
  }

  test('is settled in the transaction of the change', async ({ assert, swap }) => {
    const seen: unknown[] = []
    const { controller } = counting(async ({ response }) => {
      const failing = db.transaction(async (trx) => {
        await record(trx, author, entry)
        throw new Error('undone')
      })
      await failing.catch(async () => seen.push(await isSettled()))
      await db.transaction((trx) => record(trx, author, entry))
      seen.push(await isSettled())
      return response.redirect('/main')
    })
    swap(PreferencesController, controller)
    await (await signIn(await owner())).submit('patch', PATH, {}, key('a'))
    assert.deepEqual(seen, [false, true])
  })

  test('undoes the change when another process has taken the submit over', async ({ assert, swap }) => {
    const { controller } = counting(async () => {
      await keys().update({ holder: 'elsewhere.1.a' })
      await db.transaction(saveSetting('tried'))
    })
    swap(PreferencesController, controller)
    const answer = await (await signIn(await owner())).json('patch', PATH, {}, key('a'))
    assert.equal(answer.status, 500)
    assert.lengthOf(await db.from('system_settings').where('key', 'tried'), 0)
    assert.equal((await keys().firstOrFail()).holder, 'elsewhere.1.a')
  })

  test('is settled by a change without an entry in the log', async ({ assert }) => {
    assert.equal(await killedAfter(() => db.transaction(saveSetting('tried'))), 'kept')
  })

  test('is settled once by nested transactions and by those that follow', async ({ assert }) => {
    let settled = 0
    const knex = db.connection().getWriteClient()
    const count = ({ sql }: { sql: string }) => (settled += Number(/^update .idempotency_keys/.test(sql)))
    knex.on('query', count)
    const state = await killedAfter(async () => {
      await db.transaction((trx) => trx.transaction((nested) => nested.transaction(saveSetting('one'))))
      await db.transaction(saveSetting('two'))
    }).finally(() => knex.off('query', count))
    assert.deepEqual([state, settled], ['kept', 1])
  })

  test('is not settled by a transaction that only reads or is undone', async ({ assert }) => {
    const state = await killedAfter(async () => {
      await db.transaction((trx) => trx.from('users').forUpdate())
      await db
        .transaction(async (trx) => {
          await saveSetting('undone')(trx)
          throw new Error('undone')
        })
        .catch(() => undefined)
    })
    assert.equal(state, 'taken')
  })

  test('is not settled by the proof of who acts, which comes before the change', async ({ assert }) => {
    const user = await owner()
    const prove = () => new ConfirmIdentity().handle(user, { password: 'wrong' }, { ...author, userId: user.id })
    assert.equal(await killedAfter(() => prove().catch(() => undefined)), 'taken')
    assert.lengthOf(await db.from('audit_entries').where('action', 'identity.unconfirmed'), 1)
  })

  test('is left alone by work that goes on after the answer', async ({ assert }) => {
    const claim = await claimSubmit('k')
    if (claim.state !== 'taken') return assert.fail(claim.state)
    let answer!: () => void
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let later!: Promise<unknown>
    await runSubmit(claim.submit, async () => {
      later = answered.then(() => db.transaction(saveSetting('later')))
    })
    await forgetSubmit(claim.submit)
    answer()
    await later
    assert.lengthOf(await db.from('system_settings').where('key', 'later'), 1)
  })

  test('costs a transaction outside of submits no statement', async ({ assert }) => {
    const statements: string[] = []
    const knex = db.connection().getWriteClient()
    const note = ({ sql }: { sql: string }) => statements.push(sql.slice(0, 6).toUpperCase())
    knex.on('query', note)
    await db.transaction(saveSetting('plain')).finally(() => knex.off('query', note))
    assert.deepEqual(statements, ['BEGIN;', 'INSERT', 'COMMIT'])
  })

  const order = (ours: Firm) => ({ workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'clients' as const })
  const sheets = [
    {
      name: 'Hoja 1',
      rows: [
        { line: 1, cells: ['Nombre'] },
        { line: 2, cells: ['Ana Ruiz'] },
      ],
    },
  ]
  const begin = (ours: Firm) =>
    new StartImport().handle({ ...order(ours), fileName: 'datos.csv', language: 'es' }, sheets)
  const LOGLESS: [string, (ours: Firm) => Promise<() => Promise<unknown>>][] = [
    ['the upload of an import', async (ours) => () => begin(ours)],
    [
      'the choices of an import',
      async (ours) => {
        const transfer = await begin(ours)
        const choices = { existing: 'skip' as const, options: {}, mapping: ['name'] }
        return () => new SetUpImport().chooseColumns(transfer, choices)
      },
    ],
    [
      'the trial of an import',
      async (ours) => {
        const transfer = await begin(ours)
        return () => new SetUpImport().check(transfer, 'clientes:crear')
      },
    ],
    [
      'the plan of a change',
      async (ours) => {
        const selection = { ids: [(await clientOf(ours)).id] }
        const change = { field: 'archived', value: true } as const
        return () => new PlanChange().handle({ ...order(ours), selection, change })
      },
    ],
  ]
  for (const [what, prepare] of LOGLESS)
    test(`is settled by ${what}`, async ({ assert }) => {
      assert.equal(await killedAfter(await prepare(await firm())), 'kept')
    })
})

test.group('Simultaneous identical submits', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(emptyDatabase)

  test('are executed once, while the others are refused as running or get the result', async ({ assert, swap }) => {
    let answered = 0
    const { done, controller } = counting(async ({ response }) => {
      await until(() => answered > 0, 'the answer to another submit')
      return response.status(200).send({ done: true })
    })
    swap(PreferencesController, controller)
    const visitor = await signIn(await owner())
    const submit = () => visitor.json('patch', PATH, {}, key('a')).finally(() => answered++)
    const answers = await Promise.all(Array.from({ length: 20 }, submit))
    assert.equal(done.times, 1)
    assert.isEmpty(answers.filter(({ status }) => ![200, 409].includes(status)))
    assert.isNotEmpty(answers.filter(({ status }) => status === 200))
  })
})
