import { keyOf } from './article_numbers.js'
import { dayOf } from '#sources/laws/dating/dates'
import { dayOfDecree } from '#sources/laws/dating/decree_records'
import type { Gazette } from './gazettes.js'
import { inlineTransitory, isAnnex, isClosing, isDecreed, provisionOf, transitoryHeading } from './landmarks.js'
import type { Provision } from './landmarks.js'
import { startOf } from './starts.js'
import type { Start } from './starts.js'

const MAX_TITLE_LENGTH = 4_000
/** Lines in which the numbers of provisions are looked for. */
const MAX_AHEAD = 40
/** A paragraph, and not the rest of a heading. */
const SENTENCE = /^(?!del?\s|decreto\s|fe de erratas)["“]?\p{Lu}.*[.;:]["”]?$/iu
const OF_THE_DECREE = /^del?\s+decreto\s/iu
const OF_DECREE = /\bdecreto\b/iu

/** Finds the transitory provisions of a law and of the decrees that reformed it. */
export class TransitoryWalk {
  #isAmongItems = false
  #isInDecree = false
  #isInAnnex = false
  /** Whether the line above was a heading: what follows may be the only provision, without a number. */
  #awaitsOnly = false
  #last = 0
  #decree: string | null = null
  #group = 't'
  #groups = new Set<string>()

  constructor(private readonly gazette: Gazette) {}

  /** What begins at a line, or null. The title of a decree begins on the line before the one that tells its publication. */
  startAt(lines: string[], at: number): Start | null {
    const line = lines[at]
    return this.#heading(lines, at) ?? this.#decreed(lines, at) ?? this.#item(lines, at) ?? this.#end(line, at)
  }

  #heading(lines: string[], at: number): Start | null {
    const line = lines[at]
    const heading = transitoryHeading(line)
    if (!heading) return null
    this.#isInAnnex = false
    const isOfDecree = this.#isInDecree
    const inline = heading === 'inline' ? inlineTransitory(line) : null
    if (heading === 'decrees') {
      this.#isAmongItems = this.#isInDecree = false
      return startOf(at, 'decree', { key: 'decretos', label: line.trim() })
    }
    const own = OF_DECREE.test(line) ? (dayOf(line) ?? dayOfDecree(line, lines)) : null
    if (own) this.#decree = own
    this.#isAmongItems = true
    this.#isInDecree = false
    this.#last = 0
    this.#group = this.#ownGroup()
    this.#awaitsOnly = inline === null
    if (inline) return this.#provision(at, inline)
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
    if (!title || title.length > MAX_TITLE_LENGTH || !this.gazette.published.test(published)) return null
    const decree = dayOf(published.replace(this.gazette.published, ''))
    if (!decree) return null
    this.#decree = decree
    this.#isInDecree = true
    this.#isAmongItems = this.#isInAnnex = false
    const label = /^["“]?\p{Lu}{2,}(?:\s+\p{Lu}{2,}){0,3}(?!\p{L})/u.exec(title)?.[0] ?? title.split(' ')[0]
    const name = title.slice(label.length).trim() || null
    return startOf(at, 'decree', { key: `decreto-${decree}`, label, name, decree })
  }

  /** The line under the heading may name the decree, with its day. */
  #ofDecree(line: string): null {
    const day = dayOf(/publicad.*/iu.exec(line)?.[0] ?? '')
    if (!day || day === this.#decree) return null
    this.#decree = day
    this.#group = this.#ownGroup()
    return null
  }

  #provision(at: number, { label, ordinal, key, rest }: Provision): Start {
    this.#last = ordinal
    const own = { key: `${this.#group}-${key}`, label, number: key.replaceAll('-', ' '), decree: this.#decree, rest }
    return startOf(at, 'transitory', own)
  }

  #item(lines: string[], at: number): Start | null {
    const line = lines[at]
    if (!this.#isAmongItems || this.#isInAnnex) return null
    if (this.#awaitsOnly && OF_THE_DECREE.test(line)) return this.#ofDecree(line)
    const provision = provisionOf(line)
    const awaitsOnly = this.#awaitsOnly && !transitoryHeading(line)
    if (awaitsOnly) this.#awaitsOnly = false
    if (!provision) {
      const isOnly = awaitsOnly && SENTENCE.test(line) && !isClosing(line) && !this.#isNumbered(lines, at)
      return isOnly ? this.#provision(at, { label: '', ordinal: 1, key: 'unico', rest: line }) : null
    }
    const { ordinal, key } = provision
    const isNext = ordinal > this.#last || (ordinal === this.#last && /\d-[a-z]/.test(key))
    return isNext ? this.#provision(at, provision) : this.#backInDecree(line, at)
  }

  /** Whether what comes after a line, up to the next decree, has numbers: then the line only leads to it. */
  #isNumbered(lines: string[], at: number): boolean {
    for (let next = at + 1; next < Math.min(lines.length, at + MAX_AHEAD); next++) {
      if (transitoryHeading(lines[next]) || isClosing(lines[next]) || this.gazette.published.test(lines[next]))
        return false
      if (provisionOf(lines[next])) return true
    }
    return false
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
