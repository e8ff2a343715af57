/** How much is done before its turn. */
export interface Ahead {
  /** Tasks under way. */
  atOnce: number
  /** Results that may wait for an earlier, slower one: the bound of memory. */
  held: number
}

interface Slot<Result> {
  result: Promise<Result>
  isDone: boolean
}

/**
 * Does a task for each item, several at a time, and yields the results in the order of the items.
 * The first failure is thrown when its turn comes; leaving the loop early abandons what is under way (abort it yourself).
 */
export async function* inOrder<Item, Result>(
  items: AsyncGenerator<Item>,
  { atOnce, held }: Ahead,
  task: (item: Item) => Promise<Result>
): AsyncGenerator<Result> {
  const slots: Slot<Result>[] = []
  const underWay = () => slots.filter((slot) => !slot.isDone)
  let hasMore = true
  try {
    for (;;) {
      while (hasMore && slots.length < held && underWay().length < atOnce) {
        const next = await items.next()
        if (next.done) hasMore = false
        else slots.push(begin(task(next.value)))
      }
      if (!slots.length) return
      if (slots[0].isDone) yield (slots.shift() as Slot<Result>).result
      else await Promise.race(underWay().map(({ result }) => result.catch(() => {})))
    }
  } finally {
    await items.return(undefined)
  }
}

function begin<Result>(result: Promise<Result>): Slot<Result> {
  const slot = { result, isDone: false }
  const done = () => {
    slot.isDone = true
  }
  // whoever leaves early never looks at a failure again
  result.then(done, done)
  return slot
}
