import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { assertRoom } from '../../../bin/bootstrap/run_folder.mjs'
import { Stop } from '../../../bin/bootstrap/stop.mjs'

const MODULE = new URL('../../../bin/bootstrap/run_folder.mjs', import.meta.url).href
/** A number that no process of Linux has: above the most that the system gives. */
const NOBODY = 2 ** 22 + 1

test.group('Test run folder', (group) => {
  let place: string
  group.each.setup(() => {
    place = mkdtempSync(join(tmpdir(), 'r-'))
    return () => rmSync(place, { recursive: true, force: true })
  })

  /** Runs code with the module in a process of its own, called like a test run; returns what it printed. */
  async function script(code: string, args: string[] = []) {
    const file = join(place, 'test.mjs')
    writeFileSync(file, `import * as folder from '${MODULE}'\n${code}`)
    const env = { ...process.env, TMPDIR: place, NODE_OPTIONS: '' }
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    child.stdout.on('data', (chunk) => (out += chunk))
    child.stderr.on('data', (chunk) => (out += chunk))
    await once(child, 'close')
    return out.trim()
  }
  const OPEN = 'const made = folder.openRunFolder((key) => console.log(key)); console.log(made)'

  test('is deleted when the run ends', async ({ assert }) => {
    const made = await script(OPEN)
    assert.isTrue(made.startsWith(join(place, 'foja-test-')), made)
    assert.isFalse(existsSync(made))
  })

  test('is deleted after a killed run, along with its processes', async ({ assert }) => {
    const abandoned = join(place, 'foja-test-abcdef')
    mkdirSync(abandoned)
    writeFileSync(join(abandoned, 'owner'), String(NOBODY))
    const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(abandoned, 'data')], {
      env: { PATH: process.env.PATH },
    })
    const ended = once(server, 'exit')
    assert.include(await script(OPEN), 'leftovers-removed')
    assert.isFalse(existsSync(abandoned))
    const [, signal] = await ended
    assert.equal(signal, 'SIGKILL')
  })

  test('is kept while its run is alive', async ({ assert }) => {
    const other = join(place, 'foja-test-abcdef')
    mkdirSync(other)
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'test.mjs'])
    await once(holder, 'spawn')
    writeFileSync(join(other, 'owner'), String(holder.pid))
    try {
      assert.notInclude(await script(OPEN), 'leftovers-removed')
      assert.isTrue(existsSync(other))
    } finally {
      holder.kill('SIGKILL')
    }
  })

  test('requires free disk space and reports the figures', ({ assert }) => {
    assert.doesNotThrow(() => assertRoom(place, () => ({ bavail: 10_000_000, bsize: 4_096 })))
    try {
      assertRoom(place, () => ({ bavail: 1_000, bsize: 4_096 }))
      assert.fail('a full disk was accepted')
    } catch (error) {
      assert.instanceOf(error, Stop)
      assert.deepInclude((error as Stop).params, { folder: place, free: 4 })
    }
  })

  test('refuses a second full run in one clone with the process id of the first', async ({ assert }) => {
    const lock = join(place, 'tmp', 'test.lock')
    mkdirSync(join(place, 'tmp'))
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'test.mjs'])
    await once(holder, 'spawn')
    writeFileSync(lock, String(holder.pid))
    const attempt = `try { folder.lockClone(process.argv[2]) } catch (e) { console.log(e.key, e.params.pid) }`
    try {
      assert.equal(await script(attempt, [place]), `run-under-way ${holder.pid}`)
    } finally {
      holder.kill('SIGKILL')
    }
  })

  test('takes over the lock of a killed run and removes it at the end', async ({ assert }) => {
    const lock = join(place, 'tmp', 'test.lock')
    mkdirSync(join(place, 'tmp'))
    writeFileSync(lock, String(NOBODY))
    const held = await script(
      `import { readFileSync } from 'node:fs'
      folder.lockClone(process.argv[2])
      console.log(readFileSync(process.argv[2] + '/tmp/test.lock', 'utf8') === String(process.pid))`,
      [place]
    )
    assert.equal(held, 'true')
    assert.isFalse(existsSync(lock))
  })
})
