import { mkdir, readdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import { Installation } from './installation.js'

/** Two tables and the record of what was applied. */
const TABLES = `SELECT name FROM sqlite_master WHERE name IN ('sequences', 'matters') ORDER BY name`
const APPLIED = 'SELECT name FROM adonis_schema ORDER BY id'

/** Whether a process holds a file open. */
async function opens(pid: number, name: string): Promise<boolean> {
  const folder = `/proc/${pid}/fd`
  const files = await readdir(folder).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(join(folder, file)).catch(() => '')))
  return targets.some((target) => target.endsWith(name))
}

test.group('Migrations of an installation', (group) => {
  group.tap((each) => each.timeout(360_000))

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

  test('wait for a process that migrates, and go on when it was killed', async ({ assert, cleanup }) => {
    const on = await Installation.empty()
    cleanup(() => on.remove())
    const holding = `
      const lock = new (require('better-sqlite3'))(process.env.FOJA_DATA + '/migrating.lock')
      lock.exec('BEGIN EXCLUSIVE')
      console.log('held')
      setInterval(() => {}, 1000)`
    const other = on.start(['-e', holding])
    await new Promise((resolve) => other.stdout!.once('data', resolve))
    const migrating = on.start(['ace.js', 'migration:run', '--force'])
    await until(() => opens(migrating.pid!, 'migrating.lock'), 'the second process at the lock')
    assert.isFalse((await readdir(on.folder)).includes('foja.sqlite'), 'it has not touched the database')
    other.kill('SIGKILL')
    const { code, out, err } = await migrating.ended
    assert.equal(code, 0, out + err)
    assert.lengthOf(on.rows(TABLES), 2)
  })

  test('keep everything in the data folder for its owner alone', async ({ assert, cleanup }) => {
    const [from, to] = [await Installation.create(), await Installation.empty()]
    cleanup(() => from.remove())
    cleanup(() => to.remove())
    const before = process.umask(0)
    cleanup(() => void process.umask(before))
    await mkdir(join(from.folder, 'files', 'documents'), { recursive: true })
    await writeFile(join(from.folder, 'files', 'documents', 'escrito.pdf'), 'contenido', { mode: 0o666 })
    const backup = join(to.folder, 'backup')
    assert.equal((await from.ace(['backup:make', backup])).code, 0)
    const restored = join(to.folder, 'restored')
    assert.equal((await to.ace(['backup:restore', backup], { FOJA_DATA: restored })).code, 0)
    assert.equal((await to.ace(['migration:run', '--force'], { FOJA_DATA: restored })).code, 0)
    const modes = new Map<string, number>()
    for (const entry of await readdir(restored, { recursive: true, withFileTypes: true }))
      modes.set(entry.name, (await stat(join(entry.parentPath, entry.name))).mode & 0o777)
    assert.includeMembers([...modes.keys()], ['foja.sqlite', 'documents', 'escrito.pdf'])
    const isFolder = (name: string) => ['files', 'documents'].includes(name)
    for (const [name, mode] of modes) assert.equal(mode & (isFolder(name) ? 0o077 : 0o177), 0, name)
    assert.equal((await stat(restored)).mode & 0o777, 0o700)
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
