import { findDays, findTime, flat, type FoundDay } from './days.js'
import type { Field } from './headings.js'
import { COURT, COURT_END, COURT_WITHIN, INSTITUTION, LISTS, SECTION } from './line_forms.js'
import type { ListKind } from './list_row.js'
import { casesIn, decisionAt } from './split_text.js'

/** What holds for the rows that follow. */
export interface Context {
  court: string | null
  /** Of the agreements, hearings or the session. */
  day: string | null
  /** On which the list was published. */
  published: string | null
  time: string | null
  kind: ListKind | null
  /** What kind of cases follow. */
  section: string | null
}

export const NO_CONTEXT: Context = { court: null, day: null, published: null, time: null, kind: null, section: null }

/** Where a line stands. */
export interface Place {
  context: Context
  /** Whether a row is being read. */
  isWithin: boolean
  afterBlank: boolean
  /** Whether the line above goes on with this one. */
  afterUnfinished: boolean
  /** Whether a row, a heading or the end follows. */
  beforeRow: boolean
}

const MOST = 400
/** A line that names the agreement of a row and its day. Of folded text. */
export const OF_AGREEMENT =
  /^(?:dictad[oa] el|auto|acuerdo|proveido|resolucion|sentencia|determinacion|interlocutoria)\b(?!s)/
const PART_OF_LIST =
  /^(?:listas?|listado|boletin|audiencias|sesion|ponencia|secretaria|primera secretaria|segunda secretaria|mesa|magistrad[oa]|ministr[oa]|actuari[oa]|poder judicial|acuerdos|asuntos|seccion|relacion)\b/

/**
 * What holds after a line that tells court, day, hour or kind of what follows; null for a line that is none. Within a row only what stands apart from it is one.
 */
export function contextAfter(
  line: string,
  { context, isWithin, afterBlank, afterUnfinished, beforeRow }: Place
): Context | null {
  const text = line.trim().replace(/\s+/g, ' ')
  const plain = flat(text)
  const isApart = !isWithin || afterBlank || (!afterUnfinished && (isShouted(text) || isDayOfWeek(plain)))
  if (!isApart || text.length > MOST || casesIn(text).length > 0) return null
  if (SECTION.test(plain)) return !isWithin || beforeRow ? { ...context, section: text.replace(/[\s.:]+$/, '') } : null
  const days = findDays(text)
  const day = days[0] ?? null
  const isCourt = COURT.test(plain) && !(isWithin && !afterBlank && /^(?:el |la )?(?:c\.? )?juez/.test(plain))
  if (isWithin && (!beforeRow || decisionAt(plain) === 0 || (OF_AGREEMENT.test(plain) && day))) return null
  if (isWithin && !afterBlank && !isCourt && !day && !PART_OF_LIST.test(plain)) return null
  const isDayAlone = day !== null && plain.replace(/[^a-z]/g, '').length - (day.end - day.start) < 40
  const isHour = context.kind === 'session' && text.length < 60 && findTime(text) !== null
  if (!isCourt && !LISTS.test(plain) && !isDayAlone && !isHour) return null
  const court = courtIn(text, plain, day)
  const next = { ...context, kind: kindSaid(plain) ?? context.kind }
  for (const [at, { day: said, start }] of days.entries()) {
    const words = plain.slice(days[at - 1]?.end ?? 0, days.length > 1 ? start + 1 : undefined)
    if (isPublication(words, next.kind)) next.published = said
    else next.day = said
  }
  const isVague = court !== null && (INSTITUTION.test(flat(court)) || !/\s/.test(court))
  if (court && !(isVague && context.court)) {
    if (flat(court) !== flat(context.court ?? '')) next.section = null
    next.court = court
    if (!day && flat(court) !== flat(context.court ?? '')) next.time = null
  }
  if (next.kind === 'session') next.time = findTime(text) ?? next.time
  return next
}

const isDayOfWeek = (plain: string): boolean =>
  plain.length < 60 && /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/.test(plain)

/** What holds after a label that stands apart from the rows; null when it says nothing that holds for them. */
export function contextOfLabel(context: Context, field: Field, value: string): Context | null {
  if (field === 'court') return { ...context, court: value || null }
  const day = findDays(value)[0]?.day
  if (day && field === 'published') return { ...context, published: day }
  if (day && (field === 'day' || field === 'heard')) return { ...context, day }
  const time = field === 'time' ? findTime(value) : null
  return time === null ? null : { ...context, time }
}

/** The name of a court that begins a line or stands in the sentence of a heading. */
function courtIn(text: string, plain: string, day: FoundDay | null): string | null {
  const within = COURT.test(plain) ? null : COURT_WITHIN.exec(plain)
  const behindDay = day ? day.end + plain.slice(day.end).search(/[^\s,.;:]|$/) : 0
  const isBehind = !within && behindDay > 0 && COURT.test(plain.slice(behindDay))
  if (!within && !isBehind && !COURT.test(plain)) return null
  const start = isBehind ? behindDay : within ? within.index + within[0].length - within[1]!.length : 0
  const rest = plain.slice(start)
  const stop = COURT_END.exec(rest)
  const end = Math.min(stop ? start + stop.index : text.length, day && day.start > start ? day.start : text.length)
  return (
    text
      .slice(start, end)
      .replace(/^\s*(?:el|la|del)\s+/i, '')
      .replace(
        /(?:[\s,.;–—-]|\b(?:de|del|a|el|la|lista de acuerdos|acuerdos|lista|bolet[ií]n(?: judicial| jurisdiccional)?))+$/i,
        ''
      ) || null
  )
}

/** Capitals, as headings are written. */
export function isShouted(text: string): boolean {
  const alphabet = text.replace(/[^\p{L}]/gu, '')
  return alphabet.length > 3 && alphabet === alphabet.toUpperCase()
}

const isPublication = (plain: string, kind: ListKind | null): boolean => {
  if (kind === 'session' || kind === 'hearing')
    return /\bpublica/.test(plain) && !/\b(?:sesion|audiencias?)\b/.test(plain)
  if (
    /\b(?:acuerdos?|autos?|proveidos?|resoluciones)\s+(?:(?:dictad[oa]s|emitid[oa]s)\s+)?(?:del?|de fecha|el|con fecha)\s+(?:dia\s+)?(?:\d|lunes|martes|miercoles|jueves|viernes)/.test(
      plain
    )
  )
    return /\bpublica/.test(plain) && !/\bacuerdos? (?:del?|de fecha)\b/.test(plain)
  return /\bpublica|\bfija|\bhoy\b|\bboletin\b|\bestrados\b|\bgaceta\b|\ba \d{1,2} de\b|\ba \w+ de\b/.test(plain)
}

function kindSaid(plain: string): ListKind | null {
  if (/\bsesion\b/.test(plain)) return 'session'
  if (
    /\b(?:lista|listado|agenda|relacion|rol|calendario|programa(?:cion)?)s? (?:de )?(?:las )?audiencias?\b|^audiencias?\b/.test(
      plain
    )
  )
    return 'hearing'
  if (/\bacuerdos\b|\bboletin\b|\bnotificaciones\b/.test(plain)) return 'agreement'
  return /\baudiencias?\b/.test(plain) && !/\bsala de audiencias\b/.test(plain) ? 'hearing' : null
}
