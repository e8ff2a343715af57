import { readFileSync } from 'node:fs'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { matterOf } from '#database/factories/matter_factory'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'
import { registeredRoutes } from '#tests/helpers/routes'
import { signedIn } from '#tests/helpers/signed_in'
import { ACCESS, type Access } from './access_table.js'

const READER = ['expedientes:leer', 'clientes:leer'] as const

/** What each person is, apart from the code that decides it. */
const PEOPLE: Record<string, { is: Access['as'][]; permissions: readonly string[]; foreign?: true }> = {
  'a visitor': { is: [], permissions: [] },
  'a client': { is: ['user', 'client'], permissions: [] },
  'an operator': { is: ['user', 'admin'], permissions: [] },
  'a person without a firm': { is: ['user'], permissions: [] },
  'a member without a role': { is: ['user', 'lawyer'], permissions: [] },
  'a reader': { is: ['user', 'lawyer'], permissions: READER },
  'the owner': { is: ['user', 'lawyer', 'owner'], permissions: PERMISSIONS },
  'the owner of another firm': { is: ['user', 'lawyer', 'owner'], permissions: PERMISSIONS, foreign: true },
}

/** The same people, in the database. */
async function people(): Promise<Record<string, [User | null, Workspace | null]>> {
  const [own, other] = [await firm('Despacho Olmos'), await firm('Despacho ajeno')]
  const roleless = await own.hireWith([])
  await db.from('members').where('user_id', roleless.id).update({ role_id: null })
  return {
    'a visitor': [null, null],
    'a client': [await person({ type: 'client' }), null],
    'an operator': [await person({ isAdmin: true }), null],
    'a person without a firm': [await person(), null],
    'a member without a role': [roleless, own.workspace],
    'a reader': [await own.hireWith([...READER]), own.workspace],
    'the owner': [own.owner, own.workspace],
    'the owner of another firm': [other.owner, other.workspace],
  }
}

type Outcome = 'sign in' | 'refused' | 'gone' | 'admitted' | 'home'

/** What the table promises a person. */
function expected({ as, can, record }: Access, name: string): Outcome {
  const { is, permissions, foreign } = PEOPLE[name]!
  if (as === 'anyone') return 'admitted'
  if (as === 'guest') return is.length === 0 ? 'admitted' : 'home'
  if (is.length === 0) return 'sign in'
  if (!is.includes(as) || (can && !permissions.includes(can))) return 'refused'
  return record && foreign ? 'gone' : 'admitted'
}

const routes = () => registeredRoutes().map(({ method, pattern }) => `${method} ${pattern}`)

test.group('The table of who may call what', () => {
  test('has every route', ({ assert }) => {
    const known = Object.keys(ACCESS)
    assert.deepEqual(
      routes().filter((route) => !known.includes(route)),
      [],
      'add it to access_table.ts'
    )
  })

  test('has no route that is gone', ({ assert }) => {
    const registered = routes()
    assert.deepEqual(
      Object.keys(ACCESS).filter((route) => !registered.includes(route)),
      []
    )
  })

  test('says of each page what the specification says of it', ({ assert }) => {
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

  test('names only permissions that exist', ({ assert }) => {
    const named = Object.values(ACCESS).flatMap(({ can }) => can ?? [])
    assert.includeMembers([...PERMISSIONS] as string[], named)
  })
})

test.group('Who may call what', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function call(client: ApiClient, who: [User | null, Workspace | null], route: string, dossierId: number) {
    const [method, pattern] = route.split(' ') as [string, string]
    const path = pattern
      .replace(':dossierId', String(dossierId))
      .replace(':source', 'scjn')
      .replace(/:\w+/g, '1')
      .replace('*', '/api/nothing')
    const session = await signedIn(client, ...who)
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const request = verb in session ? session[verb](path) : session.get(path)
    return request
  }

  function outcome(status: number, location: string | undefined, body: { code?: unknown }): Outcome {
    if (status === 401) return 'sign in'
    if (status === 403) return 'refused'
    if (status === 404) return 'gone'
    return location && !body.code ? 'home' : 'admitted'
  }

  for (const route of Object.keys(ACCESS).filter((known) => !known.endsWith('*'))) {
    const access = ACCESS[route]!
    const needs = [access.as, access.can].filter(Boolean).join(', ')
    test(`${route}: ${needs}`, async ({ assert, client }) => {
      const everybody = await people()
      const [owner, workspace] = everybody['the owner']!
      const matter = await matterOf({ owner: owner!, workspace: workspace! })
      for (const [name, who] of Object.entries(everybody)) {
        const before = await dump(['sessions', 'idempotency_keys'])
        const response = await call(client, who, route, matter.id)
        const promised = expected(access, name)
        const body = response.hasBody() ? response.body() : {}
        assert.isBelow(response.status(), 500, `${name}: ${response.text()}`)
        const got = outcome(response.status(), access.as === 'guest' ? response.header('location') : undefined, body)
        const isMissingAnyway = got === 'gone' && promised === 'admitted' && /:id|:slug|\/404/.test(route)
        assert.equal(isMissingAnyway ? 'admitted' : got, promised, name)
        if (promised === 'refused') assert.isObject(body.code, name)
        if (promised === 'refused' || promised === 'gone') assert.deepEqual(await changesSince(before), {}, name)
      }
    })
  }
})
