import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Installation } from './installation.js'

const NOTE = `SELECT value FROM system_settings WHERE "key" = 'drill'`
const write = (value: string) =>
  `INSERT INTO system_settings ("key", value, updated_at) VALUES ('drill', '${value}', '2026-11-20') ON CONFLICT DO UPDATE SET value = excluded.value`

test.group('Backup of an installation', (group) => {
  group.tap((each) => each.timeout(360_000))

  test('restores the database, the key and the files as they were', async ({ assert, cleanup }) => {
    const [from, to] = [await Installation.create(), await Installation.empty()]
    cleanup(() => from.remove())
    cleanup(() => to.remove())
    const file = join('files', 'documents', 'escrito ficticio.pdf')
    await mkdir(join(from.folder, 'files', 'documents'), { recursive: true })
    await writeFile(join(from.folder, file), 'contenido ficticio')
    await writeFile(join(from.folder, 'search.sqlite'), 'an index')
    await writeFile(join(from.folder, 'app_key'), 'a key of nobody')
    from.write(write('before'))
    const backup = join(from.folder, '..', `${from.folder}-backup`)
    cleanup(() => rm(backup, { recursive: true, force: true }))

    const made = await from.ace(['backup:make', backup])
    assert.equal(made.code, 0, made.err)
    assert.match(made.out, /Respaldo terminado: \d+ archivos/)
    assert.equal((await stat(backup)).mode & 0o777, 0o700)
    from.write(write('after'))
    assert.equal((await from.ace(['backup:make', backup])).code, 1, 'a backup is never overwritten')

    const restored = await to.ace(['backup:restore', backup])
    assert.equal(restored.code, 0, restored.err)
    assert.deepEqual(to.rows(NOTE), [{ value: 'before' }])
    for (const same of [file, 'app_key'])
      assert.equal(await readFile(join(to.folder, same), 'utf8'), await readFile(join(from.folder, same), 'utf8'))
    await assert.rejects(() => stat(join(to.folder, 'search.sqlite')), /ENOENT/)
    assert.equal((await to.ace(['migration:run', '--force'])).code, 0)

    const again = await to.ace(['backup:restore', backup])
    assert.equal(again.code, 1)
    assert.match(again.out + again.err, /ya tiene datos de una instalación; no se cambió nada/)
  })

  test('is refused when a file differs from its sum, and nothing is changed', async ({ assert, cleanup }) => {
    const [from, to] = [await Installation.create(), await Installation.empty()]
    cleanup(() => from.remove())
    cleanup(() => to.remove())
    const backup = `${from.folder}-damaged`
    cleanup(() => rm(backup, { recursive: true, force: true }))
    assert.equal((await from.ace(['backup:make', backup])).code, 0)
    await writeFile(join(backup, 'foja.sqlite'), 'cut off')
    const { code, out, err } = await to.ace(['backup:restore', backup])
    assert.equal(code, 1)
    assert.match(out + err, /dañado y no se cambió nada: 1 archivo no coincide, entre ellos foja\.sqlite/)
    await assert.rejects(() => stat(join(to.folder, 'foja.sqlite')), /ENOENT/)
  })
})
