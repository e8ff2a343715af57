import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Installation } from './installation.js'

/** Two tables and the record of what was applied. */
const TABLES = `SELECT name FROM sqlite_master WHERE name IN ('sequences', 'matters') ORDER BY name`
const APPLIED = 'SELECT name FROM adonis_schema ORDER BY id'

test.group('Migrations of an installation', (group) => {
  group.tap((each) => each.timeout(120_000))

  test('are refused a rollback with a sentence, and nothing is changed', async ({ assert, cleanup }) => {
    const on = await Installation.create()
    cleanup(() => on.remove())
    const before = on.rows(APPLIED)
    const { code, out, err } = await on.ace(['migration:rollback', '--force', '--batch=0'])
    assert.equal(code, 1)
    assert.match(`${out}${err}`.replace(/\s+/g, ' '), /only add and are not rolled back; nothing was changed/)
    assert.deepEqual(on.rows(APPLIED), before)
    assert.lengthOf(on.rows(TABLES), 2)
    assert.equal((await on.ace(['migration:run', '--force'])).code, 0)
  })

  test('are applied once by two processes that start together', async ({ assert, cleanup }) => {
    const on = await Installation.empty()
    cleanup(() => on.remove())
    const ended = await Promise.all([on.ace(['migration:run', '--force']), on.ace(['migration:run', '--force'])])
    assert.deepEqual(
      ended.map(({ code }) => code),
      [0, 0],
      ended.map(({ out, err }) => out + err).join('\n')
    )
    for (const file of await readdir(on.folder))
      assert.equal((await stat(join(on.folder, file))).mode & 0o077, 0, `${file} is of its owner alone`)
    const names = on.rows<{ name: string }>(APPLIED).map(({ name }) => name)
    assert.deepEqual(names, [...new Set(names)])
  })

  for (const entry of ['bin/server.ts', 'bin/worker.ts']) {
    test(`are asked for by a process that starts without them: ${entry}`, async ({ assert, cleanup }) => {
      const on = await Installation.empty()
      cleanup(() => on.remove())
      const { code, out, err } = await on.start([entry], { PORT: '0', NODE_ENV: 'production' }).ended
      assert.equal(code, 1)
      assert.match(`${out}${err}`.replace(/\s+/g, ' '), /The database lacks \d+ migrations of this version of Foja/)
    })
  }
})
