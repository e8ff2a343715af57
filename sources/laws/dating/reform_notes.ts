import { unaccented } from '#sources/text/spanish'
import { daysOf } from './dates.js'
import type { LawUnit, NoteAction, NoteScope, ReformNote } from '#sources/laws/law'

const SCOPES: [RegExp, NoteScope][] = [
  [/^(?:denominacion|epigrafe|encabezado|rubro|nombre)/, 'name'],
  [/^(?:(?:primer|segundo|tercer|cuarto|quinto|ultimo|penultimo|antepenultimo)\s+)?parrafos?/, 'paragraph'],
  [/^fraccion(?:es)?/, 'fraction'],
  [/^(?:sub)?incisos?/, 'inciso'],
  [/^numeral(?:es)?/, 'numeral'],
  [/^apartados?/, 'apartado'],
  [/^(?:articulos?|transitorio)/, 'article'],
  [/^(?:sub)?seccion(?:es)?/, 'section'],
  [/^capitulos?/, 'chapter'],
  [/^titulos?/, 'title'],
  [/^(?:libros?|partes?)/, 'book'],
  [/^(?:anexo|apendice|tabla|tarifa)/, 'annex'],
]
const OF_ANOTHER =
  /^(?:fe de erratas|aclaracion|multas?|cantidad(?:es)?|inconstitucionalidad|porcion|reforma)\b[^.]*?\b(?:al?|de|del)\s+(?:la |el |los |las )?/
const ACTIONS: [RegExp, NoteAction][] = [
  [/derog|abrog|suprim/g, 'repealed'],
  [/adicion|incorpor/g, 'added'],
  [/reform|modific|sustitu/g, 'reformed'],
  [/recorr|renumer|reenumer/g, 'moved'],
  [/reubic/g, 'relocated'],
  [/errata|aclar|corregi/g, 'errata'],
  [/invalid|inconstitucional/g, 'invalidated'],
  [/actualiz|compil|cantidad|multa/g, 'amounts'],
  [/original|publicad[oa] (?:integr|sin cambios)/g, 'original'],
]
const PARTS: Partial<Record<NoteScope, RegExp>> = {
  fraction: /^[IVXLCDM]+(?:[\s-]*(?:bis|ter|qu[áa]ter|[A-Z]))?\s*[.)-]/iu,
  inciso: /^["“]?[a-zñ]{1,2}\s?\)/iu,
  numeral: /^\d{1,3}[.)-]/,
  apartado: /^["“]?[A-Z]["”]?\s*[.)-]/,
}

/** The notes of a law, each bound to its unit and to the paragraph that it is about. */
export function notesOf(lines: string[], units: LawUnit[], places: (string | null)[]): ReformNote[] {
  const notes: ReformNote[] = []
  units.forEach((unit, place) => {
    for (let line = unit.first; line < unit.end; line++) {
      if (!places[line]) continue
      const { scope, action } = meaningOf(lines[line])
      const about = boundLine({ lines, places, unit, line, scope })
      notes.push({ line, unit: place, scope, action, dates: daysOf(lines[line]), about, text: lines[line].trim() })
    }
  })
  return notes
}

/** What a note says was done, and to what. */
export function meaningOf(note: string): { scope: NoteScope; action: NoteAction } {
  const plain = unaccented(note).replace(/^[([\s]+(?:se\s+)?/, '')
  const bare = plain.replace(
    /^(?:reform|adicion|derog|recorr|reubic|republic|modific)\p{L}*[,\s]*(?:el|la|su|con)?\s*/u,
    ''
  )
  const subject = bare.replace(OF_ANOTHER, '')
  const scope = SCOPES.find(([form]) => form.test(subject))?.[1] ?? 'other'
  return { scope, action: lastAction(plain) }
}

function lastAction(plain: string): NoteAction {
  let last: { at: number; action: NoteAction } = { at: -1, action: 'other' }
  for (const [form, action] of ACTIONS) {
    for (const found of plain.matchAll(form)) if (found.index > last.at) last = { at: found.index, action }
  }
  return last.action
}

interface Bound {
  lines: string[]
  places: (string | null)[]
  unit: LawUnit
  line: number
  scope: NoteScope
}

function boundLine({ lines, places, unit, line, scope }: Bound): number | null {
  if (['law', 'book', 'title', 'chapter', 'section', 'name'].includes(scope)) return null
  if (scope === 'article') return firstText(places, unit)
  const step = places[line] === 'before' ? 1 : -1
  const form = PARTS[scope]
  let nearest: number | null = null
  for (let at = line + step; at >= unit.first && at < unit.end; at += step) {
    if (places[at]) continue
    nearest ??= at
    if (!form || form.test(lines[at])) return at
    if (step > 0) break
  }
  return nearest
}

function firstText(places: (string | null)[], unit: LawUnit): number | null {
  for (let line = unit.first; line < unit.end; line++) if (!places[line]) return line
  return null
}
