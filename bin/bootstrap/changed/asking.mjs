import { addAddresses, nothingAsked } from './addresses.mjs'

/** What begins at the left edge begins a part of a file. */
const PART = /^(?=[^\s)}\]])/m
const NAMED =
  /^(?:export )?(?:default )?(?:async )?(?:abstract )?(const|let|function\*?|class|enum)\s+(\{[^}]*\}|\[[^\]]*\]|[\w$]+)/
const WORD = /[A-Za-z_$][\w$]*/g

/**
 * @typedef {{ names: string[], kind: string, code: string, start: number, end: number }} Part of a file: a declaration or a statement
 */

/** Finds what specs ask the product for: by their own text, and by what they use of helpers. */
export class Asking {
  #parts = new Map()

  /** @param {import('./tree.mjs').Tree} tree */
  constructor(tree) {
    this.tree = tree
  }

  /** @returns {import('./addresses.mjs').Asked} */
  of(spec) {
    const asked = nothingAsked()
    const { code, literals } = this.tree.scan(spec)
    addAddresses(asked, literals, code, true)
    const seen = new Set([spec])
    this.#follow(asked, spec, null, seen)
    return asked
  }

  /** What a whole set of files asks for. */
  ofAll(files) {
    const asked = nothingAsked()
    for (const file of files) addAddresses(asked, this.tree.scan(file).literals, this.tree.scan(file).code, true)
    return asked
  }

  /** Goes on to the files that a file, or a part of it, imports. */
  #follow(asked, file, words, seen) {
    const { imports, literals } = this.tree.scan(file)
    for (const { from, names, isType } of imports) {
      if (isType) continue
      const place = this.tree.resolve(from, file)
      if (!place) continue
      const wanted = names && [...names].filter(([local]) => !words || words.has(local)).map(([, exported]) => exported)
      if (wanted?.length !== 0) this.#use(asked, place, wanted, seen)
    }
    // Scripts that are started, and modules that are loaded when they are needed.
    const imported = new Set(imports.map(({ at }) => at))
    for (const { text, at } of literals) {
      if (imported.has(at) || !/^(\.\.?\/|#tests\/)/.test(text)) continue
      const place = this.tree.resolve(text, file)
      if (place) this.#use(asked, place, null, seen)
    }
  }

  #use(asked, file, names, seen) {
    if (file.startsWith('tests/') || file.startsWith('sources/')) return this.#useHelper(asked, file, names, seen)
    // Of the product a spec uses an address by its name, if any.
    const parts = this.#partsOf(file).filter(
      (part) => part.kind !== 'class' && names?.some((name) => part.names.includes(name))
    )
    for (const part of parts) this.#add(asked, file, part)
  }

  #useHelper(asked, file, names, seen) {
    const parts = this.#partsOf(file)
    const isUsed = (part) =>
      names === null ||
      part.names.length === 0 ||
      part.names.some((name) => names.includes(name) || names.includes('default'))
    const waiting = parts.filter(isUsed)
    const words = new Set()
    for (const part of waiting) {
      const key = `${file} ${part.start}`
      if (seen.has(key)) continue
      seen.add(key)
      this.#add(asked, file, part)
      for (const [word] of part.code.matchAll(WORD)) words.add(word)
      waiting.push(...parts.filter((other) => other.names.some((name) => words.has(name))))
    }
    if (words.size > 0) this.#follow(asked, file, words, seen)
  }

  #add(asked, file, { code, start, end }) {
    const literals = this.tree.scan(file).literals.filter(({ at }) => at >= start && at < end)
    addAddresses(asked, literals, code)
  }

  /** @returns {Part[]} */
  #partsOf(file) {
    let found = this.#parts.get(file)
    if (!found) this.#parts.set(file, (found = partsIn(this.tree.scan(file).code)))
    return found
  }
}

/** @returns {Part[]} */
function partsIn(code) {
  let start = 0
  return code.split(PART).flatMap((text) => {
    const part = { start, end: start + text.length, code: text }
    start += text.length
    if (/^import\b/.test(text)) return []
    const [, kind = '', name = ''] = NAMED.exec(text) ?? []
    return [{ ...part, kind, names: name.match(WORD) ?? [] }]
  })
}
