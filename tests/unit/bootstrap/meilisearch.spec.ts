import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { hasMeilisearch, INTEGRITY, isPinned, PACKAGE } from '../../../bin/bootstrap/meilisearch.mjs'
import { withMeilisearch } from '../../../bin/bootstrap/test_jobs.mjs'

const result = { passed: 7, failed: 0, note: '' }

test.group('Search server for tests', () => {
  test('has a pinned version and checksum', ({ assert }) => {
    assert.match(PACKAGE, /@\d+\.\d+\.\d+-\d+\.\d+\.\d+$/)
    assert.match(INTEGRITY, /^sha512-[\w+/]{86}==$/)
    const archive = Buffer.from('otro contenido')
    assert.isFalse(isPinned(archive))
    assert.isTrue(isPinned(archive, `sha512-${createHash('sha512').update(archive).digest('base64')}`))
  })

  test('is not a dependency of the application', ({ assert }) => {
    for (const file of ['package.json', 'package-lock.json'])
      assert.notInclude(readFileSync(file, 'utf8'), 'meilisearch-linux', file)
  })

  test('runs on Linux x64 only', ({ assert }) => {
    assert.isTrue(hasMeilisearch('linux', 'x64'))
    assert.isFalse(hasMeilisearch('linux', 'arm64'))
    assert.isFalse(hasMeilisearch('darwin', 'x64'))
  })

  test('is mentioned in the summary where unsupported, and is a failure where missing', async ({ assert }) => {
    assert.deepEqual(await withMeilisearch('there', result), result)
    const none = await withMeilisearch('none for this machine', Promise.resolve(result))
    assert.match(none.note ?? '', /^search on Meilisearch not run: /)
    assert.equal(none.failed, 0)
    const missing = await withMeilisearch('missing', Promise.resolve({ ...result, note: 'ended late' }))
    assert.equal(missing.failed, 1)
    assert.equal(missing.note, 'ended late')
    assert.deepEqual(
      missing.failures?.map(({ title }: { title: string }) => title),
      ['Meilisearch']
    )
  })
})
