import { test } from '@japa/runner'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changedFiles, digests, sourcesDigest } from '../../../bin/bootstrap/stamps.mjs'

test.group('Build freshness', (group) => {
  let root = ''
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }

  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'foja-stamps-'))
    write('app/matters/matter.ts', 'one')
    write('package-lock.json', '{}')
    return () => rmSync(root, { recursive: true })
  })

  test('depends on the content of sources, not on their times', ({ assert }) => {
    const before = sourcesDigest(root)
    utimesSync(join(root, 'app/matters/matter.ts'), 1, 1)
    assert.equal(sourcesDigest(root), before)
  })

  for (const path of [
    'app/matters/matter.ts',
    'app/new.ts',
    'package-lock.json',
    'public/icon.svg',
    'resources/tests/x.edge',
  ]) {
    test(`requires a new build after a change of ${path}`, ({ assert }) => {
      const before = sourcesDigest(root)
      write(path, 'two')
      assert.notEqual(sourcesDigest(root), before)
    })
  }

  test('requires a new build after a source is renamed', ({ assert }) => {
    write('app/a.ts', 'same')
    const before = sourcesDigest(root)
    rmSync(join(root, 'app/a.ts'))
    write('app/b.ts', 'same')
    assert.notEqual(sourcesDigest(root), before)
  })

  const others = [
    'data/foja.sqlite',
    'build/ace.js',
    'node_modules/x/i.js',
    '.adonisjs/server/x.ts',
    'tests/unit/x.spec.ts',
    'README.md',
  ]
  for (const path of [...others, 'public/assets/app.js', 'bin/bootstrap/x.mjs', '~/.npm/log', '.env']) {
    test(`does not depend on ${path}`, ({ assert }) => {
      const before = sourcesDigest(root)
      write(path, 'two')
      assert.equal(sourcesDigest(root), before)
    })
  }

  test('does not depend on a data folder with another name', ({ assert }) => {
    const before = sourcesDigest(root)
    write('datos/foja.sqlite', 'x')
    assert.equal(sourcesDigest(root, ['datos']), before)
  })

  test('names changed, new and missing files', ({ assert }) => {
    write('app/gone.ts', '1')
    write('app/same.ts', '1')
    const before = digests(root)
    rmSync(join(root, 'app/gone.ts'))
    write('app/matters/matter.ts', 'two')
    write('app/new.ts', '1')
    assert.deepEqual(changedFiles(before, digests(root)), ['app/gone.ts', 'app/matters/matter.ts', 'app/new.ts'])
  })

  test('finds no files in a missing folder', ({ assert }) => {
    assert.equal(digests(join(root, 'nowhere')).size, 0)
  })
})
