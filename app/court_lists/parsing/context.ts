import { findDay, findTime, flat } from './days.js'
import { COURT, LISTS } from './line_forms.js'
import type { ListKind } from './list_row.js'
import { casesIn } from './split_text.js'

/** What holds for the rows that follow. */
export interface Context {
  court: string | null
  day: string | null
  time: string | null
  kind: ListKind | null
}

const MOST = 260

/**
 * What holds after a line that tells court, day, hour or kind of what follows; null for a line that is none. Within a row only what stands apart from it is one.
 */
export function contextAfter(
  line: string,
  { context, isWithin, afterBlank }: { context: Context; isWithin: boolean; afterBlank: boolean }
): Context | null {
  const text = line.trim().replace(/\s+/g, ' ')
  const plain = flat(text)
  const isApart = !isWithin || afterBlank || isShouted(text)
  if (!isApart || text.length > MOST || casesIn(text).length > 0) return null
  const day = findDay(text)
  const isCourt = COURT.test(plain)
  if (isWithin && !afterBlank && !isCourt && !day && !/^(?:listas?|boletin|audiencias|sesion)/.test(plain)) return null
  const isDayAlone = day !== null && plain.replace(/[^a-z]/g, '').length - (day.end - day.start) < 40
  const isHour = context.kind === 'session' && text.length < 60 && findTime(text) !== null
  if (!isCourt && !LISTS.test(plain) && !isDayAlone && !isHour) return null
  const next = { ...context, day: day?.day ?? context.day, kind: kindSaid(plain) ?? context.kind }
  if (isCourt) next.court = (day ? text.slice(0, day.start) : text).replace(/[\s,.;–—-]+$/, '')
  if (isCourt && !day) next.time = null
  if (next.kind === 'session') next.time = findTime(text) ?? next.time
  return next
}

/** Capitals, as headings are written. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase()
}

function kindSaid(plain: string): ListKind | null {
  if (/\bsesion\b/.test(plain)) return 'session'
  if (/\baudiencias?\b/.test(plain) && !/\bsala de audiencias\b/.test(plain)) return 'hearing'
  return /\bacuerdos\b|\bboletin\b|\bnotificaciones\b/.test(plain) ? 'agreement' : null
}
