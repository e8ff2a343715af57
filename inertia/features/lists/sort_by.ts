/** How the heads of a table sort it: the address of each key, and which way the list runs by it now. */
export function sortBy<Key extends string>(filters: { sort: Key; descending: boolean }, address: (key: Key) => string) {
  const direction = filters.descending ? ('desc' as const) : ('asc' as const)
  return (key: Key) => ({ href: address(key), direction: filters.sort === key ? direction : null })
}
