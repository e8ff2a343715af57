import { untilWrite } from '#app/core/database/until_write'

/** So many rows are looked at by their ids at most. */
const MOST_IDS = 2_000

interface Rows {
  limit(rows: number): { pojo(): PromiseLike<unknown> }
}

/**
 * Which rows have the words that somebody looks for, so that texts are read once, and neither again for the sums nor for the page: their ids, kept until the next write; null when they are
 * too many, which one soon knows. `rows` selects ids and may hold more than the person sees: whoever asks with these ids asks for what is seen.
 */
export async function foundByWord(key: string, rows: Rows): Promise<number[] | null> {
  const read = async () => (await rows.limit(MOST_IDS + 1).pojo()) as { id: number | string }[]
  const ids = await untilWrite(
    `found ${key}`,
    async () => (await read()).map(({ id }) => Number(id)),
    ({ length }) => Math.max(1, length)
  )
  return ids.length > MOST_IDS ? null : ids
}
