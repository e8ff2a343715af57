/** Letters that sound alike in Mexican Spanish: writing one for the other is half a mistake. */
const ALIKE = ['bv', 'csz', 'gj', 'ckq', 'iy', 'ñn', 'xs', 'mn']

/** First letters that are taken for each other. */
const FIRST: Record<string, string[]> = {
  b: ['v'],
  v: ['b'],
  c: ['s', 'z', 'q', 'k'],
  s: ['c', 'z', 'x'],
  z: ['s', 'c'],
  g: ['j'],
  j: ['g'],
  k: ['c', 'q'],
  q: ['c', 'k'],
  x: ['s', 'j'],
  y: ['ll', 'i'],
  i: ['y', 'hi'],
  a: ['ha'],
  e: ['he'],
  o: ['ho'],
  u: ['hu'],
}

/** How a word that sounds like this one may begin: one or two letters each. */
export function beginningsOf(folded: string): string[] {
  const [first, second] = folded
  if (first === 'h') return ['h', second]
  if (folded.startsWith('ll')) return ['l', 'y']
  return [first, ...(FIRST[first] ?? [])]
}

/**
 * How many mistakes lead from one word to the other: a letter too many, missing, wrong, or two that changed places; half a one for letters that sound alike
 * and for a silent h. More than `most` may be told as Infinity.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let row = [0]
  for (const character of other) row.push(row.at(-1)! + costOf(character))
  for (let place = 1; place <= one.length; place++) {
    const next = nextRow({ one, other, place, row, before })
    if (Math.min(...next) > most) return Infinity
    before = row
    row = next
  }
  return row[other.length]
}

interface Rows {
  one: string
  other: string
  place: number
  row: number[]
  before: number[]
}

function nextRow({ one, other, place, row, before }: Rows): number[] {
  const character = one[place - 1]
  const next = [row[0] + costOf(character)]
  for (let column = 1; column <= other.length; column++) {
    const against = other[column - 1]
    const changed = row[column - 1] + replacing(character, against)
    const shifted = Math.min(row[column] + costOf(character), next[column - 1] + costOf(against))
    next[column] = Math.min(changed, shifted)
    const isSwapped = place > 1 && column > 1 && character === other[column - 2] && one[place - 2] === against
    if (isSwapped) next[column] = Math.min(next[column], before[column - 2] + 1)
  }
  return next
}

/** A silent letter that is missing or too many is half a mistake. */
function costOf(character: string): number {
  return character === 'h' ? 0.5 : 1
}

function replacing(character: string, other: string): number {
  if (character === other) return 0
  return ALIKE.some((group) => group.includes(character) && group.includes(other)) ? 0.5 : 1
}
