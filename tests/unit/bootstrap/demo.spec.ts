import { test } from '@japa/runner'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { resetData, resetRefusal } from '../../../bin/bootstrap/demo_data.mjs'
import { isAlive, lockData } from '../../../bin/bootstrap/demo_lock.mjs'
import { userLines } from '../../../bin/bootstrap/demo_users.mjs'
import { reachable } from '../../../bin/bootstrap/health.mjs'
import { pendingMigrations } from '../../../bin/bootstrap/migrations.mjs'
import { nextFreePort, portProblem } from '../../../bin/bootstrap/ports.mjs'
import { restartDelay } from '../../../bin/bootstrap/service.mjs'

test.group('Demo data folder', (group) => {
  let data = ''
  const root = '/srv/foja'

  group.each.setup(() => {
    data = mkdtempSync(join(tmpdir(), 'foja-data-'))
    return () => rmSync(data, { recursive: true })
  })

  test('loses only what Foja created on a reset', ({ assert }) => {
    for (const name of [
      'foja.sqlite',
      'foja.sqlite-wal',
      'search.sqlite',
      'records.sqlite',
      'app_key',
      'demo.json',
      'web.log',
      'notas.txt',
    ]) {
      writeFileSync(join(data, name), '')
    }
    assert.deepEqual(resetData(data), ['notas.txt'])
    assert.deepEqual(readdirSync(data), ['notas.txt'])
  })

  test('is not emptied without a sign of Foja', ({ assert }) => {
    assert.equal(resetRefusal(data, root, ['files', 'fotos']), 'reset-foreign')
    assert.isNull(resetRefusal(data, root, ['files', 'foja.sqlite']))
    assert.isNull(resetRefusal(data, root, ['demo.lock']))
  })

  test('is not emptied when it contains the project or the home folder', ({ assert }) => {
    for (const place of ['/', '/srv', root, homedir()]) {
      assert.equal(resetRefusal(place, root, ['foja.sqlite']), 'reset-place')
    }
    assert.isNull(resetRefusal(join(root, 'data'), root, ['foja.sqlite']))
  })

  test('is usable despite the lock of a demo that died', ({ assert }) => {
    writeFileSync(join(data, 'demo.lock'), JSON.stringify({ pid: 999_999_999, url: 'http://localhost:1' }))
    assert.doesNotThrow(() => lockData(data, 'http://localhost:2'))
    assert.isFalse(isAlive(process.pid), 'a process does not hinder itself: numbers come again after a restart')
  })

  test('is reported when it cannot be created', ({ assert }) => {
    writeFileSync(join(data, 'file'), '')
    assert.throws(() => lockData(join(data, 'file', 'inner'), ''), 'no-data-folder')
  })

  test('has pending migrations when its database lacks them', ({ assert }) => {
    const files = ['2_b.js', '1_a.js', '1_a.js.map', '2_b.d.ts']
    assert.deepEqual(pendingMigrations(files, ['database/migrations/1_a']), ['2_b'])
    assert.deepEqual(pendingMigrations(files, []), ['1_a', '2_b'])
    assert.deepEqual(pendingMigrations(['1_a.js'], ['database/migrations/1_a', 'database/migrations/0_old']), [])
  })
})

test.group('Demo user list', () => {
  test('keeps the lines of role, email and password as they are', ({ assert }) => {
    const output =
      '{"level":30,"msg":"boot"}\nTitular\tana@despacho.example\tuna clave larga\r\nOperadora\tope@foja.example\tx\n'
    assert.deepEqual(userLines(output), [
      'Titular\tana@despacho.example\tuna clave larga',
      'Operadora\tope@foja.example\tx',
    ])
  })

  test('skips lines with other columns or without an address', ({ assert }) => {
    assert.deepEqual(userLines('Titular\tana@a.example\nTitular\tana@a.example\tx\ty\nTitular\tana\tx\n'), [])
  })
})

test.group('Demo port', (group) => {
  let port = 0

  group.each.setup(async () => {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
    return () => new Promise<void>((done) => void server.close(() => done()))
  })

  test('is replaced by a free one above it when taken', async ({ assert }) => {
    assert.equal(await portProblem('127.0.0.1', port), 'taken')
    const free = await nextFreePort('127.0.0.1', port)
    if (free) assert.isNull(await portProblem('127.0.0.1', free))
    assert.isAbove(free ?? 0, port)
  })

  test('is taken when another program holds the other half of localhost', async ({ assert }) => {
    assert.oneOf(await portProblem('::1', port), ['taken', 'unknown-host'])
  })

  test('is not checked for an address of another machine', async ({ assert }) => {
    assert.equal(await portProblem('192.0.2.1', port), 'unknown-host')
  })

  test('is checked on this machine for a server that listens everywhere', ({ assert }) => {
    assert.deepEqual(['0.0.0.0', '::', '127.0.0.1'].map(reachable), ['127.0.0.1', '::1', '127.0.0.1'])
  })
})

test.group('Worker that exits', () => {
  const minute = 60_000

  test('is restarted after a delay that doubles', ({ assert }) => {
    assert.equal(restartDelay([0]), 1000)
    assert.equal(restartDelay([0, 1, 2]), 4000)
    assert.equal(restartDelay([0, 1, 2, 3, 4]), 16_000)
  })

  test('is abandoned at the sixth exit within ten minutes', ({ assert }) => {
    assert.isNull(restartDelay([0, 1, 2, 3, 4, 9 * minute]))
  })

  test('has earlier exits forgotten after ten minutes', ({ assert }) => {
    assert.equal(restartDelay([0, 1, 2, 3, 4, 11 * minute]), 1000)
  })
})
