import { searchFold } from '#app/core/text/fold'

/** Whether two names are of one court, probably so, of different ones, or whether one of them is missing. */
export type Likeness = 'same' | 'likely' | 'different' | 'unknown'

const UNITS = 'primer segund tercer cuart quint sext septim octav noven'.split(' ')
const TENS = 'decim vigesim trigesim cuadragesim quincuagesim sexagesim septuagesim octogesim nonagesim'.split(' ')
const ONLY_LINKS = new Set(
  'de del la el lo los las en y e con para a al materia materias estado residencia sede h que'.split(' ')
)

/** The value of an ordinal of one word without its gender: `segund` 2, `decimoprimer` 11; null for other words. */
function ordinalOf(word: string): number | null {
  const stem = word.replace(/(?:er|[oa])$/, '')
  const unit = UNITS.findIndex((each) => stem === each || word === each)
  if (unit >= 0) return unit + 1
  const ten = TENS.indexOf(stem)
  if (ten >= 0) return (ten + 1) * 10
  if (word === 'undecimo' || word === 'undecima') return 11
  if (word === 'duodecimo' || word === 'duodecima') return 12
  const joined = TENS.findIndex((each) => stem.startsWith(`${each}o`) && stem.length > each.length + 1)
  const rest = joined >= 0 ? ordinalOf(word.slice(TENS[joined]!.length + 1)) : null
  return rest !== null && rest < 10 ? (joined + 1) * 10 + rest : null
}

/** The words by which courts are told apart: ordinals as figures, without what only links. */
export function courtWords(name: string): string[] {
  const words = searchFold(name)
    .replace(/(\d+)\s?(?:o|a|°|º|ª|er|ro|do|to|vo|mo)\b\.?/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !ONLY_LINKS.has(word))
  const read: string[] = []
  let sum: number | null = null
  for (const word of words) {
    const value = ordinalOf(word)
    if (value === null) {
      if (sum !== null) read.push(String(sum))
      sum = null
      read.push(word)
    } else if (sum !== null && sum % 10 === 0 && value < 10) sum += value
    else {
      if (sum !== null) read.push(String(sum))
      sum = value
    }
  }
  return sum === null ? read : [...read, String(sum)]
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** Compares the names of two courts as people write them: `Juzgado 3° Civil` is likely the `Juzgado Tercero de lo Civil de Guadalajara`. */
export function courtLikeness(one: string | null, other: string | null): Likeness {
  if (!one || !other) return 'unknown'
  const [first, second] = [courtWords(one), courtWords(other)]
  const [short, long] = first.length <= second.length ? [first, new Set(second)] : [second, new Set(first)]
  const numbers = [first, second].map((words) => words.filter(isNumber).join(' '))
  const shared = short.filter((word) => long.has(word)).length
  if (shared === short.length && short.length === long.size) return 'same'
  if (numbers[0] !== numbers[1]) return 'different'
  return shared >= 2 && shared >= short.length * 0.8 ? 'likely' : 'different'
}
