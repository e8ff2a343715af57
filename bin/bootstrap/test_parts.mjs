import { Stop } from './stop.mjs'

/** The parts of `npm test`, in the order in which they run. */
export const PARTS = ['static', 'unit', 'sources', 'functional', 'mysql', 'browser']

/**
 * The parts that `npm test -- --only=unit,sources` chooses; all of them without it.
 * @param {string[]} argv without node and script
 * @returns {string[]} in the order of PARTS
 * @throws {Stop} `unknown-option`, `unknown-part`
 */
export function parseTestArguments(argv) {
  const chosen = new Set()
  for (const argument of argv) {
    const list = /^--only=(.+)$/.exec(argument)
    if (!list) throw new Stop('unknown-option', { option: argument, options: `--only=${PARTS.join(',')}` })
    for (const part of list[1].split(',')) {
      if (!PARTS.includes(part)) throw new Stop('unknown-part', { part, parts: PARTS.join(', ') })
      chosen.add(part)
    }
  }
  return chosen.size ? PARTS.filter((part) => chosen.has(part)) : PARTS
}
