import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aptInstall } from './debian.mjs'
import { excerpt, pause, run } from './processes.mjs'
import { findPrograms } from './programs.mjs'
import { Stop } from './stop.mjs'

/** The servers alone: the package `mariadb-server` would also start a service on a machine that runs services. */
export const PACKAGES = ['mariadb-server-core', 'mariadb-client-core']

export const DATABASE = 'foja_test'

const findServer = () => findPrograms(['mariadbd', 'mysqld'])[0]

/**
 * The server's executable, installed with apt where that is possible.
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<string>} path
 * @throws {Stop} `no-mariadb`
 */
export async function ensureMariadb(report) {
  if (findServer()) return findServer()
  let installed = await aptInstall(PACKAGES, report)
  if (!installed.ok && installed.output) installed = await aptInstall(['mariadb-server'], report)
  if (!findServer()) throw new Stop('no-mariadb', { reason: installed.reason }, installed.output)
  return findServer()
}

/**
 * Starts a server of our own with an empty database, on a socket in a folder that goes when the server ends. It ends with us, even when we
 * are killed: a guard process holds it.
 * @param {string} server path of mariadbd or mysqld
 * @param {string} parent folder in which its own is made; short, since a socket's path may have 103 bytes
 * @returns {Promise<{ socket: string, stop: () => Promise<void> }>}
 * @throws {Stop} `mariadb-failed`
 */
export async function startMariadb(server, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'db-'))
  const made = await makeDataFolder(server, folder)
  if (!made.ok) {
    rmSync(folder, { recursive: true, force: true })
    throw new Stop('mariadb-failed', {}, excerpt(made.output))
  }
  const guard = holdServer(server, folder)
  const stop = async () => {
    if (guard.connected) guard.disconnect()
    if (guard.exitCode === null) await new Promise((done) => guard.once('exit', done))
    rmSync(folder, { recursive: true, force: true })
  }
  const socket = join(folder, 's')
  if (await answers(socket, guard)) return { socket, stop }
  const log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : ''
  await stop()
  throw new Stop('mariadb-failed', {}, excerpt(log))
}

const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []

/** MariaDB has a program for it; MySQL's server does it itself. */
async function makeDataFolder(server, folder) {
  const data = `--datadir=${join(folder, 'data')}`
  const [install] = findPrograms(['mariadb-install-db', 'mysql_install_db'])
  if (!(await isMariadb(server)))
    return run([server, '--no-defaults', '--initialize-insecure', data, ...asRoot], { limit: 3 })
  if (!install) return { ok: false, output: 'mariadb-install-db is missing' }
  const options = ['--auth-root-authentication-method=normal', '--skip-test-db', ...asRoot]
  return run([install, '--no-defaults', data, ...options], { limit: 3 })
}

const isMariadb = async (server) => /mariadb/i.test((await run([server, '--no-defaults', '--version'])).output)

function holdServer(server, folder) {
  const start = join(folder, 'start.sql')
  // No collation, as an operator might leave it: the migrations must not depend on the database's own.
  writeFileSync(start, `CREATE DATABASE ${DATABASE};\n`)
  const files = [`--datadir=${join(folder, 'data')}`, `--socket=${join(folder, 's')}`, `--init-file=${start}`]
  const more = ['--skip-networking', '--character-set-server=utf8mb4', '--default-time-zone=+00:00', '--skip-log-bin']
  const args = ['--no-defaults', ...asRoot, ...files, ...more, '--innodb-flush-log-at-trx-commit=0']
  const guard = fileURLToPath(new URL('mariadb_guard.mjs', import.meta.url))
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'ignore', 'ipc'])
  return spawn(process.execPath, [guard, folder, server, ...args], { detached: true, stdio })
}

async function answers(socket, guard) {
  for (const end = Date.now() + 60_000; Date.now() < end && guard.exitCode === null; await pause(100)) {
    if (await greets(socket)) return true
  }
  return false
}

/** A server that is ready speaks first. */
function greets(socket) {
  return new Promise((answer) => {
    const connection = connect(socket)
    const end = (isReady) => {
      connection.destroy()
      answer(isReady)
    }
    connection.setTimeout(2000, () => end(false))
    connection.once('data', () => end(true))
    connection.once('error', () => end(false))
    connection.once('close', () => end(false))
  })
}
