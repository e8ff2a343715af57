import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { assertSameFile, rememberFile } from '#app/core/database/database_file'

test.group('File of the database', () => {
  test('is missed when it was moved away or replaced', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'foja-file-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'foja.sqlite')
    writeFileSync(path, 'ours')
    rememberFile(path)
    await assertSameFile(path)
    renameSync(path, `${path}.away`)
    await assert.rejects(() => assertSameFile(path), /ENOENT/)
    writeFileSync(path, 'another')
    await assert.rejects(() => assertSameFile(path), 'the file of the database was replaced')
    rmSync(path)
    renameSync(`${path}.away`, path)
    await assertSameFile(path)
  })
})
