/** The pages that a pager names: the first, the last, and those beside the one that is open; null for what is left out. One page is not named. */
export function pagesAround(page: number, count: number): (number | null)[] {
  if (count < 2) return []
  const named = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count)
  const pages = [...new Set(named)].sort((one, other) => one - other)
  return pages.flatMap((each, index) => {
    const gap = each - (pages[index - 1] ?? 0)
    if (gap === 2) return [each - 1, each]
    return gap > 2 ? [null, each] : [each]
  })
}
