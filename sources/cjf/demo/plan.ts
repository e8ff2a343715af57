import { DEMO_COURTS, NEW_BENCH } from './benches.js'
import type { DemoCourt } from './benches.js'
import { DEMO_SUBJECTS } from './subjects.js'
import type { DemoSubject } from './subjects.js'

/** A ruling of the demo before it is written out. Dates are ISO. */
export interface PlannedCase {
  neun: string
  court: DemoCourt
  proceeding: string
  type: string
  number: string
  filedOn: string
  decidedOn: string
  judge: string
  outcome: string
  about: DemoSubject
  /** Its public version is a PDF. */
  isPdf: boolean
}

const FIRST_DAY = Date.UTC(2023, 1, 6)
const LAST_DAY = Date.UTC(2026, 9, 30)
const DAY = 86_400_000
const FIRST_NEUN = 99_400_000

/** The cases of the demo, the same every time. */
export function plannedCases(): PlannedCase[] {
  return DEMO_COURTS.flatMap((court, place) =>
    Array.from({ length: court.rulings }, (_, index) => plannedCase(court, place * 1000 + index, index))
  )
}

function plannedCase(court: DemoCourt, seed: number, index: number): PlannedCase {
  const decided = weekday(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * (index + chance(seed, 1))) / court.rulings)
  const decidedOn = isoOf(decided)
  const isNew = decidedOn >= NEW_BENCH
  const filedOn = isoOf(weekday(decided - Math.round(60 + 180 * chance(seed, 2)) * DAY))
  const [proceeding, type] = proceedingOf(court, seed)
  return {
    neun: String(FIRST_NEUN + seed),
    court,
    proceeding,
    type,
    number: `${11 + index * 3}/${filedOn.slice(0, 4)}`,
    filedOn,
    decidedOn,
    judge: pick(isNew ? court.since : court.before, seed, 3),
    outcome: outcomeOf(chance(seed, 4) * 100, court.grants[isNew ? 1 : 0]),
    about: pick(DEMO_SUBJECTS[court.subject], seed, 5),
    isPdf: index % 9 === 4,
  }
}

function proceedingOf({ kind, subject }: DemoCourt, seed: number): [string, string] {
  if (kind === 'J') return ['Amparo Indirecto', '1']
  if (subject === 'Administrativa' && chance(seed, 6) < 0.3) return ['Revisión Fiscal', '16']
  return chance(seed, 6) < 0.25 ? ['Amparo en revisión', '11'] : ['Amparo Directo', '10']
}

function outcomeOf(of100: number, grants: number): string {
  if (of100 < grants * 0.6) return 'Ampara'
  if (of100 < grants) return 'Ampara para efectos'
  return of100 < 88 ? 'No ampara' : 'Sobresee'
}

/** From 0 to 1, the same for the same numbers. */
function chance(seed: number, salt: number): number {
  let mixed = Math.imul(seed * 31 + salt * 7919 + 17, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

function pick<Item>(items: Item[], seed: number, salt: number): Item {
  return items[Math.floor(chance(seed, salt) * items.length)]
}

function weekday(time: number): number {
  const day = Math.floor(time / DAY) * DAY
  const name = new Date(day).getUTCDay()
  return day + (name === 6 ? 2 : name === 0 ? 1 : 0) * DAY
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
