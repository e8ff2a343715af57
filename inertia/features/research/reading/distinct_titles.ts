/** Words that several titles may begin with before what they share is left out. */
const MAX_SHARED = 6
/** Words of the beginning that stay. */
const HEAD = 3

/**
 * Titles as a narrow list shows them: of those that begin alike only the first words and what tells them apart, so that no two lines are cut to the
 * same words.
 */
export function distinctTitles(titles: string[]): string[] {
  const all = titles.map((title) => title.split(/\s+/))
  return all.map((words, place) => {
    const shared = Math.max(0, ...all.map((other, at) => (at === place ? 0 : sharedStart(words, other))))
    if (shared <= MAX_SHARED || shared >= words.length) return titles[place]!
    return `${words.slice(0, HEAD).join(' ')} … ${words.slice(shared).join(' ')}`
  })
}

function sharedStart(words: string[], other: string[]): number {
  const end = words.findIndex((word, at) => plain(word) !== plain(other[at] ?? ''))
  return end < 0 ? words.length : end
}

/** A word without the marks after it: one title ends where another goes on. */
const plain = (word: string) => word.replace(/[.,;:]+$/, '')
