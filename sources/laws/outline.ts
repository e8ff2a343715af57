import type { Division, DivisionKind } from '#sources/contract/contract'
import type { Law, LawUnit } from './law.js'

/** The whole text of a law: one paragraph to a line. */
export function bodyOf({ lines }: Pick<Law, 'lines'>): string {
  return lines.join('\n')
}

/** The outline of a law with the places of its divisions, articles, transitory provisions and annexes in its body. */
export function outlineOf(law: Law, slugOf: (unit: LawUnit) => string | null): Division[] {
  const offsets = lineOffsets(law.lines)
  return law.units.flatMap((unit) => {
    const kind = kindOf(unit)
    if (!kind) return []
    const { level, label, name } = unit
    return [{ kind, level, label, name, start: offsets[unit.first], slug: slugOf(unit) }]
  })
}

/**
 * What is searched of a whole law: its names, and all of its text that is in no part: headings of divisions, signatures, annexes, decrees of reform. Its
 * articles and transitory provisions are searched by themselves.
 */
export function searchTextOf(law: Law, names: string[]): string {
  const outside = law.units
    .filter(({ kind }) => kind !== 'article' && kind !== 'transitory')
    .map(({ label, name, first, end }) =>
      [[label, name].filter(Boolean).join(' '), ...law.lines.slice(first, end)].join('\n')
    )
  return [...new Set([...names, law.title, ...outside.flatMap((text) => text.split('\n'))])].filter(Boolean).join('\n')
}

/** Names of the divisions above a unit, highest first: `TÍTULO PRIMERO Reglas generales › CAPÍTULO I Disposiciones fundamentales`. */
export function pathOf({ units }: Law, unit: LawUnit): string {
  return unit.path
    .map((place) => units[place])
    .map(({ label, name }) => [label, name].filter(Boolean).join('. '))
    .join(' › ')
}

function lineOffsets(lines: string[]): number[] {
  let at = 0
  return lines.map((line) => {
    const start = at
    at += line.length + 1
    return start
  })
}

function kindOf({ kind }: LawUnit): DivisionKind | null {
  if (kind === 'preamble' || kind === 'closing') return null
  return kind === 'transitory' ? 'article' : kind
}
