import { scopeOf, type RecordDatabase } from './record_file.js'
import { formsOf, slipsBetween, wordsOf } from './words.js'

/** A record that answers a question, best first. */
export interface RecordHit {
  id: number
  matterId: number | null
  title: string
  context: string
  /** Whether only its text says what was asked, and not its name. */
  isInText: boolean
}

interface Row {
  record_id: number
  matter_id: number | null
  title: string
  context: string
}

/** So many of the newest records that match are looked at more closely. */
const CONSIDERED = 200
const MAX_WORDS = 8
const SPELLINGS = 4

const FOUND = `SELECT record_id, matter_id, title, context FROM entries
  WHERE place IN (SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY rowid DESC LIMIT ${CONSIDERED}) ORDER BY place DESC`

/** Finds records of a firm by the words that they begin with; understands a slip of the finger in a name. */
export class RecordReader {
  constructor(private readonly database: RecordDatabase) {}

  /** At most `limit` records of a kind. A text without a word finds nothing. */
  search(workspaceId: number, kind: string, text: string, limit: number): RecordHit[] {
    const words = wordsOf(text).slice(0, MAX_WORDS)
    if (words.length === 0) return []
    const scope = scopeOf(workspaceId, kind)
    const named = this.named(
      scope,
      words.map((word) => [word])
    )
    const found =
      named.length > 0
        ? named
        : this.named(
            scope,
            words.map((word) => this.spellings(scope, word))
          )
    const best = ranked(found, words).slice(0, limit)
    const hits = best.map((row) => hitOf(row, false))
    if (hits.length === limit) return hits
    const known = new Set(hits.map(({ id }) => id))
    const inText = this.find(`scope: "${scope}" AND body: (${every(words.map((word) => [word]))})`)
    const more = inText.filter(({ record_id }) => !known.has(record_id)).slice(0, limit - hits.length)
    return [...hits, ...more.map((row) => hitOf(row, true))]
  }

  private named(scope: string, words: string[][]): Row[] {
    if (words.some((spellings) => spellings.length === 0)) return []
    return this.find(`scope: "${scope}" AND title: (${every(words)})`)
  }

  private find(expression: string): Row[] {
    return this.database.prepare(FOUND).all(expression) as Row[]
  }

  /** The word as typed when some name begins with it, else the words of names that are one slip away. */
  private spellings(scope: string, word: string): string[] {
    if (this.find(`scope: "${scope}" AND title: ("${word}"*)`).length > 0) return [word]
    const forms = formsOf(word)
    if (forms.length === 0) return []
    const query = `SELECT DISTINCT word FROM typos WHERE form IN (${forms.map(() => '?').join()})`
    const near = this.database.prepare(query).all(...forms) as { word: string }[]
    return near
      .map((row) => row.word)
      .filter((other) => slipsBetween(word, other) === 1)
      .filter((other) => this.find(`scope: "${scope}" AND title: ("${other}")`).length > 0)
      .slice(0, SPELLINGS)
  }
}

const hitOf = ({ record_id, matter_id, title, context }: Row, isInText: boolean): RecordHit => ({
  id: record_id,
  matterId: matter_id,
  title,
  context,
  isInText,
})

/** Every word, in one of its spellings, as the beginning of a word. */
const every = (words: string[][]) =>
  words.map((spellings) => `(${spellings.map((word) => `"${word}"*`).join(' OR ')})`).join(' AND ')

/** Names that hold the very words before those that only begin so, those that begin with the first word before others; then the newest. */
function ranked(rows: Row[], words: string[]): Row[] {
  const score = ({ title, context }: Row) => {
    const [name, beside] = [wordsOf(title), wordsOf(context)]
    const exact = words.filter((word) => name.includes(word)).length * 6
    const near = words.filter((word) => beside.includes(word)).length * 3
    return (
      exact + near + (name[0]?.startsWith(words[0]!) ? 3 : 0) + (name.join(' ').startsWith(words.join(' ')) ? 2 : 0)
    )
  }
  return rows
    .map((row) => ({ row, score: score(row) }))
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row)
}
