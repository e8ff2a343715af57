import { searchFold } from '#app/core/text/fold'

const FORMS = new Set(
  'sa cv sapi sc rl ac de del la las los el y e vs otro otra otros otras sociedad anonima capital variable'.split(' ')
)

const wordsOf = (text: string): string[] =>
  searchFold(text)
    .replace(/\b([a-z])\.(?=[a-z]\.)/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !FORMS.has(word))

/** Hidden names, as public versions print them. */
const HIDDEN = /\*{3,}|x{5,}/i

/** Whether what a row says of the parties names somebody of a matter: at least two words of the name, or its only one. */
export type Named = 'found' | 'missing' | 'unknown'

/** Compares the parties of a row with the names of a matter. `unknown` where one of them says none, or where names are hidden. */
export function compareNames(parties: string | null, names: string[]): { named: Named; name: string | null } {
  const told = names.map((name) => ({ name, words: wordsOf(name) })).filter(({ words }) => words.length > 0)
  if (!parties || told.length === 0) return { named: 'unknown', name: null }
  const said = new Set(wordsOf(parties))
  const found = told.find(({ words }) => {
    const shared = words.filter((word) => said.has(word)).length
    return shared >= Math.min(2, words.length) && shared * 3 >= words.length * 2
  })
  if (found) return { named: 'found', name: found.name }
  return { named: HIDDEN.test(parties) || said.size === 0 ? 'unknown' : 'missing', name: null }
}
