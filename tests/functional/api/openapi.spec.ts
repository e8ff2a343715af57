import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { API_PREFIX, openApiDocument } from '#app/core/api/openapi'
import { endpoints } from '#app/core/api/endpoint'
import { CATALOGUE } from '#app/core/errors/catalogue'
import { SCOPES } from '#app/auth/tokens/scopes'
import Invitation from '#app/workspaces/models/invitation'
import { clock } from '#app/core/clock'
import { addressOf, bodiesOf, recordsOf } from '#tests/functional/api/records'
import { send } from '#tests/helpers/http'
import { misfits, resolve } from '#tests/helpers/json_schema'
import { firm, PASSWORD } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'
import { registeredRoutes } from '#tests/helpers/routes'

type Part = Record<string, unknown>

const document = openApiDocument('es')
const asPart = document as unknown as Part

/** Every operation with its address. */
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )

/** Every object in the document. */
function parts(of: unknown): Part[] {
  if (typeof of !== 'object' || of === null) return []
  return [...(Array.isArray(of) ? [] : [of as Part]), ...Object.values(of).flatMap(parts)]
}

test.group('OpenAPI document', () => {
  test('lists all API routes and no others', ({ assert }) => {
    const registered = registeredRoutes().filter(
      ({ pattern, name }) =>
        pattern.startsWith(`${API_PREFIX}/`) && !['api.reference', 'api.preflight', 'api.unknown'].includes(name!)
    )
    assert.isAtLeast(registered.length, 13)
    assert.sameMembers(
      operations().map(({ path, method }) => `${method.toUpperCase()} ${API_PREFIX}${path}`),
      registered.map(({ method, pattern }) => `${method} ${pattern.replace(/:(\w+)/g, '{$1}')}`)
    )
  })

  test('describes the guards of each route', ({ assert }) => {
    for (const { method, pattern, guards, name } of registeredRoutes()) {
      const told = operations().find(({ operation }) => `api.${operation.operationId}` === name)
      if (!told) continue
      const scope = /^bearer\('(.+)'\)$/.exec(guards.find((guard) => guard.startsWith('bearer')) ?? '')?.[1]
      const security = scope === undefined ? [] : [{ bearer: scope === 'any' ? [] : [scope] }]
      assert.deepEqual(told.operation.security, security, `${method} ${pattern}`)
      if (scope && scope !== 'any') assert.include(SCOPES, scope)
    }
  })

  test('conforms to the OpenAPI 3.1 schema', ({ assert }) => {
    assert.equal(document.openapi, '3.1.0')
    assert.properties(document.info, ['title', 'version', 'description'])
    assert.isNotEmpty(document.servers)
    const ids = operations().map(({ operation }) => operation.operationId)
    assert.lengthOf(new Set(ids), ids.length)
    const tags = document.tags.map(({ name }) => name as string)
    for (const { path, method, operation } of operations()) {
      assert.match(path, /^\/[\w./{}-]+$/)
      assert.include(['get', 'post', 'patch', 'delete'], method)
      assert.includeMembers(tags, operation.tags)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      assert.sameMembers(
        inPath.map(({ name }) => name),
        named
      )
      for (const parameter of operation.parameters ?? []) {
        assert.properties(parameter, ['name', 'in', 'required', 'schema'])
        if (parameter.in === 'path') assert.isTrue(parameter.required)
      }
      for (const [status, answer] of Object.entries(operation.responses)) {
        assert.match(status, /^[2-5]\d\d$/)
        assert.isNotEmpty(answer.description)
        assert.property(answer, 'content')
      }
      if (operation.requestBody) assert.notEqual(method, 'get')
      for (const { bearer } of operation.security) assert.isArray(bearer)
    }
    assert.deepEqual(document.components.securitySchemes.bearer, { type: 'http', scheme: 'bearer' })
  })

  test('refers only to existing components, with valid schemas', ({ assert }) => {
    const types = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']
    for (const part of parts(asPart)) {
      if (typeof part.$ref === 'string') assert.doesNotThrow(() => resolve(asPart, part.$ref as string))
      if (typeof part.pattern === 'string') assert.doesNotThrow(() => new RegExp(part.pattern as string, 'u'))
      const isSchema = 'type' in part && (typeof part.type === 'string' || Array.isArray(part.type))
      if (isSchema && part.type !== 'http') assert.includeMembers(types, [part.type].flat() as string[])
      if (Array.isArray(part.required) && part.properties)
        assert.includeMembers(Object.keys(part.properties), part.required)
    }
  })

  test('uses only existing error codes with texts in both languages', ({ assert }) => {
    const codes = new Set<string>(Object.values(CATALOGUE).map(({ code }) => code))
    for (const language of ['es', 'en'] as const) {
      const told = JSON.stringify(openApiDocument(language))
      assert.notMatch(told, /"api\.[\w.]+"/)
      for (const [code] of told.matchAll(/(?<=")[A-Z]{2,4}-\d{3}(?=")/g)) assert.isTrue(codes.has(code), code)
    }
    assert.notDeepEqual(openApiDocument('en').info, document.info)
  })

  test('is served to anyone, unencrypted, in the requested language', async ({ assert }) => {
    const spanish = await send('/api/v1/openapi.json', { headers: { accept: 'application/json' } })
    assert.equal(spanish.status, 200)
    assert.match(String(spanish.headers['content-type']), /^application\/json/)
    assert.deepEqual(JSON.parse(spanish.text), JSON.parse(JSON.stringify(document)))
    const english = await send('/api/v1/openapi.json?language=en', { headers: { accept: 'application/json' } })
    assert.deepEqual(JSON.parse(english.text).info, openApiDocument('en').info)
    assert.equal((await send('/api/v1/openapi.json?language=fr')).status, 422)
  })
})

