import { HOLE } from './scan.mjs'

/**
 * @typedef {{ segments: string[], isOpen: boolean }} Piece a part of an address. isOpen: only a word, which stands for no value of a route
 * @typedef {{ starts: Pieces, ends: Pieces, words: Set<string>, methods: Set<string>, goesOn: boolean }} Asked what a test may ask for.
 *   goesOn: it also goes where it is sent, to the address of a redirect, a letter or an answer
 */

/** Pieces by how they begin, each once. */
class Pieces {
  #known = new Set()
  #byWord = new Map()
  #blank = []
  #all = []

  add(segments, isOpen) {
    const key = `${isOpen}/${segments.join('/')}`
    if (this.#known.has(key)) return
    this.#known.add(key)
    const piece = { segments, isOpen }
    if (!isOpen) this.#all.push(piece)
    if (segments[0].includes(HOLE)) this.#blank.push(piece)
    else this.#byWord.set(segments[0], [...(this.#byWord.get(segments[0]) ?? []), piece])
  }

  /** Those that may begin with a segment of a route. */
  for(segment) {
    if (segment.startsWith(':') || segment === '*') return this.#all
    return [...(this.#byWord.get(segment) ?? []), ...this.#blank]
  }
}

const MAX_ADDRESS_LENGTH = 200
const PART = /^[\w\0.~:@%+*()$-]*$/
const METHOD = /(?<![a-z])(post|put|patch|delete|options)(?![a-z])/gi

const GOES_ON = /\b(?:location|follow|link|href)\b/

/** @returns {Asked} */
export const nothingAsked = () => ({
  starts: new Pieces(),
  ends: new Pieces(),
  words: new Set(),
  methods: new Set(['GET']),
})

/**
 * Adds the addresses that some texts of a file hold.
 * @param {Asked} asked
 * @param {import('./scan.mjs').Literal[]} literals
 * @param {string} code in which methods are named
 * @param {boolean} [isSpec] a spec names its methods; a helper without an address only passes on the one that it is given
 */
export function addAddresses(asked, literals, code, isSpec = false) {
  asked.goesOn ||= GOES_ON.test(code)
  let holdsOne = false
  for (const { text } of literals) {
    const path = text.replace(/^(?:https?:\/\/[^/\0]*)?/, '').split(/[?#]/)[0]
    if (path.length > MAX_ADDRESS_LENGTH || path === '' || /\s/.test(path)) continue
    const parts = path.replace(/^\0(?=\/)/, '').split('/')
    if (!parts.every((part) => PART.test(part))) continue
    const isStart = parts[0] === '' && parts.length > 1
    const segments = (isStart ? parts.slice(1) : parts).filter(
      (part, place, all) => part !== '' || place < all.length - 1
    )
    for (const segment of segments) for (const word of segment.split(HOLE)) asked.words.add(word)
    const isBlank = segments.every((segment) => segment === HOLE)
    if (segments.length === 0 || (isBlank && !isStart)) continue
    const goesOn = path.startsWith(`${HOLE}/`)
    holdsOne ||= isStart && !goesOn
    if (isStart && !(isBlank && goesOn)) asked.starts.add(segments, false)
    asked.ends.add(segments, !isStart && !goesOn && segments.length === 1)
  }
  if (!holdsOne && !isSpec) return
  for (const text of [code, ...literals.map((literal) => literal.text.slice(0, MAX_ADDRESS_LENGTH))])
    for (const [method] of text.matchAll(METHOD)) asked.methods.add(method.toUpperCase())
}

/**
 * Whether what is asked can be a route: an address in one piece, or begun by one piece and gone on with by one or two others.
 * @param {Asked} asked
 * @param {import('./routes.mjs').Route} route
 */
export function asks(asked, { methods, segments }) {
  if (!methods.some((method) => asked.methods.has(method))) return false
  const isKnown = (segment) => segment.startsWith(':') || segment === '*' || asked.words.has(segment)
  if (!segments.every(isKnown)) return false
  let last = new Set(places(asked.starts, segments, 0))
  const reached = new Set(last)
  for (let steps = 0; steps < 2 && !reached.has(segments.length) && last.size > 0; steps++) {
    last = new Set(
      [...last].flatMap((place) => places(asked.ends, segments, place)).filter((place) => !reached.has(place))
    )
    for (const place of last) reached.add(place)
  }
  return reached.has(segments.length)
}

const places = (pieces, route, from) =>
  from < route.length ? pieces.for(route[from]).flatMap((piece) => after(piece, route, from)) : from === 0 ? [0] : []

/** The places of a route that a piece may lead to from one of them. */
function after({ segments, isOpen }, route, from) {
  let at = from
  for (const [place, segment] of segments.entries()) {
    if (route[at] === '*') return [route.length]
    if (at >= route.length) return []
    const isLast = place === segments.length - 1
    // What a text leaves open at its end may be the next piece, or nothing.
    if (isLast && segment === HOLE) return [at, at + 1]
    if (!fits(segment, route[at], isOpen)) return []
    at++
  }
  return route[at] === '*' ? [at, route.length] : [at]
}

function fits(segment, wanted, isOpen) {
  if (wanted.startsWith(':')) return !isOpen && segment !== ''
  if (segment === wanted || segment === HOLE) return true
  if (!segment.includes(HOLE)) return false
  const [start, ...rest] = segment.split(HOLE)
  return wanted.startsWith(start) && wanted.endsWith(rest.at(-1) ?? '')
}
