import { HOLE } from './scan.mjs'

/** Files of these folders write down the names of messages. */
const WRITERS = /^(app|inertia|sources|start|tests|bin)\//

/**
 * The files in which a message of a catalogue is named, whole or by its beginning: `matters.title`, `matters.status.${status}`.
 * @param {import('./tree.mjs').Tree} tree
 * @param {string} catalogue path of a file of messages
 */
export function usersOfWords(tree, catalogue) {
  const known = new Set()
  const other = catalogue.includes('/es/') ? catalogue.replace('/es/', '/en/') : catalogue.replace('/en/', '/es/')
  for (const file of [catalogue, other]) for (const id of idsIn(tree.text(file))) known.add(id)
  // A catalogue that is gone or broken: its name stands for its messages.
  if (known.size === 0) known.add(`${catalogue.split('/').at(-1).replace('.json', '')}.`)
  const ids = [...known]
  const seen = new Map()
  const names = (text) => {
    if (known.has(text)) return true
    const [head] = text.split(HOLE)
    const isBeginning = head !== text || head.endsWith('.') || ids.length === 1
    if (!isBeginning || !/^\w+\./.test(head)) return false
    // A bare namespace means the catalogue that most of its messages are in, not each that adds one to it.
    if (/^\w+\.$/.test(head) && ids.filter((id) => id.startsWith(head)).length * 2 < ids.length) return false
    if (!seen.has(head))
      seen.set(
        head,
        ids.some((id) => id.startsWith(head) || (ids.length === 1 && head.startsWith(id)))
      )
    return seen.get(head)
  }
  return tree.code.filter((file) => WRITERS.test(file) && tree.scan(file).literals.some(({ text }) => names(text)))
}

function idsIn(text) {
  try {
    return Object.keys(JSON.parse(text))
  } catch {
    return []
  }
}
