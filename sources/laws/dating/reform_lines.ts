import { innerOf } from './inner.js'
import type { Law, LawUnit, ReformNote } from '#sources/laws/law'
import { placeIn } from './places.js'

const FIRST_WORDS = 6

/** The notes of an article, each with the place that it is about, or with the first words of its paragraph. */
export function reformsOf(law: Law, unit: LawUnit, notes: ReformNote[]): string {
  const inner = notes.length ? innerOf(law, unit) : []
  const lines = notes.map(({ about, text, scope }) => {
    if (about === null || scope === 'article') return text
    const place = placeIn(inner, about) ?? (about === unit.first ? null : `«${beginningOf(law.lines[about])}»`)
    return place ? `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${text}` : text
  })
  return lines.join('\n')
}

function beginningOf(line: string): string {
  const words = line.split(' ')
  return `${words.slice(0, FIRST_WORDS).join(' ')}${words.length > FIRST_WORDS ? '…' : ''}`
}
