import { readFileSync } from 'node:fs'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { changesSince, dump } from '#tests/helpers/dump'
import { JSON_HEADERS, PAGE_HEADERS, send, type Answer } from '#tests/helpers/http'
import { queriesOf } from '#tests/helpers/queries'
import { isWalked, registeredRoutes } from '#tests/helpers/routes'
import { MARK, scene, type Caller } from './access_people.js'
import { ACCESS, type Access } from './access_table.js'

const READS = ['GET', 'HEAD', 'OPTIONS']
const registered = () =>
  registeredRoutes().map(({ method, pattern, ...rest }) => ({ route: `${method} ${pattern}`, ...rest }))
const isCatchAll = (route: string) => route.endsWith('*')

test.group('Access table', () => {
  test('contains every route', ({ assert }) => {
    const known = Object.keys(ACCESS)
    const missing = registered().filter(({ route }) => !known.includes(route))
    assert.deepEqual(
      missing.map(({ route }) => route),
      [],
      'add it to access_table.ts'
    )
  })

  test('lists no removed route', ({ assert }) => {
    const routes = registered().map(({ route }) => route)
    assert.deepEqual(
      Object.keys(ACCESS).filter((route) => !routes.includes(route)),
      []
    )
  })

  test('describes each page as specified', ({ assert }) => {
    const { routes: pages } = JSON.parse(readFileSync('tests/spec/routes.json', 'utf8')) as {
      routes: { path: string; as?: string; permission?: string; redirect?: string }[]
    }
    const wrong = pages.flatMap(({ path, as, permission, redirect }) => {
      const access = ACCESS[`GET ${path}`]
      if (!access || redirect || path === '/main') return []
      return access.as === as && access.can === permission ? [] : [`${path}: ${as} ${permission ?? ''}`]
    })
    assert.deepEqual(wrong, [])
  })

  test('names only existing permissions', ({ assert }) => {
    const named = Object.values(ACCESS).flatMap(({ can }) => can ?? [])
    assert.includeMembers([...PERMISSIONS] as string[], named)
  })

  test('matches the guards of the routes: audience, permission, in person', ({ assert }) => {
    const wrong = registered().flatMap(({ route, guards }) => {
      const access = ACCESS[route]
      if (!access || isCatchAll(route)) return []
      const { as, can, policy, inPerson } = access
      const said = {
        as: as === 'anyone' || as === 'token' ? null : as === 'guest' ? 'guest' : `as('${as}')`,
        can: can && !policy ? `can('${can}')` : null,
        inPerson: inPerson ? 'inPerson' : null,
      }
      const guard = (pattern: RegExp) =>
        guards.filter((each) => pattern.test(each) && each !== `as('anyone')`).at(-1) ?? null
      const found = { as: guard(/^(as\(|guest$)/), can: guard(/^can\(/), inPerson: guard(/^inPerson$/) }
      const names = (['as', 'can', 'inPerson'] as const).filter((name) => said[name] !== found[name])
      return names.map((name) => `${route}: the table says ${said[name]}, the route ${found[name]}`)
    })
    assert.deepEqual(
      wrong,
      Object.keys(BY_HAND).flatMap((route) => BY_HAND[route]!)
    )
  })
})

/** Routes that look at who asks without a guard, since an ended session is no refusal there. */
const BY_HAND: Record<string, string[]> = {
  'POST /session/renewal': [`POST /session/renewal: the table says as('user'), the route null`],
}

type Outcome = 'sign in' | 'refused' | 'gone' | 'admitted' | 'home'

/** What the table promises somebody. Calls of programs know no session: who is signed in is nobody there. */
function promised(route: string, access: Access, caller: Caller): Outcome {
  const { as, can, policy, record, inPerson, inPreview, notImpersonated } = access
  const { is, permissions, outsider, actingAs } = caller
  if (as === 'token') return 'sign in'
  if (route.includes(' /api/')) return 'admitted'
  if (actingAs === 'preview' && !READS.includes(route.split(' ')[0]!) && !inPreview) return 'refused'
  if (as === 'anyone') return 'admitted'
  if (as === 'guest') return is.length === 0 ? 'admitted' : 'home'
  if (is.length === 0) return 'sign in'
  if (!is.includes(as) || (inPerson && actingAs)) return 'refused'
  if (notImpersonated && actingAs === 'impersonation') return 'refused'
  const has = !can || permissions.includes(can)
  // A policy is asked about a record that was found; a route asks before it is looked for.
  if (record && outsider && (has || policy)) return 'gone'
  return has ? 'admitted' : 'refused'
}

function outcome({ status, headers }: Answer, as: Access['as'], { is }: Caller): Outcome {
  if (status === 401) return 'sign in'
  if (status === 403) return 'refused'
  if (status === 404) return 'gone'
  return headers.location && as === 'guest' && is.length > 0 ? 'home' : 'admitted'
}

test.group('Route access', (group) => {
  let callers: Awaited<ReturnType<typeof scene>>['callers']
  let records: Awaited<ReturnType<typeof scene>>['records']
  let before: Awaited<ReturnType<typeof dump>>

  group.setup(async () => {
    setLimitStore('memory')
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    ;({ callers, records } = await scene())
    before = await dump(['sessions', 'idempotency_keys'])
    return rollback
  })
  // Everybody finds the database as it was made: what one call changed is taken back before the next.
  group.each.setup(async () => {
    await db.rawQuery('SAVEPOINT walk')
    return () => db.rawQuery('ROLLBACK TO SAVEPOINT walk')
  })

  /** The address of a route, for the record that it names. */
  function addressOf(pattern: string, { record, query }: Access, id?: string): string {
    const own = id ?? (record ? String(records[record]) : '1')
    const asked = query ? `?${query.replace(':id', own)}` : ''
    const path = pattern
      .replace(/:(dossierId|id)\b/, own)
      .replace(/:clientId\b/, record === 'client' ? own : '1')
      .replace(':source', 'scjn')
      .replace(/:\w+\??/g, '1')
    return path + asked
  }

  async function call(route: string, path: string, caller: Caller, headers: Record<string, string> = JSON_HEADERS) {
    const [method] = route.split(' ') as [string]
    const body = READS.includes(method) ? undefined : '{}'
    let answer: Answer
    const queries = await queriesOf(async () => {
      answer = await send(path, { method, headers: { ...headers, ...caller.headers }, body })
    })
    return { ...answer!, writes: queries.filter((sql) => /^\s*(insert|update|delete|replace)/i.test(sql)) }
  }

  /** Refused and gone: nothing was written, and nothing of the firm is in the answer. */
  async function assertUntouched(assert: Assert, { writes, text }: { writes: string[]; text: string }, who: string) {
    assert.notInclude(text, MARK, `${who} reads names of the firm`)
    if (writes.length > 0) assert.deepEqual(await changesSince(before), {}, `${who} changed something`)
  }

  for (const [route, access] of Object.entries(ACCESS).filter(([known]) => !isCatchAll(known) && isWalked(known))) {
    const needs = [access.as, access.can].filter(Boolean).join(', ')
    test(`requires ${needs} for ${route}`, async ({ assert }) => {
      const pattern = route.split(' ')[1]!
      const path = addressOf(pattern, access)
      for (const [who, caller] of Object.entries(callers)) {
        await db.rawQuery('SAVEPOINT step')
        const answer = await call(route, path, caller)
        assert.isBelow(answer.status, 500, `${who}: ${answer.text}`)
        const [got, want] = [outcome(answer, access.as, caller), promised(route, access, caller)]
        const names = (pattern.match(/:/g) ?? []).length
        const mayBeMissing = names > (access.record ? 1 : 0) || access.absent
        assert.equal(got === 'gone' && want === 'admitted' && mayBeMissing ? 'admitted' : got, want, who)
        if (want === 'refused') assert.isObject(JSON.parse(answer.text).code, who)
        if (want !== 'admitted' && want !== 'home') await assertUntouched(assert, answer, who)
        if (caller.outsider && !caller.is.includes('admin')) assert.notInclude(answer.text, MARK, who)
        await db.rawQuery('ROLLBACK TO SAVEPOINT step')
      }
    })
  }

  const closed = Object.entries(ACCESS).filter(
    ([route, { as }]) =>
      route.startsWith('GET ') && !isCatchAll(route) && isWalked(route) && !['anyone', 'guest', 'token'].includes(as)
  )

  test('sends no data of a refused page, neither on a visit nor on a partial reload', async ({ assert }) => {
    const names = new Map(registered().map(({ route, name }) => [route, name!.replaceAll('.', '/')]))
    for (const [route, access] of closed) {
      const path = addressOf(route.split(' ')[1]!, access)
      for (const [who, caller] of Object.entries(callers)) {
        if (['admitted', 'home'].includes(promised(route, access, caller))) continue
        const part = {
          'x-inertia-partial-component': names.get(route)!,
          'x-inertia-partial-data':
            'matters,matter,roles,role,people,members,groups,invitations,users,workspaces,choices',
        }
        for (const extra of [{}, part]) {
          const visit = { ...PAGE_HEADERS, 'x-inertia': 'true', ...extra }
          const answer = await call(route, path, caller, visit)
          assert.include([302, 303, 404, 409], answer.status, `${route}: ${who}`)
          assert.notInclude(answer.text, MARK, `${route}: ${who}`)
        }
      }
    }
    await db.rawQuery('ROLLBACK TO SAVEPOINT walk')
  })

  test('answers 404 for any malformed id', async ({ assert }) => {
    const owner = callers['the owner']!
    const wrong = [
      '0',
      '-1',
      '1e3',
      '0x1',
      'x',
      '2147483648',
      '99999999999999999999',
      '1%20or%201=1',
      '%00',
      '..%2f1',
      'ñ',
    ]
    for (const [route, access] of Object.entries(ACCESS).filter(([, { record, as }]) => record && as !== 'client')) {
      for (const id of wrong) {
        const answer = await call(route, addressOf(route.split(' ')[1]!, access, encodeURI(decodeURI(id))), owner)
        assert.include([400, 404], answer.status, `${route} ${id}: ${answer.text}`)
        if (answer.writes.length > 0) assert.deepEqual(await changesSince(before), {}, `${route} ${id}`)
      }
    }
  })

  test('depends on the actual method, not on a parameter or header', async ({ assert }) => {
    const owner = callers['the owner']!
    for (const [route, access] of Object.entries(ACCESS).filter(([known]) =>
      /^(PUT|PATCH|DELETE) (?!\*)/.test(known)
    )) {
      const [method, pattern] = route.split(' ') as [string, string]
      const path = addressOf(pattern, access)
      const spoof = { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method }
      await call(`GET ${path}`, `${path}?_method=${method}`, owner, { ...JSON_HEADERS, ...spoof })
      assert.deepEqual(await changesSince(before), {}, route)
    }
  })
})
