import { HOLE } from './scan.mjs'

/**
 * @typedef {{ methods: string[], pattern: string, segments: string[], file: string, controllers: string[] }} Route
 *   segments: as in the pattern; `*` for what the file does not say, which may be several. controllers: files; none for a function in place
 */

const VERBS = { get: ['GET'], post: ['POST'], put: ['PUT'], patch: ['PATCH'], delete: ['DELETE'] }
const ALL = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const START = /\brouter\s*\.\s*(get|post|put|patch|delete|any|route|match|group)\s*\(/g

/**
 * The routes that a file of `start/routes` writes down.
 * @param {import('./tree.mjs').Tree} tree
 * @param {string} file
 * @returns {Route[]}
 */
export function routesIn(tree, file) {
  const { code, literals, imports } = tree.scan(file)
  const texts = new Map(literals.map(({ text, at }) => [at, text]))
  const short = shortNames(code)
  const functions = functionsIn(code)
  /** @type {Route[]} */
  const routes = []

  function read(start, end, prefix, given) {
    const pattern = new RegExp(START)
    pattern.lastIndex = start
    for (let match = pattern.exec(code); match && match.index < end; match = pattern.exec(code)) {
      const open = pattern.lastIndex
      const close = closing(code, open)
      const { at: after, prefixes } = chain(close + 1, given)
      const here = [...prefix, ...prefixes]
      if (match[1] === 'group') within(open, close, here, given)
      else routes.push(routeOf(match[1], open, close, here, given))
      pattern.lastIndex = after
    }
  }

  /** The routes of a group: written in place, or by a function of the file. */
  function within(open, close, prefix, given) {
    const name = code.slice(open, close).trim().replace(/,$/, '')
    const written = functions.find((one) => one.name === name)
    if (written) read(written.start, written.end, prefix, given)
    else read(open, close, prefix, given)
  }

  /** What follows a call: `.prefix('…').as('…')`. */
  function chain(at, given) {
    const prefixes = []
    for (let next = /^\s*\.\s*(\w+)\s*\(/.exec(code.slice(at, at + 200)); next;) {
      const open = at + next[0].length
      if (next[1] === 'prefix') prefixes.push(told(open, given))
      at = closing(code, open) + 1
      next = /^\s*\.\s*(\w+)\s*\(/.exec(code.slice(at, at + 200))
    }
    return { at, prefixes }
  }

  /** The text of the first argument; a constant in it is looked up, what else it holds stays open. */
  function told(open, given) {
    const at = code.indexOf('""', open)
    const text = code.slice(open, at).trim() === '' && at !== -1 ? (texts.get(at) ?? HOLE) : HOLE
    let hole = at + 2
    return text.replaceAll(HOLE, () => {
      const [, name] = /^\((\w+)\)/.exec(code.slice(hole, hole + 80)) ?? []
      hole = closing(code, hole + 1) + 1
      return (name && (given.get(name) ?? constant(name))) ?? HOLE
    })
  }

  function constant(name) {
    const from = imports.find(({ names }) => names?.has(name))
    const place = from ? tree.resolve(from.from, file) : file
    if (!place) return null
    const other = tree.scan(place)
    const found = new RegExp(`\\bconst ${from?.names?.get(name) ?? name}\\s*=\\s*""`).exec(other.code)
    return found ? (other.literals.find(({ at }) => at === found.index + found[0].length - 2)?.text ?? null) : null
  }

  function routeOf(verb, open, close, prefix, given) {
    const pattern = joined([...prefix, told(open, given)])
    const rest = code.slice(open, close)
    const names = [...rest.matchAll(/\[\s*(\w+(?:\.\w+)*)\s*,\s*(?:""|\w+)\s*\]/g)].map(
      ([, name]) => short.get(name) ?? name
    )
    const paths = names.map((name) => name.replace(/^controllers\./, '').split('.'))
    const listed = [...rest.matchAll(/""/g)]
      .map(({ index }) => texts.get(open + index))
      .filter((text) => ALL.includes(text ?? ''))
    const methods = VERBS[verb] ?? (listed.length > 0 && verb !== 'any' ? listed : ALL)
    const segments = pattern
      .split('/')
      .filter(Boolean)
      .map((segment) => (segment.includes(HOLE) ? '*' : segment))
    return {
      methods,
      pattern: pattern.replaceAll(HOLE, '*'),
      segments,
      file,
      controllers: paths.flatMap((path) => controllerFiles(tree, path)),
    }
  }

  /** The values of a call that are texts, by the names of the parameters. */
  function valuesOf({ parameters }, open) {
    const values = parts(code.slice(open, closing(code, open)), open)
    return new Map(
      parameters.flatMap((name, place) => {
        const value = values[place]
        return value?.text === '""' ? [[name, texts.get(value.at) ?? HOLE]] : []
      })
    )
  }

  let start = 0
  for (const { head, end } of functions) {
    read(start, head, [], new Map())
    start = end
  }
  read(start, code.length, [], new Map())
  for (const written of functions)
    for (const { index, 0: call } of code.matchAll(new RegExp(`(?<!function )\\b${written.name}\\s*\\(`, 'g')))
      read(written.start, written.end, [], valuesOf(written, index + call.length))
  return routes
}

/** The functions of a file: what they write down counts where they are called. */
function functionsIn(code) {
  return [...code.matchAll(/^(?:async )?function (\w+)\s*\(/gm)].map(({ index, 0: opening, 1: name }) => {
    const open = index + opening.length
    const close = closing(code, open)
    const start = code.indexOf('{', close) + 1
    const parameters = parts(code.slice(open, close), open).map(({ text }) => /^\w+/.exec(text)?.[0] ?? '')
    return { name, head: index, parameters, start, end: closing(code, start) }
  })
}

/** What the commas of a list part, with its places. */
function parts(list, from) {
  const found = []
  for (let at = 0, start = 0, depth = 0; at <= list.length; at++) {
    if ('([{'.includes(list[at])) depth++
    else if (')]}'.includes(list[at])) depth--
    else if (at === list.length || (list[at] === ',' && depth === 0)) {
      const text = list.slice(start, at)
      found.push({ text: text.trim(), at: from + start + text.search(/\S|$/) })
      start = at + 1
    }
  }
  return found
}

const joined = (list) =>
  `/${list
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')}`

/** `const { Matters } = controllers.matters`: what a short name stands for. */
function shortNames(code) {
  const names = new Map()
  for (const [, list, path] of code.matchAll(/const\s*\{([^{}]*)\}\s*=\s*(controllers(?:\.\w+)+)/g))
    for (const one of list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)) {
      const [name, local = name] = one.split(/\s*:\s*/)
      names.set(local, `${path}.${name}`)
    }
  return names
}

const snake = (name) => name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase()

/** The files that may be the controller at a place of the list that the framework writes; that list may not be there yet. */
export function controllerFiles(tree, path) {
  const folders = path.slice(0, -1).map(snake)
  const ending = `/${snake(path.at(-1) ?? '')}_controller.ts`
  const fits = tree.controllers.filter((file) => {
    if (!file.startsWith(`app/${folders[0]}/`) || !file.endsWith(ending)) return false
    const within = file.split('/')
    return folders.every((folder) => within.includes(folder))
  })
  const shortest = Math.min(...fits.map((file) => file.split('/').length))
  return fits.filter((file) => file.split('/').length === shortest)
}

/** Where the bracket closes that was opened before a place. */
export function closing(code, at) {
  for (let depth = 1; at < code.length; at++) {
    if ('([{'.includes(code[at])) depth++
    if (')]}'.includes(code[at]) && --depth === 0) return at
  }
  return code.length
}
