import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { scan } from './scan.mjs'

const FOLDERS = ['.adonisjs', 'app', 'bin', 'config', 'database', 'inertia', 'resources', 'sources', 'start', 'tests']
const CODE = /\.(ts|tsx|mts|mjs|js|css)$/
const WRITTEN = '.adonisjs/client/registry/'
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx', '.d.ts']

/** @typedef {import('./scan.mjs').Scan} Scan */

/** The files of a project, what its code says, and what its import addresses mean. */
export class Tree {
  #scans = new Map()
  #found = new Map()
  /** @type {Set<string>} every file, from the root */
  files = new Set()
  #folders = new Set()
  #code
  #controllers

  /**
   * @param {string} root
   * @param {string[]} [gone] files that were deleted: what still names them has changed with them
   */
  constructor(root, gone = []) {
    this.root = root
    for (const entry of readdirSync(root, { withFileTypes: true })) if (entry.isFile()) this.files.add(entry.name)
    for (const folder of FOLDERS) this.#read(folder)
    for (const file of gone) this.files.add(file)
    const { imports = {} } = this.files.has('package.json') ? JSON.parse(this.text('package.json')) : {}
    this.aliases = [
      ...Object.entries(imports).map(([from, to]) => [
        from.replace(/\*$/, ''),
        posix.normalize(String(to)).split('*')[0],
      ]),
      ['~/', 'inertia/'],
      ['@generated/', '.adonisjs/client/'],
    ]
  }

  #read(folder) {
    let entries
    try {
      entries = readdirSync(join(this.root, folder), { withFileTypes: true })
    } catch {
      return
    }
    this.#folders.add(folder)
    for (const entry of entries) {
      if (entry.name === 'node_modules') continue
      if (entry.isDirectory()) this.#read(`${folder}/${entry.name}`)
      else this.files.add(`${folder}/${entry.name}`)
    }
  }

  /**
   * Everything that is written as code, but for the types that the framework writes for the client.
   * @returns {string[]}
   */
  get code() {
    return (this.#code ??= [...this.files].filter((file) => CODE.test(file) && !file.startsWith(WRITTEN)))
  }

  /** @returns {string[]} */
  get controllers() {
    return (this.#controllers ??= this.code.filter(
      (file) => file.startsWith('app/') && file.endsWith('_controller.ts')
    ))
  }

  isFolder(path) {
    return this.#folders.has(path)
  }

  /** The text of a file; none when it is gone. */
  text(file) {
    try {
      return readFileSync(join(this.root, file), 'utf8')
    } catch {
      return ''
    }
  }

  /** @returns {Scan} */
  scan(file) {
    let found = this.#scans.get(file)
    if (!found) this.#scans.set(file, (found = scan(file.endsWith('.css') ? '' : this.text(file))))
    return found
  }

  /** The path from the root that a specifier means in a file, whether or not there is such a file; null for packages and other texts. */
  place(specifier, from) {
    if (/^\.\.?(\/|$)/.test(specifier)) return posix.join(posix.dirname(from), specifier).replace(/\/$/, '')
    if (!/^[#~@]/.test(specifier)) return null
    const alias = this.aliases.find(([start]) => specifier.startsWith(start))
    return alias ? posix.normalize(alias[1] + specifier.slice(alias[0].length)) : null
  }

  /** The file that a specifier means in a file; null when there is none. */
  resolve(specifier, from) {
    const place = this.place(specifier, from)
    return place === null ? null : this.fileAt(place)
  }

  fileAt(place) {
    if (!this.#found.has(place)) this.#found.set(place, this.#search(place))
    return this.#found.get(place)
  }

  #search(place) {
    const bare = place.replace(/\.jsx?$/, '')
    for (const base of bare === place ? [place] : [place, bare])
      for (const ending of ENDINGS) if (this.files.has(base + ending)) return base + ending
    return null
  }
}
