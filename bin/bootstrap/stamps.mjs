import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is not a source of the build: tools, results, notes and tests. */
export const NOT_SOURCES = [
  ...['.git', '.github', '.ci', '.runtime', '.adonisjs', '~', 'node_modules', 'build', 'data', 'tmp', 'docs', 'tests'],
  ...['public/assets', 'inertia/i18n/compiled', 'bin/bootstrap', 'bin/demo.mjs', 'bin/test.mjs'],
]

/** @param {string | Buffer} content */
export const digest = (content) => createHash('sha256').update(content).digest('hex')

/**
 * The digest of every file under a folder. Contents, not times: a clone gives every file a new time.
 * @param {string} folder
 * @param {string[]} [skipped] paths relative to the folder, with slashes
 * @returns {Map<string, string>} by relative path, sorted; empty when the folder is missing
 */
export function digests(folder, skipped = []) {
  const found = new Map()
  const visit = (relative) => {
    const entries = readdirSync(join(folder, relative), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = relative ? `${relative}/${entry.name}` : entry.name
      if (skipped.includes(path)) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) found.set(path, digest(readFileSync(join(folder, path))))
    }
  }
  if (existsSync(folder)) visit('')
  return found
}

/**
 * One digest for the sources of a build.
 * @param {string} root folder of the project
 * @param {string[]} [skipped] further paths to leave out
 */
export function sourcesDigest(root, skipped = []) {
  const files = [...digests(root, [...NOT_SOURCES, ...skipped])].filter(([path]) => !isNote(path))
  return digest(files.map(([path, hash]) => `${path}\0${hash}\n`).join(''))
}

const isNote = (path) => /\.(md|log)$/.test(path) || /^(\.env|\.gitignore|\.prettierignore|\.editorconfig)/.test(path)

/**
 * What differs between two states of a folder.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {string[]} sorted paths, changed, new and gone
 */
export function changedFiles(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort()
}

/** @param {string} file @returns {string} the stamp that a file holds, or nothing */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
