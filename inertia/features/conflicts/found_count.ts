/**
 * How many matches the heading above them tells: null when only such are there as the reader may not see, since «no matches» above
 * «there is a match» would be wrong.
 */
export function foundCount(matches: unknown[], hidden: boolean): number | null {
  return matches.length === 0 && hidden ? null : matches.length
}
