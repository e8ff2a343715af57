import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { hasMeilisearch, INTEGRITY, isPinned, PACKAGE } from '../../../bin/bootstrap/meilisearch.mjs'
import { withMeilisearch } from '../../../bin/bootstrap/test_steps.mjs'

const result = { passed: 7, failed: 0, note: '' }

test.group('The search server that tests run against', () => {
  test('is one version with one content', ({ assert }) => {
    assert.match(PACKAGE, /@\d+\.\d+\.\d+-\d+\.\d+\.\d+$/)
    assert.match(INTEGRITY, /^sha512-[\w+/]{86}==$/)
    const archive = Buffer.from('otro contenido')
    assert.isFalse(isPinned(archive))
    assert.isTrue(isPinned(archive, `sha512-${createHash('sha512').update(archive).digest('base64')}`))
  })

  test('is no package of the product', ({ assert }) => {
    for (const file of ['package.json', 'package-lock.json'])
      assert.notInclude(readFileSync(file, 'utf8'), 'meilisearch-linux', file)
  })

  test('runs on Linux on x64 alone', ({ assert }) => {
    assert.isTrue(hasMeilisearch('linux', 'x64'))
    assert.isFalse(hasMeilisearch('linux', 'arm64'))
    assert.isFalse(hasMeilisearch('darwin', 'x64'))
  })

  test('where it does not run the summary says so, where it is missing it is a failure', ({ assert }) => {
    assert.deepEqual(withMeilisearch('there', result), result)
    assert.match(withMeilisearch('none for this machine', result).note ?? '', /^search on Meilisearch not run: /)
    assert.equal(withMeilisearch('none for this machine', result).failed, 0)
    assert.equal(withMeilisearch('missing', { ...result, note: '1 skipped' }).failed, 1)
    assert.match(
      withMeilisearch('missing', { ...result, note: '1 skipped' }).note ?? '',
      /^1 skipped; Meilisearch not run/
    )
  })
})
