import { OF_AGREEMENT } from './context.js'
import { findDay, flat } from './days.js'
import { splitLabels } from './headings.js'
import { isKindOfCase } from './proceedings.js'
import { decisionAt, joinedCases } from './split_text.js'

/**
 * The lines of a row of running text with labels for what its own line says without one: the day of the agreement (`AUTO DE 13 DE MARZO DE 2026`), and below labels what
 * was decided.
 */
export function labelledLines(said: string[]): string {
  if (isStacked(said)) return labelledStack(said)
  let isLabelled = false
  let isDecided = false
  const lines = said.map((line, at) => {
    const plain = flat(line)
    const day = at > 0 && OF_AGREEMENT.test(plain) ? findDay(line) : null
    if (day && day.start < 60) {
      isDecided = true
      return `Fecha: ${line.slice(day.start, day.end)} Síntesis: ${line.slice(day.end).replace(/^[\s.,:;–—-]+/, '')}`
    }
    if (isLabelled && !isDecided && /^\p{Lu}/u.test(line) && decisionAt(plain) === 0 && !line.includes(':')) {
      isDecided = true
      return `Síntesis: ${line}`
    }
    const fields = splitLabels(line).labelled.map(({ field }) => field)
    isLabelled ||= fields.length > 0
    isDecided ||= fields.includes('synthesis')
    return line
  })
  return lines.join(' ')
}

/** Whether a row has its number on its first line, and the rest below without labels. */
const isStacked = (said: string[]): boolean => {
  const [first = '', ...others] = said
  const last = joinedCases(first).at(-1)
  return (
    others.length >= 2 &&
    last !== undefined &&
    !/\p{L}/u.test(first.slice(last.end)) &&
    others.every((line) => splitLabels(line).labelled.length === 0)
  )
}

/** Who stands against whom in one line, where `VS` has its own. */
function versusJoined(lines: string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const line of lines) {
    const isVersus = /^(?:vs?\.?|contra)$/i.test(line.trim())
    if (joined.length > 0 && (isVersus || isOpen)) joined.push(`${joined.pop()} ${line}`)
    else joined.push(line)
    isOpen = isVersus
  }
  return joined
}

/** What stands below the number, by its lines: kind of case, parties, and what was decided. */
function labelledStack([first, ...others]: string[]): string {
  let stage = 0
  const lines = versusJoined(others).map((line) => {
    const plain = flat(line)
    const isParties = /\s(?:vs?\.?|contra)\s/.test(plain)
    if (stage === 0 && isKindOfCase(plain) && !isParties && line.length < 60) {
      stage = 1
      return `Tipo: ${line}`
    }
    if (stage < 2 && isParties && decisionAt(plain) < 0) {
      stage = 2
      return `Partes: ${line}`
    }
    if (stage === 3 || (stage === 2 && decisionAt(plain) < 0 && /^[\p{Ll}(]|(?:\by|,)$/u.test(line))) return line
    stage = 3
    return `Síntesis: ${line}`
  })
  return [first, ...lines].join(' ')
}
