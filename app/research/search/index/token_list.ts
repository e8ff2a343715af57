/** Words of texts in their order: the number of each, its document (doubled, odd in titles) and its position. */
export class TokenList {
  words = new Int32Array(1 << 14)
  documents = new Int32Array(1 << 14)
  positions = new Int32Array(1 << 14)
  length = 0

  push(word: number, document: number, position: number): void {
    const index = this.length++
    if (index === this.words.length) this.#grow()
    this.words[index] = word
    this.documents[index] = document
    this.positions[index] = position
  }

  #grow(): void {
    const grown = (values: Int32Array) => {
      const larger = new Int32Array(values.length * 2)
      larger.set(values)
      return larger
    }
    this.words = grown(this.words)
    this.documents = grown(this.documents)
    this.positions = grown(this.positions)
  }
}

export interface SortedTokens {
  tokens: { documents: Int32Array; positions: Int32Array }
  /** The tokens of word n are those from `starts[n]` to `starts[n + 1]`. */
  starts: Int32Array
}

/** The tokens word by word, of so many words; those of a word stay in their order. */
export function sortedByWord({ words, documents, positions, length }: TokenList, count: number): SortedTokens {
  const starts = new Int32Array(count + 2)
  for (let index = 0; index < length; index++) starts[words[index] + 2]++
  for (let word = 2; word < starts.length; word++) starts[word] += starts[word - 1]
  const tokens = { documents: new Int32Array(length), positions: new Int32Array(length) }
  for (let index = 0; index < length; index++) {
    const place = starts[words[index] + 1]++
    tokens.documents[place] = documents[index]
    tokens.positions[place] = positions[index]
  }
  return { tokens, starts }
}
