import { fold } from '#app/core/text/fold'
import { NON_WORKING_KINDS, type NonWorkingKind } from '#app/deadlines/domain/calendar'

/** Kinds of days as files write them. */
export const KIND_WORDS: Record<NonWorkingKind, string> = {
  law: 'Por ley',
  labour_monday: 'Lunes de descanso',
  circular: 'Por acuerdo',
  vacation: 'Vacaciones',
  force_majeure: 'Fuerza mayor',
  closure: 'Cierre extraordinario',
}

/** How a file says that days count although the calendar closes them. */
export const OPENED_WORD = 'Día habilitado'

/** How a file says that the calendar knows a year without any such day. */
export const YEAR_WORD = 'Año'
export const namesYear = (word: string): boolean => [fold(YEAR_WORD), 'year'].includes(fold(word.trim()))

/** The same in an iCalendar file: a property of the calendar, which others pass over. */
export const YEAR_PROPERTY = 'x-foja-year'

const KINDS = new Map<string, NonWorkingKind | 'opened'>([
  [fold(OPENED_WORD), 'opened'],
  ['opened', 'opened'],
  ...NON_WORKING_KINDS.flatMap((kind): [string, NonWorkingKind][] => [
    [kind, kind],
    [fold(KIND_WORDS[kind]), kind],
  ]),
])

/** The kind that a file names, in Spanish or by its key; 'opened' for days that count. Null when it is none. */
export const kindNamed = (word: string): NonWorkingKind | 'opened' | null => KINDS.get(fold(word.trim())) ?? null

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g

/** A text of a file in one line; null when there is none. */
export const lineOf = (text: string): string | null =>
  text.toWellFormed().normalize('NFC').replace(CONTROLS, ' ').trim() || null
