import { articleHeading, baseOf, keyOf } from './article_numbers.js'
import type { ArticleHeading } from './article_numbers.js'
import { headingOf } from './headings.js'
import { isAnnex, isClosing, isDecreed, wordedArticle } from './landmarks.js'
import { startOf } from './starts.js'
import type { Start } from './starts.js'

/** Not the text of an article but the rest of its citation: `Artículo 123 Constitucional`. */
const CITED = /^(?:constitucional|transitorio|apartado|fracci[óo]n|p[áa]rrafo|inciso)(?!\p{L})/iu
const RANGE = 2

/** Finds the divisions and articles of a law, up to its transitory provisions. */
export class BodyWalk {
  #seen = new Set<string>()
  #last = 0
  /** The lines of the chain, in order. */
  readonly #chained: number[]
  /** Place of the next of them; lines come in order. */
  #place = 0

  constructor(
    /** Whether its articles are numbered in words. */
    private readonly isWorded: boolean,
    /** The headings that follow one another, by their lines. */
    private readonly chain: ReadonlyMap<number, ArticleHeading>
  ) {
    this.#chained = [...chain.keys()].sort((one, other) => one - other)
  }

  /** Whether an article was met. */
  get isInside(): boolean {
    return this.#seen.size > 0
  }

  /** What begins at a line, or null. */
  startAt(line: string, at: number): Start | null {
    return this.#article(line, at) ?? this.#worded(line, at) ?? this.#division(line, at) ?? this.#end(line, at)
  }

  #article(line: string, at: number): Start | null {
    const expected = this.chain.get(at)
    const heading = expected ?? articleHeading(line)
    if (!heading || !this.#isNext(heading, expected !== undefined)) return null
    if (!expected && this.#isAhead(heading, at)) return null
    const { label, numbers, rest } = heading
    for (const number of numbers) this.#seen.add(number)
    const last = baseOf(numbers[numbers.length - 1])
    this.#last = expected ? last : Math.max(this.#last, last)
    const number = numbers.length > RANGE ? `${numbers[0]} al ${numbers[numbers.length - 1]}` : numbers.join(' y ')
    const ends = numbers.length > 1 ? [numbers[0], numbers[numbers.length - 1]] : numbers
    return startOf(at, 'article', { key: keyOf(ends.join(' ')), label, number, numbers, rest })
  }

  /** Whether a number is beyond that of the heading which comes next: the end of a sentence that cites an article may begin a line (`Artículo 1529;`). */
  #isAhead({ numbers: [number] }: ArticleHeading, at: number): boolean {
    while (this.#chained[this.#place] <= at) this.#place++
    const next = this.#chained[this.#place]
    if (this.#place === 0 || next === undefined) return false
    return baseOf(number) > baseOf(this.chain.get(next)!.numbers[0])
  }

  /** Whether the number can come here: laws count upwards, and what does not is a quotation. */
  #isNext({ numbers: [number], isMarked, rest }: ArticleHeading, isExpected: boolean): boolean {
    const base = baseOf(number)
    if (isExpected && !CITED.test(rest)) return true
    if (isMarked) return base >= this.#last || !this.#seen.has(number)
    if (CITED.test(rest)) return false
    return base === this.#last + 1 || (base === this.#last && !this.#seen.has(number))
  }

  #worded(line: string, at: number): Start | null {
    const article = wordedArticle(line)
    if (!article) return null
    if (!this.isWorded) return this.isInside ? startOf(at, 'closing', { label: article.label }) : null
    const { ordinal, key, label, rest } = article
    const number = key === 'unico' ? 'único' : key.replaceAll('-', ' ')
    if (ordinal < this.#last || (this.#seen.has(number) && isDecreed(article))) return null
    this.#seen.add(number)
    this.#last = ordinal
    return startOf(at, 'article', { key, label, number, numbers: [number], rest })
  }

  #division(line: string, at: number): Start | null {
    const heading = headingOf(line)
    return heading && startOf(at, heading.kind, { key: keyOf(heading.label), label: heading.label, name: heading.name })
  }

  #end(line: string, at: number): Start | null {
    if (!this.isInside) return null
    if (isAnnex(line)) return startOf(at, 'annex', { key: keyOf(line), label: line.trim() })
    return isClosing(line) ? startOf(at, 'closing') : null
  }
}
