/** Rows of one statement: SQLite takes 500 at most in an insert of several. */
const MAX_ROWS = 200
/** Characters of one statement: MariaDB takes 16 MiB as it comes. */
const MAX_CHARACTERS = 3_000_000

/** Cuts a list into pieces that fit into one statement; `sizeOf` tells the characters of an item when they may be many. */
export function* inChunks<Item>(items: Item[], sizeOf: (item: Item) => number = () => 0): Generator<Item[]> {
  let chunk: Item[] = []
  let size = 0
  for (const item of items) {
    const more = sizeOf(item)
    if (chunk.length > 0 && (chunk.length === MAX_ROWS || size + more > MAX_CHARACTERS)) {
      yield chunk
      chunk = []
      size = 0
    }
    chunk.push(item)
    size += more
  }
  if (chunk.length > 0) yield chunk
}
