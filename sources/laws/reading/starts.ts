import type { LawUnit } from '#sources/laws/law'

/** Where a unit of a law begins, and what its first line tells of it. */
export interface Start extends Pick<LawUnit, 'kind' | 'key' | 'label' | 'name' | 'number' | 'numbers' | 'decree'> {
  line: number
  /** What follows the number on its line. */
  rest: string
}

/** A start with what it has of its own. */
export function startOf(line: number, kind: Start['kind'], own: Partial<Start> = {}): Start {
  return { line, kind, key: kind, label: '', name: null, number: null, numbers: [], decree: null, rest: '', ...own }
}
