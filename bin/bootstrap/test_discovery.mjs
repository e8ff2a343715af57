import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Which suite a spec file belongs to, by its place. */
const PLACES = [
  ['unit', /^tests\/unit\/.+\.spec\.ts$/],
  ['sources', /^sources\/(.+\/)?tests\/(.+\/)?[^/]+\.spec\.ts$/],
  ['functional', /^tests\/functional\/.+\.spec\.ts$/],
  ['browser', /^tests\/browser\/.+\.spec\.ts$/],
]

/**
 * @param {string} path relative to the root, with slashes
 * @returns {string | undefined} name of its suite; undefined when it is no spec file
 */
export const suiteOf = (path) => PLACES.find(([, pattern]) => pattern.test(path))?.[0]

/**
 * All spec files of the project.
 * @param {string} root
 * @returns {Record<string, string[]>} by suite, sorted, relative to the root with slashes
 */
export function discoverSpecs(root) {
  const found = Object.fromEntries(PLACES.map(([suite]) => [suite, []]))
  for (const folder of ['tests', 'sources'])
    for (const path of filesUnder(root, folder)) found[suiteOf(path) ?? '']?.push(path)
  return Object.fromEntries(Object.entries(found).map(([suite, paths]) => [suite, paths.sort()]))
}

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
}

/**
 * Shares files out so that each share takes about as long: the longest goes first, always to the share that has least.
 * @param {string[]} files
 * @param {Record<string, number>} durations recorded milliseconds by file; a file without any counts as the middle one
 * @param {number} count of shares
 * @returns {{ files: string[], milliseconds: number }[]} as many as asked for, some empty when there are too few files
 */
export function shareOut(files, durations, count) {
  const known = files.map((file) => durations[file]).filter((duration) => duration !== undefined)
  const middle = known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? 1000
  const timed = files.map((file) => ({ file, milliseconds: durations[file] ?? middle }))
  const shares = Array.from({ length: count }, () => ({ files: /** @type {string[]} */ ([]), milliseconds: 0 }))
  for (const { file, milliseconds } of timed.sort(
    (a, b) => b.milliseconds - a.milliseconds || (a.file < b.file ? -1 : 1)
  )) {
    const least = shares.reduce((one, other) => (other.milliseconds < one.milliseconds ? other : one))
    least.files.push(file)
    least.milliseconds += milliseconds
  }
  return shares.map((one) => ({ ...one, files: one.files.sort() }))
}

/** @param {string} root @returns {Record<string, number>} recorded milliseconds by spec file */
export const readDurations = (root) => readJson(join(root, 'tests', 'durations.json'), {})

/** @param {string} root @returns {string[]} functional specs that also run on MariaDB */
export const readMariadbList = (root) => readJson(join(root, 'tests', 'functional', 'on_mariadb.json'), [])

const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)
