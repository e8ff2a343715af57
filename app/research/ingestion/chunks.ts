/** Rows of one statement: SQLite takes 500 at most in an insert of several. */
const MOST_ROWS = 200

/** Cuts a list into pieces that fit into one statement. */
export function* inChunks<Item>(items: Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += MOST_ROWS) yield items.slice(at, at + MOST_ROWS)
}
