import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The files below a path, relative to `root`; of a file its own. What does not exist has none. */
export async function* filesBelow(root: string, path: string): AsyncGenerator<string> {
  let entries
  try {
    entries = await readdir(join(root, path), { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') yield path
    else if (!isGone(error)) throw error
    return
  }
  for (const entry of entries) {
    const below = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(root, below)
    else if (entry.isFile()) yield below
  }
}

/** Copies a file to the same place below another folder, for its owner alone whoever could read it before; false when it was removed meanwhile. */
export async function copyBelow(from: string, to: string, path: string): Promise<boolean> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
  try {
    await copyFile(join(from, path), join(to, path))
    await chmod(join(to, path), 0o600)
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** The SHA-256 of a file. */
export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** A list of sums as `sha256sum -c` reads it. */
export async function sumsOf(folder: string): Promise<string> {
  const lines: string[] = []
  for await (const path of filesBelow(folder, '')) lines.push(`${await sumOf(join(folder, path))}  ${path}\n`)
  return lines.sort().join('')
}

/** The files of a list whose content is not what it says, or that are missing. */
export async function differing(folder: string, sums: string): Promise<string[]> {
  const wrong: string[] = []
  for (const line of sums.split('\n').filter(Boolean)) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    const isInside = path !== undefined && !relative(folder, join(folder, path)).startsWith('..')
    if (!isInside) wrong.push(line)
    else if ((await sumOf(join(folder, path)).catch(() => '')) !== sum) wrong.push(path)
  }
  return wrong
}
