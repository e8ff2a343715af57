import { keyOf } from './article_numbers.js'
import { dayOf } from './dates.js'
import type { Gazette } from './gazettes.js'
import { isAnnex, isClosing, isDecreed, provisionOf, transitoryHeading } from './landmarks.js'
import { startOf } from './starts.js'
import type { Start } from './starts.js'

const LONGEST_TITLE = 4_000

/** Finds the transitory provisions of a law and of the decrees that reformed it. */
export class TransitoryWalk {
  #isAmongItems = false
  #isInDecree = false
  #isInAnnex = false
  #last = 0
  #decree: string | null = null
  #group = 't'
  #groups = new Set<string>()

  constructor(private readonly gazette: Gazette) {}

  /** What begins at a line, or null. The title of a decree begins on the line before the one that tells its publication. */
  startAt(lines: string[], at: number): Start | null {
    const line = lines[at]
    return this.#heading(line, at) ?? this.#decreed(lines, at) ?? this.#item(line, at) ?? this.#end(line, at)
  }

  #heading(line: string, at: number): Start | null {
    const heading = transitoryHeading(line)
    if (!heading) return null
    this.#isInAnnex = false
    const isOfDecree = this.#isInDecree
    if (heading === 'decrees') {
      this.#isAmongItems = this.#isInDecree = false
      return startOf(at, 'decree', { key: 'decretos', label: line.trim() })
    }
    this.#isAmongItems = true
    this.#isInDecree = false
    this.#last = 0
    this.#group = this.#ownGroup()
    // right under the title of its decree the line needs no place of its own
    return isOfDecree ? null : startOf(at, 'decree', { key: 'transitorios', label: line.trim(), decree: this.#decree })
  }

  /** `t`, `t-2014-07-14`; the second of a day `t-2014-07-14-b`. */
  #ownGroup(): string {
    const group = this.#decree ? `t-${this.#decree}` : 't'
    for (let letter = 97; letter <= 122; letter++) {
      const name = letter === 97 ? group : `${group}-${String.fromCharCode(letter)}`
      if (!this.#groups.has(name)) {
        this.#groups.add(name)
        return name
      }
    }
    return group
  }

  #decreed(lines: string[], at: number): Start | null {
    const title = lines[at + 1] === undefined ? '' : lines[at].trim()
    const published = lines[at + 1] ?? ''
    if (!title || title.length > LONGEST_TITLE || !this.gazette.published.test(published)) return null
    const decree = dayOf(published.replace(this.gazette.published, ''))
    if (!decree) return null
    this.#decree = decree
    this.#isInDecree = true
    this.#isAmongItems = this.#isInAnnex = false
    const label = /^["“]?\p{Lu}{2,}(?:\s+\p{Lu}{2,}){0,3}(?!\p{L})/u.exec(title)?.[0] ?? title.split(' ')[0]
    const name = title.slice(label.length).trim() || null
    return startOf(at, 'decree', { key: `decreto-${decree}`, label, name, decree })
  }

  #item(line: string, at: number): Start | null {
    if (!this.#isAmongItems || this.#isInAnnex) return null
    const provision = provisionOf(line)
    if (!provision) return null
    const { ordinal, key, label, rest } = provision
    const isNext = ordinal > this.#last || (ordinal === this.#last && /\d-[a-z]/.test(key))
    if (!isNext) return this.#backInDecree(line, at)
    this.#last = ordinal
    return startOf(at, 'transitory', {
      key: `${this.#group}-${key}`,
      label,
      number: key.replaceAll('-', ' '),
      decree: this.#decree,
      rest,
    })
  }

  /** After its transitory provisions a decree may go on with its other articles. */
  #backInDecree(line: string, at: number): Start | null {
    const provision = provisionOf(line)
    if (!provision || !isDecreed(provision) || !/^["“]?art[íi]culo/iu.test(line)) return null
    this.#isAmongItems = false
    return startOf(at, 'closing', { label: provision.label })
  }

  #end(line: string, at: number): Start | null {
    if (isAnnex(line)) {
      this.#isInAnnex = true
      return startOf(at, 'annex', { key: keyOf(line), label: line.trim() })
    }
    return this.#isAmongItems && isClosing(line) ? startOf(at, 'closing') : null
  }
}
