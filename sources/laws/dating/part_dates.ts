import type { LegalDocument, Validity } from '#sources/contract/contract'
import { longDate } from '#sources/text/spanish'
import { daysOf } from './dates.js'
import { emptiedText, isRepealTold } from './repeals.js'
import { entryOfDecree, type EntryIntoForce } from './entry_into_force.js'
import type { Law, LawUnit, NoteAction, ReformNote } from '#sources/laws/law'

/** Notes that change nothing of what the law says. */
const NO_REFORM: NoteAction[] = ['invalidated', 'original', 'errata']
/** `14 Bis`, `15-A`: a number that laws give to what they add. */
const ADDED_NUMBER = /\b(?:bis|ter|qu[áa]ter|quintus|quinquies|sexies|septies|octies)\b|-\s?[A-Z]$/i

/** Told where a text says that an article is repealed, and not by what. */
const WITHOUT_A_DAY = 'sin fecha en el texto'

/** Since when a part of a law is law, how its text came about, and what both rest on. */
export interface PartDates {
  validity: Validity
  /** ISO date of publication of its present text. */
  textOf: string | null
  rows: LegalDocument['metadata']
}

/** Reads the dates of the parts of one law. */
export class DatesOfParts {
  #decrees = new Map<string, EntryIntoForce | null>()
  #notes: Map<number, ReformNote[]>

  /** `entry` and `until` are those of the law as a whole. */
  constructor(
    private readonly law: Law,
    private readonly entry: EntryIntoForce | null,
    private readonly until: string | null
  ) {
    this.#notes = Map.groupBy(law.notes, ({ unit }) => unit)
  }

  /** The dates of an article or a transitory provision. A day is given only where the provision that says it was read. */
  of(unit: LawUnit, notes: ReformNote[]): PartDates {
    const added = unit.kind === 'article' ? this.#addedOn(unit, notes) : null
    const { isRepealed, repealed } = unit.kind === 'article' ? this.#repealOf(unit, notes) : NOT_REPEALED
    const decree = unit.decree ?? added
    const entry = decree ? this.#entryOf(decree) : isLikelyAdded(unit) ? null : this.entry
    const repeal = repealed ? (this.#entryOf(repealed)?.on ?? null) : null
    const reformed = lastReformOn(notes)
    const rows = [
      { key: 'lastReform', value: reformed ? longDate(reformed) : '' },
      { key: 'added', value: added ? longDate(added) : '' },
      { key: 'repealed', value: repealed ? longDate(repealed) : isRepealed ? WITHOUT_A_DAY : '' },
      { key: 'entryIntoForce', value: entry?.text ?? '' },
    ]
    const validity = { from: entry?.on ?? null, until: earliest(repeal, this.until) }
    return { validity, textOf: reformed ?? added ?? unit.decree, rows }
  }

  #entryOf(decree: string): EntryIntoForce | null {
    if (!this.#decrees.has(decree)) this.#decrees.set(decree, entryOfDecree(this.law, decree))
    return this.#decrees.get(decree) ?? null
  }

  /** The day of publication of what added it: itself, or the division in which it stands. */
  #addedOn(unit: LawUnit, notes: ReformNote[]): string | null {
    const own = notes.filter(({ scope }) => scope === 'article')
    const above = unit.path.flatMap((place) => this.#notes.get(place) ?? []).filter(isOfDivision)
    const [earliestNote] = notes.flatMap(({ dates }) => dates).sort()
    // what was reformed or repealed before its division was added is older than the division
    const ofDivisions = above
      .reverse()
      .map(additionOf)
      .filter((day) => day === null || earliestNote === undefined || day <= earliestNote)
    return [...own.map(additionOf), ...ofDivisions].find((day) => day !== null) ?? null
  }

  /** Whether an article is repealed, and the day of publication of what did that. */
  #repealOf(unit: LawUnit, notes: ReformNote[]): { isRepealed: boolean; repealed: string | null } {
    const { lines } = this.law
    const ofNotes = new Map(notes.map((note) => [note.line, note]))
    const text = lines.slice(unit.first, unit.end).filter((_, place) => !ofNotes.has(unit.first + place))
    const emptied = emptiedText(text.join(' ').replace(unit.label, ''))
    const isEmptied = emptied?.isTold || (emptied !== null && notes.some(({ action }) => action === 'repealed'))
    if (isEmptied) return { isRepealed: true, repealed: emptied.on ?? repealedOn(notes, true) }
    const told = isRepealTold(lines, unit, ofNotes)
    if (told) return { isRepealed: true, repealed: told.dates.at(-1) ?? null }
    const repealed = repealedOn(notes, false)
    return { isRepealed: repealed !== null, repealed }
  }
}

const NOT_REPEALED = { isRepealed: false, repealed: null }

/** ISO date of the last note that tells a reform; null when none does. That something was added whole is no reform of it. */
export function lastReformOn(notes: ReformNote[]): string | null {
  const days = notes
    .filter(({ action }) => !NO_REFORM.includes(action))
    .flatMap((note) => (note.scope === 'article' && note.action === 'added' ? daysAfterAddition(note) : note.dates))
  return days.sort().at(-1) ?? null
}

function additionOf({ text }: ReformNote): string | null {
  const place = text.search(/adicion|incorpor/i)
  return place < 0 ? null : (daysOf(text.slice(place))[0] ?? null)
}

function daysAfterAddition(note: ReformNote): string[] {
  const added = additionOf(note)
  return note.dates.filter((day) => day !== added)
}

/** The day of publication of what repealed an article; null when its last note tells something else. Where nothing is left of it, any note is of it. */
function repealedOn(notes: ReformNote[], isEmptied: boolean): string | null {
  const last = notes.filter(({ scope }) => isEmptied || scope === 'article').at(-1)
  return last?.action === 'repealed' ? (last.dates.at(-1) ?? null) : null
}

const isOfDivision = ({ scope }: ReformNote) =>
  scope === 'book' || scope === 'title' || scope === 'chapter' || scope === 'section'

const isLikelyAdded = ({ kind, number }: LawUnit) => kind === 'article' && ADDED_NUMBER.test(number ?? '')

function earliest(one: string | null, other: string | null): string | null {
  return [one, other].filter((day) => day !== null).sort()[0] ?? null
}
