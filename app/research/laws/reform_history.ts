import type { Division } from '#sources/contract/contract'
import { daysOf } from '#sources/laws/dating/dates'
import type { NoteAction } from '#sources/laws/law'
import { meaningOf } from '#sources/laws/dating/reform_notes'
import { isNoteLine } from './section_blocks.js'

const SHOWN = ['reformed', 'added', 'repealed', 'invalidated', 'errata', 'amounts'] as const

/** After the year of a day, before the next word. */
const CLAUSE = /(?<=\d{4})[\s.,;()]+(?=\p{L})(?!y\s)/u

const GAZETTE = /\bDOF\s+((?:\d{1,2}-\d{1,2}-\d{4}(?:\s*[,y]\s*)?)+)/gu

type ReformAction = (typeof SHOWN)[number]

/** What one publication in the gazette did to a law, by the notes that its publisher left in the text. */
export interface Reform {
  /** ISO date of the gazette. */
  on: string
  /** Each article or heading once, in the order of the law. */
  touched: { label: string; slug: string | null; action: ReformAction }[]
}

/**
 * The reforms of a law that its text tells of, the newest first. A text keeps the note of what stands in it today: what a reform did to words that a later
 * one replaced is often told no more.
 */
export function reformsIn({ body, outline }: { body: string; outline: Division[] | null }): Reform[] {
  const reforms = new Map<string, Map<string, Reform['touched'][number]>>()
  for (const [place, { label, slug, start }] of (outline ?? []).entries()) {
    const end = outline![place + 1]?.start ?? body.length
    const notes = body.slice(start, end).split('\n').filter(isNoteLine)
    for (const { on, action } of notes.flatMap(deedsOf)) {
      const touched = reforms.get(on) ?? new Map<string, Reform['touched'][number]>()
      reforms.set(on, touched.set(`${place} ${action}`, { label, slug, action }))
    }
  }
  return Array.from(reforms, ([on, touched]) => ({ on, touched: [...touched.values()] })).sort((one, other) =>
    other.on.localeCompare(one.on)
  )
}

/** What a note tells, with its days: `Fracción adicionada DOF 03-01-2024. Reformada DOF 16-10-2025` is two things; a day without a word goes with the one before. */
function deedsOf(note: string): { on: string; action: ReformAction }[] {
  let known: NoteAction = 'other'
  const isFederal = /\bDOF\b/.test(note)
  return note.split(CLAUSE).flatMap((clause) => {
    const { action } = meaningOf(clause)
    if (action !== 'other') known = action
    const done = known
    return isShown(done) ? gazetteDays(clause, isFederal).map((on) => ({ on, action: done })) : []
  })
}

/** The days of the gazette in a clause: after `DOF` in a federal note, else the first; another may be that of a decree that was corrected, or of entry into force. */
function gazetteDays(clause: string, isFederal: boolean): string[] {
  if (!isFederal) return daysOf(clause).slice(0, 1)
  return [...clause.matchAll(GAZETTE)].flatMap(([, days]) => daysOf(days!))
}

const isShown = (action: NoteAction): action is ReformAction => (SHOWN as readonly string[]).includes(action)
