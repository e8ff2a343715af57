import { ByteList } from './byte_list.js'
import { pushPosting } from './posting_list.js'
import { sortedByWord, TokenList } from './token_list.js'
import type { TableWord, WordTable } from './word_table.js'

/** Words between the title, each name and the body, so that no phrase or NEAR reaches over. */
const GAP = 64

/** The texts of a document, NFC. */
export interface DocumentTexts {
  title: string
  body: string
  /** Numbers and codes it is known by: as its title. */
  names: string[]
}

/** What a segment keeps of a word, good until the next is asked for. */
export interface WordPostings {
  word: TableWord
  documents: number
  /** Its posting list, see `posting_list.ts`. */
  list: Uint8Array
  /** Where it stands in each of its documents, those of the title first; each the distance from the one before. */
  positions: Uint8Array
}

/** Collects the words of new documents of consecutive slots. */
export class SegmentBuilder {
  #tokens = new TokenList()
  #slots = 0

  constructor(
    readonly first: number,
    private table: WordTable
  ) {}

  /** The slot the next document gets. */
  get nextSlot(): number {
    return this.first + this.#slots
  }

  /** Adds a document; answers how many of its words are no stop words. */
  add({ title, body, names }: DocumentTexts): number {
    const { words } = this.table
    const tokens = this.#tokens
    let length = 0
    let position = 0
    let document = this.#slots * 2 + 1
    const take = (word: number) => {
      tokens.push(word, document, position++)
      if (words[word].stem !== null) length++
    }
    for (const text of [title, ...names]) {
      this.table.scan(text, take)
      position += GAP
    }
    document--
    this.table.scan(body, take)
    this.#slots++
    return length
  }

  /** Everything that was added, in the order of words. */
  *words(): Generator<WordPostings> {
    const { words } = this.table
    const list = new ByteList()
    const positions = new ByteList()
    const { tokens, starts } = sortedByWord(this.#tokens, words.length)
    for (const word of this.table.inOrder) {
      if (starts[word + 1] === starts[word]) continue
      const documents = encode(tokens, { from: starts[word], to: starts[word + 1] }, { list, positions })
      yield { word: words[word], documents, list: list.bytes(), positions: positions.bytes() }
    }
  }
}

/** Writes the postings and the positions of the tokens of a word; answers in how many documents they are. */
function encode(
  { documents, positions: places }: { documents: Int32Array; positions: Int32Array },
  { from, to }: { from: number; to: number },
  { list, positions }: { list: ByteList; positions: ByteList }
): number {
  list.clear()
  positions.clear()
  list.pushVarint(documents[to - 1] >> 1)
  let count = 0
  let last = -1
  for (let token = from; token < to; count++) {
    const slot = documents[token] >> 1
    let title = 0
    let body = 0
    for (let before = 0; token < to && documents[token] >> 1 === slot; token++) {
      if ((documents[token] & 1) === 1) title++
      else body++
      positions.pushVarint(places[token] - before)
      before = places[token]
    }
    pushPosting(list, slot - last - 1, title, body)
    last = slot
  }
  return count
}
