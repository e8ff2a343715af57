/** What joins terms; `written` is how it is told when it joins nothing. */
export type Operator =
  | { kind: 'or'; written: string }
  | { kind: 'and'; written: string }
  | { kind: 'not'; written: string }
  | { kind: 'near'; written: string; distance: number }

const DEFAULT_DISTANCE = 10
const LARGEST_DISTANCE = 50
const NEAR = /^(?:NEAR|CERCA)(?:\/(\d{1,9}))?$/

/** The operator that a chunk of a text is, in capitals only; null when it is none. */
export function operatorOf(chunk: string): Operator | null {
  if (chunk === 'OR' || chunk === 'O') return { kind: 'or', written: chunk }
  if (chunk === 'AND') return { kind: 'and', written: chunk }
  if (chunk === 'NOT') return { kind: 'not', written: chunk }
  const near = NEAR.exec(chunk)
  if (!near) return null
  const distance = near[1] ? Math.min(Math.max(Number(near[1]), 1), LARGEST_DISTANCE) : DEFAULT_DISTANCE
  return { kind: 'near', written: chunk, distance }
}
