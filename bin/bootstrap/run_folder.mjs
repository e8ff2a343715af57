import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Stop } from './stop.mjs'

const PREFIX = 'foja-test-'

/** Where Linux keeps files in memory; servers of tests have their data there. */
const IN_MEMORY = '/dev/shm'

/** What a whole run writes at most, about: databases, documents, browser profiles, the compiled copy. */
const NEEDED_BYTES = 1_500_000_000

/** A socket's path may have 107 bytes on Linux and 103 on macOS, and the database's lies two folders deeper. */
const MAX_FOLDER_LENGTH = 50

const temporaryFolder = () => (tmpdir().length > MAX_FOLDER_LENGTH ? '/tmp' : tmpdir())

/**
 * A folder for everything that a run writes outside the project, and that goes when the run ends. What runs that were killed have left behind,
 * processes included, goes now.
 * @param {(key: string, params?: object) => void} report
 * @returns {string} path
 * @throws {Stop} `disk-full`, `no-run-folder`
 */
export function openRunFolder(report) {
  const parent = temporaryFolder()
  assertRoom(parent)
  for (const folder of abandonedFolders(parent)) {
    removeAll(folder)
    report('leftovers-removed', { folder })
  }
  const folder = made(parent)
  process.once('exit', () => removeAll(folder))
  return folder
}

/** Removes the folder of a run, what it keeps in memory under the same name, and what it has started. */
function removeAll(folder) {
  endProcessesOf(folder)
  const name = basename(folder)
  const kept = existsSync(IN_MEMORY) ? readdirSync(IN_MEMORY).filter((entry) => entry.startsWith(`${name}-`)) : []
  for (const path of [folder, ...kept.map((entry) => join(IN_MEMORY, entry))])
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
}

function made(parent) {
  try {
    const folder = mkdtempSync(join(parent, PREFIX))
    // Servers that must not run as root get folders of their own in it.
    chmodSync(folder, 0o711)
    writeFileSync(join(folder, 'owner'), String(process.pid))
    return folder
  } catch (error) {
    throw new Stop('no-run-folder', { parent, reason: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * @param {string} folder
 * @param {(folder: string) => { bavail: number, bsize: number }} [read]
 * @throws {Stop} `disk-full`
 */
export function assertRoom(folder, read = statfsSync) {
  const { bavail, bsize } = read(folder)
  if (bavail * bsize >= NEEDED_BYTES) return
  const inMegabytes = (bytes) => Math.round(bytes / 1_000_000)
  throw new Stop('disk-full', { folder, free: inMegabytes(bavail * bsize), needed: inMegabytes(NEEDED_BYTES) })
}

/** Folders of runs whose process is gone. */
function abandonedFolders(parent) {
  const folders = readdirSync(parent).filter((name) => name.startsWith(PREFIX))
  return folders.map((name) => join(parent, name)).filter((folder) => isAbandoned(folder))
}

function isAbandoned(folder) {
  try {
    return !isTestRun(Number(readFileSync(join(folder, 'owner'), 'utf8')))
  } catch {
    return false
  }
}

/**
 * Whether a process is a test run. A number alone proves nothing: another program may have it by now.
 * @param {number} pid
 */
export function isTestRun(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('test.mjs')
  } catch {
    return true
  }
}

/** Ends every process that was started with this folder in its command or as its place for temporary files, where the system tells (Linux). */
function endProcessesOf(folder) {
  for (const pid of processIds()) {
    if (pid === process.pid || !belongsTo(pid, folder)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself, or is somebody else's.
    }
  }
}

function processIds() {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

function belongsTo(pid, folder) {
  const read = (file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  return read('cmdline').includes(folder) || read('environ').split('\0').includes(`TMPDIR=${folder}`)
}

/**
 * Makes this process the only whole run in a clone: two would build over each other.
 * @param {string} root folder of the project
 * @throws {Stop} `run-under-way`
 */
export function lockClone(root) {
  const file = join(root, 'tmp', 'test.lock')
  mkdirSync(join(root, 'tmp'), { recursive: true })
  const holder = readHolder(file)
  if (holder && isTestRun(holder)) throw new Stop('run-under-way', { pid: holder })
  rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    throw new Stop('run-under-way', { pid: readHolder(file) ?? 0 })
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
