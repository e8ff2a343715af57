import { test } from '@japa/runner'
import { delimiter } from 'node:path'
import { demoEnvironment, demoSettings } from '../../../bin/bootstrap/demo_settings.mjs'
import { testEnvironment, toolEnvironment } from '../../../bin/bootstrap/environment.mjs'

const root = '/srv/foja'

test.group('Environment settings', () => {
  test('default to this machine only, port 3333 and data in the project', ({ assert }) => {
    assert.deepEqual(demoSettings({ PORT: '', HOST: '' }, root), {
      port: 3333,
      host: '127.0.0.1',
      url: 'http://localhost:3333',
      data: '/srv/foja/data',
      connection: 'sqlite',
      outbox: 'open',
    })
  })

  test('derive the address from the port unless given', ({ assert }) => {
    assert.equal(demoSettings({ PORT: '4000' }, root).url, 'http://localhost:4000')
    assert.equal(demoSettings({ PORT: '4000', APP_URL: 'https://foja.example/' }, root).url, 'https://foja.example')
  })

  test('make emails readable unless they are really sent', ({ assert }) => {
    assert.equal(demoSettings({ MAIL_DRIVER: 'smtp' }, root).outbox, 'closed')
    assert.equal(demoSettings({ MAIL_OUTBOX: 'closed' }, root).outbox, 'closed')
  })

  test('accept a data folder relative to the project or absolute', ({ assert }) => {
    assert.equal(demoSettings({ FOJA_DATA: 'otra' }, root).data, '/srv/foja/otra')
    assert.equal(demoSettings({ FOJA_DATA: '/var/lib/foja' }, root).data, '/var/lib/foja')
  })

  for (const port of ['0', '65536', '33.5', 'web', '-1']) {
    test(`refuse the setting PORT=${port}`, ({ assert }) => {
      assert.throws(() => demoSettings({ PORT: port }, root), 'bad-port')
    })
  }

  test('refuse an unknown database', ({ assert }) => {
    assert.throws(() => demoSettings({ DB_CONNECTION: 'postgres' }, root), 'bad-connection')
  })

  test('run the demo in production mode and UTC, with the rest of the environment', ({ assert }) => {
    const env = demoEnvironment({ NODE_ENV: 'test', TZ: 'America/Tijuana', DB_HOST: 'db' }, demoSettings({}, root))
    assert.containsSubset(env, {
      NODE_ENV: 'production',
      TZ: 'UTC',
      PORT: '3333',
      DB_HOST: 'db',
      SEARCH_ENGINE: 'embedded',
    })
    assert.equal(env.FOJA_DATA, '/srv/foja/data')
  })

  test('pass nothing about an existing installation to the tests', ({ assert }) => {
    const shell = {
      PATH: '/bin',
      DB_HOST: 'produccion',
      FOJA_DATA: '/var/lib/foja',
      APP_KEY: 'k',
      PORT: '80',
      NODE_ENV: 'production',
    }
    assert.deepEqual(testEnvironment(shell), { PATH: '/bin', TZ: 'UTC' })
  })

  test('put the selected Node first on PATH', ({ assert }) => {
    const { PATH } = toolEnvironment({ PATH: '/usr/bin' }, '/opt/node24/bin/node', root)
    assert.equal(PATH, ['/opt/node24/bin', '/usr/bin'].join(delimiter))
    assert.equal(toolEnvironment({}, '/opt/node24/bin/node', root).PATH, '/opt/node24/bin')
  })
})
