import { posix } from 'node:path'

/** Lists that the framework writes of everything of a kind: who imports one does not use all of it. Routes are followed one by one. */
const LISTS = /^\.adonisjs\/server\/(controllers|events|listeners|policies)\.ts$/
/** Pages are followed from the routes that show them. */
const PAGE_LISTS = /^inertia\/(pages_by_name|pages_within)\.tsx?$/
/** What a module is to the rest of the product. */
const MODULE = /^app\/\w+\/module\.ts$/
const CATALOGUES = 'inertia/i18n'
const REGISTRY = /^export const (\w+) = new Registry\b/gm

/** Calls in a file, with all that stands between their parentheses. */
function callsIn(code, pattern) {
  return [...code.matchAll(pattern)].map(({ 0: head, 1: name, index }) => {
    const start = index + head.length
    let end = start
    for (let depth = 1; depth > 0 && end < code.length; end++) depth += { '(': 1, ')': -1 }[code[end]] ?? 0
    return { name, text: code.slice(start, end - 1), start, end }
  })
}

/** Who uses whom, by imports, by the registries of contributions, by events and by names of files in texts. */
export class Graph {
  /** @type {Map<string, Set<string>>} file → the files that it uses */
  uses = new Map()
  /** @type {Map<string, Set<string>>} file → the files that use it */
  #users = new Map()
  /** Files that act when the product starts, and that nothing else leads to. */
  boot = new Set(['start/kernel.ts', 'start/validator.ts', 'tests/bootstrap.ts'])

  /** @param {import('./tree.mjs').Tree} tree */
  constructor(tree) {
    this.tree = tree
    for (const file of tree.code) {
      this.uses.set(file, new Set())
      if (!LISTS.test(file) && !MODULE.test(file)) this.#readImports(file)
    }
    this.#readRegistries()
    this.#readProviders()
    this.#readCommands()
  }

  link(user, used) {
    if (user === used) return
    if (!this.uses.has(user)) this.uses.set(user, new Set())
    if (!this.#users.has(used)) this.#users.set(used, new Set())
    this.uses.get(user).add(used)
    this.#users.get(used).add(user)
  }

  /**
   * Everything that uses one of some files, itself or through others.
   * @param {Map<string, string>} from file → why it is there
   * @returns {Map<string, string>} file → why, of the first that led to it
   */
  dependents(from) {
    const found = new Map(from)
    for (const [file, reason] of found)
      for (const user of this.#users.get(file) ?? []) if (!found.has(user)) found.set(user, reason)
    return found
  }

  /** A file and everything that it uses. */
  closure(...files) {
    const found = new Set(files)
    for (const file of found) for (const used of this.uses.get(file) ?? []) found.add(used)
    return found
  }

  #readImports(file) {
    const { tree } = this
    const { imports, literals } = tree.scan(file)
    const types = new Set(imports.filter(({ isType }) => isType).map(({ at }) => at))
    for (const { text, at } of literals) {
      if (types.has(at) || text.length > 200 || text === '' || /\s/.test(text)) continue
      const place = tree.place(text, file)
      if (place !== null) this.#linkPlace(file, place)
      else if (/[/.]/.test(text) && tree.files.has(text)) this.link(file, text)
      else if (text.includes('/') && tree.isFolder(text.replace(/\/$/, '')))
        this.#linkFolder(file, text.replace(/\/$/, ''))
      if (text.includes('*') && /^\.\.?\//.test(text) && !PAGE_LISTS.test(file)) this.#linkPattern(file, text)
    }
  }

  #linkPlace(file, place) {
    const found = this.tree.fileAt(place)
    if (found) return this.link(file, found)
    if (this.tree.isFolder(place)) return this.#linkFolder(file, place)
    // What is not there may have been a moment ago.
    for (const ending of ['.ts', '.tsx']) this.link(file, place.replace(/\.jsx?$/, '') + ending)
  }

  #linkFolder(file, folder) {
    const isTop = !folder.includes('/') || file.startsWith(`${folder}/`)
    // The words of the product are followed one by one.
    if (isTop || (folder.startsWith(CATALOGUES) && !file.startsWith('tests/'))) return
    for (const other of this.tree.files) if (other.startsWith(`${folder}/`)) this.link(file, other)
  }

