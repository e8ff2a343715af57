/**
 * @typedef {{ text: string, at: number }} Literal a string or a template; HOLE stands for each `${…}` in it
 * @typedef {{ from: string, at: number, names: Map<string, string> | null, isType: boolean, isExport: boolean }} Import
 *   names: local name → exported name; null when everything is taken
 * @typedef {{ code: string, literals: Literal[], patterns: string[], imports: Import[] }} Scan
 *   code: without comments, literals and regular expressions
 */

export const HOLE = '\0'

/** After these a slash begins a regular expression. */
const BEFORE_PATTERN =
  /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|await|yield|throw|void|delete))\s*$/

/** What is neither text, comment nor brace. */
const PLAIN = /[^'"`/{}]+/y

/**
 * Reads what a file of TypeScript or JavaScript says, without a parser: its texts and its imports.
 * @param {string} source
 * @returns {Scan}
 */
export function scan(source) {
  const literals = []
  const patterns = []
  let code = ''
  let at = 0

  function comment() {
    if (source.startsWith('//', at)) at = endOf('\n', at)
    else at = endOf('*/', at + 2) + 2
    code += ' '
  }
  const endOf = (mark, start) => {
    const end = source.indexOf(mark, start)
    return end === -1 ? source.length : end
  }
  /** A quote without its partner in the line is an apostrophe in a text of JSX. */
  function quoted(quote) {
    let end = at + 1
    while (end < source.length && source[end] !== quote && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1
    if (source[end] !== quote) return void at++
    literals.push({ text: plain(source.slice(at + 1, end)), at: code.length })
    code += '""'
    at = end + 1
  }
  function template() {
    const literal = { text: '', at: code.length }
    literals.push(literal)
    code += '""'
    at++
    while (at < source.length && source[at] !== '`') {
      if (source[at] === '\\') {
        literal.text += source[at + 1]
        at += 2
      } else if (source.startsWith('${', at)) {
        literal.text += HOLE
        at += 2
        code += '('
        walk(true)
        code += ')'
        at++
      } else literal.text += source[at++]
    }
    at++
  }
  function pattern() {
    let end = at + 1
    let isClass = false
    while (end < source.length && source[end] !== '\n' && (isClass || source[end] !== '/')) {
      if (source[end] === '[') isClass = true
      if (source[end] === ']') isClass = false
      end += source[end] === '\\' ? 2 : 1
    }
    if (source[end] !== '/') return void (code += source[at++])
    patterns.push(source.slice(at + 1, end))
    code += '/./'
    at = end + 1
  }
  function walk(isHole) {
    for (let depth = 0; at < source.length;) {
      const character = source[at]
      if (character === '/' && (source[at + 1] === '/' || source[at + 1] === '*')) comment()
      else if (character === "'" || character === '"') quoted(character)
      else if (character === '`') template()
      else if (character === '/' && BEFORE_PATTERN.test(code.slice(-12))) pattern()
      else if (character === '{' || character === '}' || character === '/') {
        if (character === '{') depth++
        if (character === '}' && isHole && depth-- === 0) return
        code += character
        at++
      } else {
        PLAIN.lastIndex = at
        const [run] = PLAIN.exec(source) ?? [character]
        code += run
        at += run.length
      }
    }
  }

  walk(false)
  return { code, literals, patterns, imports: importsIn(code, literals) }
}

const plain = (text) => text.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))

const IMPORT =
  /^[ \t]*(import|export)\b[ \t]*(type\b(?![ \t]*(?:,|from\b))[ \t]*)?((?:[\w$*,\s]|\{[^{}]*\})*?)(?:\bfrom\s*)?""/gm

/** @returns {Import[]} */
function importsIn(code, literals) {
  const texts = new Map(literals.map(({ text, at }) => [at, text]))
  const found = []
  for (const match of code.matchAll(IMPORT)) {
    const [whole, keyword, type, clause] = match
    const at = match.index + whole.length - 2
    if (keyword === 'export' && !/\bfrom\s*""$/.test(whole)) continue
    const names = namesIn(clause)
    const isType =
      Boolean(type) || (names !== null && clause.includes('{') && names.size === 0 && clause.includes('type '))
    found.push({ from: texts.get(at) ?? '', at, names, isType, isExport: keyword === 'export' })
  }
  return found
}

/** Names of an import without those of types; null for `*` and for an import without names. */
function namesIn(clause) {
  const text = clause.trim()
  if (text === '' || text.includes('*')) return null
  const [, standard, list] = /^([\w$]+)?\s*,?\s*(?:\{([^{}]*)\})?\s*$/.exec(text) ?? []
  const named = (list ?? '').split(',').map((name) => name.trim())
  const names = new Map(standard ? [[standard, 'default']] : [])
  for (const name of named.filter((one) => one && !/^type\s/.test(one))) {
    const [exported, local = exported] = name.split(/\s+as\s+/)
    names.set(local, exported)
  }
  return names
}
