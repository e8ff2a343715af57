import type { Law, LawUnit } from '../law.js'
import { readLaw } from '#sources/laws/reading/read_law'

/** Reads a law that a test writes as one text. */
export const lawIn = (text: string): Law => readLaw(text.trim().split('\n'))

/** The unit of a law with a key. */
export const unitOf = (law: Law, key: string): LawUnit => law.units.find((unit) => unit.key === key)!

/** The lines of a unit of a law. */
export function partLines(law: Law, key: string): string[] {
  const { first, end } = unitOf(law, key)
  return law.lines.slice(first, end)
}

/** The keys of the units of a kind, in order. */
export function keysOf({ units }: Law, kind: LawUnit['kind']): string[] {
  return units.filter((unit) => unit.kind === kind).map(({ key }) => key)
}
