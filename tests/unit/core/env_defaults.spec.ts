import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { applyDefaults, assertUrlCanCarryCookies } from '#start/env_defaults'

test.group('Installation address', () => {
  const carries = [
    'https://foja.example',
    'https://foja.example:8443/',
    'http://localhost',
    'http://localhost:3333',
    'http://127.0.0.1:3333',
    'http://[::1]:3333',
  ]
  for (const url of carries) {
    test(`accepts ${url}, where cookies work`, ({ assert }) => assert.doesNotThrow(() => assertUrlCanCarryCookies(url)))
  }

  const refused = [
    'http://foja.example',
    'http://192.168.1.7:3333',
    'http://0.0.0.0:3333',
    'http://localhost.foja.example',
    'http://127.0.0.1.foja.example',
    'http://foja',
  ]
  for (const url of refused) {
    test(`refuses ${url} with advice`, ({ assert }) => {
      assert.throws(
        () => assertUrlCanCarryCookies(url),
        `APP_URL is ${url}: over plain http nobody could stay signed in. Put Foja behind https and set APP_URL to its https address.`
      )
    })
  }
})

test.group('Environment defaults', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'foja-env-'))
    return () => rmSync(folder, { recursive: true })
  })
  const root = () => pathToFileURL(`${folder}/`)

  test('are enough to start with one command', async ({ assert }) => {
    const env: NodeJS.ProcessEnv = {}
    await applyDefaults(root(), env)
    assert.deepInclude(env, {
      PORT: '3333',
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3333',
      DB_CONNECTION: 'sqlite',
      SEARCH_ENGINE: 'embedded',
    })
    assert.equal(env.FOJA_DATA, join(folder, 'data'))
  })

  test('do not replace explicit values', async ({ assert }) => {
    const env: NodeJS.ProcessEnv = {
      PORT: '4000',
      APP_URL: 'https://foja.example',
      APP_KEY: 'k',
      FOJA_DATA: join(folder, 'elsewhere'),
    }
    const given = { ...env }
    await applyDefaults(root(), env)
    assert.deepInclude(env, given)
    assert.isFalse(existsSync(join(folder, 'elsewhere', 'app_key')))
  })

  test('include a long installation key, generated once and readable by its owner only', async ({ assert }) => {
    const [first, second]: NodeJS.ProcessEnv[] = [{}, {}]
    await applyDefaults(root(), first)
    await applyDefaults(root(), second)
    const file = join(folder, 'data', 'app_key')
    assert.equal(first!.APP_KEY, second!.APP_KEY)
    assert.equal(readFileSync(file, 'utf8'), first!.APP_KEY)
    assert.isAtLeast(Buffer.from(first!.APP_KEY!, 'base64url').length, 32)
    assert.equal(statSync(file).mode & 0o777, 0o600)
  })

  test('close the data folder to others, also one that was open, but none that all share', async ({ assert }) => {
    const modes: Record<string, number> = {}
    for (const [name, mode] of Object.entries({ open: 0o755, shared: 0o1777, fresh: null })) {
      const data = join(folder, name)
      if (mode !== null) mkdirSync(data)
      if (mode !== null) chmodSync(data, mode)
      await applyDefaults(root(), { FOJA_DATA: data })
      modes[name] = statSync(data).mode & 0o7777
    }
    assert.deepEqual(modes, { open: 0o700, shared: 0o1777, fresh: 0o700 })
  })

  test('keep the state of a build beside its sources', async ({ assert }) => {
    const env: NodeJS.ProcessEnv = {}
    await applyDefaults(pathToFileURL(`${folder}/build/`), env)
    assert.equal(env.FOJA_DATA, join(folder, 'data'))
  })

  test('stop startup at an address where cookies do not work', async ({ assert }) => {
    await assert.rejects(
      () => applyDefaults(root(), { APP_URL: 'http://foja.example' }),
      /over plain http nobody could stay signed in/
    )
  })

  test('require a search server with its key and a valid index name', async ({ assert }) => {
    const server = { SEARCH_ENGINE: 'meilisearch', MEILISEARCH_URL: 'http://127.0.0.1:7700' }
    await assert.rejects(() => applyDefaults(root(), { ...server }), /needs MEILISEARCH_URL and MEILISEARCH_KEY/)
    const whole = { ...server, MEILISEARCH_KEY: 'k' }
    await assert.rejects(
      () => applyDefaults(root(), { ...whole, MEILISEARCH_INDEX: 'a b' }),
      /MEILISEARCH_INDEX is a b/
    )
    await applyDefaults(root(), { ...whole, MEILISEARCH_INDEX: 'foja-2' })
  })
})
