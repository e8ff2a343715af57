import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'))
const packages: Record<string, Entry> = lock.packages

/** Where npm looks for a package that another one asks for: beside it, then in every folder above. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

test.group('Package lock file', () => {
  test('names the binaries for every system, so that npm ci works on every machine', ({ assert }) => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name))
    )
    assert.deepEqual(missing, [])
  })
})