test.group('OpenAPI conformance', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A firm with something of everything, and what each call needs to be answered. */
  async function scene() {
    const own = await firm()
    await own.owner.setPassword(PASSWORD)
    await own.owner.save()
    const records = await recordsOf(own)
    await own.hire('lawyer')
    await Invitation.create({
      workspaceId: own.workspace.id,
      kind: 'member',
      email: 'invitada@ejemplo.mx',
      invitedById: own.owner.id,
      state: 'pending',
      tokenHash: 'a'.repeat(64),
      sentText: 'x',
      receivedText: 'x',
      timesSent: 1,
      sentAt: clock.now(),
      expiresAt: clock.now().plus({ days: 7 }),
    })
    const { accessToken, refreshToken } = await programFor(own.owner, own.workspace)
    const bodies: Record<string, unknown> = {
      ...bodiesOf(own, records),
      'tokens.store': { email: own.owner.email, password: PASSWORD },
      'tokens.refresh': { refreshToken },
      'resend_validation_email': { email: own.owner.email },
      'me.preferences': { id_languages: 1 },
      'workspaces.select': { workspaceId: own.workspace.id },
    }
    return { bodies, token: accessToken, records }
  }

  test('holds for the response of every call', async ({ assert }) => {
    const { bodies, token, records } = await scene()
    const last = (key: string) => Number(['tokens.refresh', 'tokens.destroy'].includes(key))
    const all = endpoints.all().filter(({ bare }) => !bare)
    for (const { key, method, path, scope } of all.sort((one, other) => last(one.key) - last(other.key))) {
      const route = `${method} /${addressOf(path, records)}` as const
      const { status, body } = await call(route, { token: scope ? token : undefined, body: bodies[key] })
      assert.equal(status, 200, key)
      const { operation } = operations().find(({ operation }) => operation.operationId === key)!
      const content = operation.responses[200]!.content as { 'application/json': { schema: Part } }
      assert.deepEqual(misfits(body, content['application/json'].schema, asPart), [], key)
    }
  })

  test('holds for the refusal of every call that needs a token', async ({ assert }) => {
    for (const { method, path, scope, key } of endpoints.all()) {
      if (scope === null) continue
      const { status, body } = await call(`${method} /${path.replace(/:\w+/g, '1')}`, { body: {} })
      const { operation } = operations().find(({ operation }) => operation.operationId === key)!
      const content = operation.responses[status]!.content as { 'application/json': { schema: Part } }
      assert.deepEqual(misfits(body, content['application/json'].schema, asPart), [], key)
    }
  })
})
