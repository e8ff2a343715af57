/**
 * Does a task for each item, several at a time, and yields the results in the order of the items. At most `atOnce` results are held.
 * The first failure is thrown when its turn comes; leaving the loop early abandons what is under way (abort it yourself).
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<Result>
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  for await (const item of items) {
    const result = task(item)
    // whoever leaves early never looks at it again
    result.catch(() => {})
    underWay.push(result)
    if (underWay.length >= atOnce) yield underWay.shift() as Promise<Result>
  }
  while (underWay.length) yield underWay.shift() as Promise<Result>
}
