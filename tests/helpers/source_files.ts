import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What is made, fetched or kept, and never written by hand. */
const NOT_OURS = new Set(['node_modules', '.git', '.runtime', '.adonisjs', 'build', 'tmp', 'data', 'assets'])

/** Paths of the files under a folder of the project, from its root, that end in one of these ways. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  const found: string[] = []
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...filesIn(path, ...endings))
    else if (endings.length === 0 || endings.some((ending) => entry.name.endsWith(ending)))
      found.push(relative('.', path).split(sep).join('/'))
  }
  return found
}

export const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Lines of files that match, as `path:line text`. */
export function linesWith(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : []))
  )
}