  /** The files that `import.meta.glob` finds. */
  #linkPattern(file, pattern) {
    const place = posix.join(posix.dirname(file), pattern)
    const source = place
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
    const fits = new RegExp(`^${source}$`)
    for (const other of this.tree.files) if (fits.test(other)) this.link(file, other)
  }

  /** What reads a registry uses everything that is added to it, though neither imports the other. */
  #readRegistries() {
    const { tree } = this
    /** @type {Map<string, { adds: string[], reads: string[] }>} */
    const registries = new Map()
    const registry = (key) => {
      if (!registries.has(key)) registries.set(key, { adds: [], reads: [] })
      return registries.get(key)
    }
    const known = new Map()
    for (const file of tree.code)
      for (const [, name] of tree.scan(file).code.matchAll(REGISTRY)) {
        known.set(`${file}#${name}`, name)
        if (new RegExp(`(?<!export const |\\bpartsOf\\(\\s*)\\b${name}\\b`).test(tree.scan(file).code))
          registry(`${file}#${name}`).reads.push(file)
      }
    for (const file of tree.code) {
      if (MODULE.test(file)) continue
      const { code, imports } = tree.scan(file)
      for (const { from, names, isType } of imports) {
        const place = names && !isType && tree.resolve(from, file)
        for (const [local, exported] of place ? names : []) {
          if (!known.has(`${place}#${exported}`)) continue
          const { adds, reads } = registry(`${place}#${exported}`)
          const uses = [...code.matchAll(new RegExp(`(\\bpartsOf\\(\\s*)?\\b${local}\\b`, 'g'))]
          const added = uses.filter(([, add]) => add).length
          if (added > 0) adds.push(file)
          // One more is the import itself.
          if (uses.length > added + 1) reads.push(file)
        }
      }
    }
    for (const { adds, reads } of registries.values())
      for (const reader of reads) for (const adder of adds) this.link(reader, adder)
    for (const file of tree.code.filter((one) => MODULE.test(one)))
      this.#readModule(file, (place, name) => registries.get(`${place}#${name}`)?.reads ?? [])
  }

  /** A module names what it adds, hears and answers: each is used by what reads, causes or asks it, and not by the rest of the module. */
  #readModule(file, readersOf) {
    const { code, imports, literals } = this.tree.scan(file)
    const resolve = ({ from }) => this.tree.resolve(from, file)
    const known = imports.flatMap((one) =>
      one.isType ? [] : [...(one.names ?? [])].map(([local, exported]) => ({ local, exported, place: resolve(one) }))
    )
    const namedIn = (text) => known.filter(({ local, place }) => place && new RegExp(`\\b${local}\\b`).test(text))
    const linkAll = (users, text) => {
      for (const user of users)
        for (const place of [file, ...namedIn(text).map((one) => one.place)]) this.link(user, place)
    }
    for (const { name, text, start, end } of callsIn(code, /\b(partsOf|reaction)\(/g)) {
      const first = known.find(({ local }) => local === /^\s*(\w+)/.exec(text)?.[1])
      if (!first?.place) continue
      if (name === 'partsOf') linkAll(readersOf(first.place, first.exported), text)
      for (const { text: path, at } of name === 'reaction' ? literals : [])
        if (at > start && at < end) this.link(first.place, this.tree.resolve(path, file))
    }
    const [, connected = ''] = /\bconnect\(\) \{([\s\S]*)/.exec(code) ?? []
    for (const { name, text } of callsIn(connected, /^ {4}(\w+)\(/gm)) {
      const called = known.find(({ local }) => local === name)?.place
      if (!called) continue
      const others = [...(this.#users.get(called) ?? [])].filter((user) => user !== file && user.startsWith('app/'))
      if (others.length === 0) this.boot.add(called)
      linkAll(others, text)
    }
  }

  /** A class that a provider binds stands for what the provider makes; the rest of a provider is done at every start. */
  #readProviders() {
    const { tree } = this
    for (const file of tree.code.filter((one) => /^start\/(providers|hooks)\//.test(one))) {
      const { code, literals, imports } = tree.scan(file)
      const bound = [...code.matchAll(/\b(?:singleton|bind)\(\s*(\w+),[\s\S]*?\n {4}\}\)/g)]
      const classOf = (name) => {
        const from = imports.find(({ names }) => names?.has(name))
        return from && tree.resolve(from.from, file)
      }
      for (const { text, at } of literals) {
        const place = tree.resolve(text, file)
        if (!place || imports.some((one) => one.at === at)) continue
        const binding = bound.find(({ index, 0: whole }) => at > index && at < index + whole.length)
        const port = binding && classOf(binding[1])
        if (port) this.link(port, place)
        else this.boot.add(place)
      }
    }
  }

  /** Tests call commands by their names. */
  #readCommands() {
    const { tree } = this
    const commands = tree.code.flatMap((file) => {
      if (!file.startsWith('start/commands/')) return []
      const { code, literals } = tree.scan(file)
      const found = /\bcommandName\s*=\s*""/.exec(code)
      const name = found && literals.find(({ at }) => at === found.index + found[0].length - 2)?.text
      return name ? [[name, file]] : []
    })
    for (const file of tree.code.filter((one) => one.startsWith('tests/')))
      for (const { text } of tree.scan(file).literals)
        for (const [name, command] of commands)
          if (text === name || text.startsWith(`${name} `)) this.link(file, command)
  }
}
