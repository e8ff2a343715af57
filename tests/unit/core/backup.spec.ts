import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { makeBackup, restoreBackup } from '#app/core/backup/backup'

/** A data folder with a database and two files, a backup of it, and an empty data folder. */
async function backedUp(cleanup: (act: () => Promise<void>) => void) {
  const root = await mkdtemp(join(tmpdir(), 'foja-backup-'))
  cleanup(() => rm(root, { recursive: true, force: true }))
  const [data, backup, target] = ['data', 'backup', 'target'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  await mkdir(join(data, 'files'), { recursive: true })
  await mkdir(target)
  for (const name of ['a.pdf', 'b.pdf']) await writeFile(join(data, 'files', name), name)
  new Database(join(data, 'foja.sqlite')).exec('CREATE TABLE t (x)').close()
  await makeBackup(data, backup, null)
  return { backup, target }
}

test.group('Backup restoration', () => {
  test('is refused into a folder with the log of a database that was moved away', async ({ assert, cleanup }) => {
    const { backup, target } = await backedUp(cleanup)
    await writeFile(join(target, 'foja.sqlite-wal'), 'of another database')
    await assert.rejects(() => restoreBackup(target, backup), 'commands.backup.in_use')
    assert.deepEqual(await readdir(target), ['foja.sqlite-wal'])
    await rm(join(target, 'foja.sqlite-wal'))
    assert.equal(await restoreBackup(target, backup), 3)
  })

  test('is refused when the list of sums lacks the database or a file', async ({ assert, cleanup }) => {
    const { backup, target } = await backedUp(cleanup)
    const list = join(backup, 'SHA256SUMS')
    const lines = (await readFile(list, 'utf8')).trimEnd().split('\n')
    for (const missing of ['foja.sqlite', 'files/b.pdf']) {
      const others = lines.filter((line) => !line.endsWith(missing))
      assert.lengthOf(others, 2)
      await writeFile(list, `${others.join('\n')}\n`)
      await assert.rejects(() => restoreBackup(target, backup), 'commands.backup.damaged')
      assert.deepEqual(await readdir(target), [])
    }
  })
})
