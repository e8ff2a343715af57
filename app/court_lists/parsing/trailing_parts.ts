import type { Values } from './cells.js'
import { flat } from './days.js'
import type { Line } from './line.js'
import { isLead } from './line_forms.js'
import { KIND_OF_CASE } from './proceedings.js'
import { casesIn, joinedCases, splitText } from './split_text.js'
import { endsTurn, type Turns } from './turns.js'

/** Words that stand right before the number of a case. Of folded text. */
const NAMED =
  /[\s,.;(–—-]*(?:\b(?:num(?:ero)?|no|nro)\b\.?\s*(?:de\s+)?)?(?:\b(?:exps?|expedientes?|exptes?|tocas?|t)\b\.?)?\s*(?:\b(?:num(?:ero)?|no|nro)\b\.?|[#:])?\s*$/
const IS_NAMED = /\b(?:exps?|expedientes?|exptes?|toca)\b\.?\s*(?:(?:num(?:ero)?|no|nro)\b\.?)?:?\s*$/
/** How many agreements were made: with it a row ends. Of folded text. */
const KIND =
  '(?:acdos?|acuerdos?|sents?|sentencias?|autos?|audiencias?|auds?|provs?|proveidos?|res|resol|resoluciones|edictos?|exhs?|cuad|amparos?)\\b\\.?'
export const COUNTED = new RegExp(
  `^[\\s.,;:)–—-]*\\(?\\d{1,3}\\s?${KIND}(?:\\s*(?:,|y)?\\s*\\d{1,3}\\s?${KIND})*\\)?\\.?`
)
/** The same behind a few words, such as those of a notebook. */
const COUNTED_LATER = /(?<=[.,;\s])\d{1,3}\s?(?:acdos?|acuerdos?|sents?|sentencias?)\b\.?/
const FARTHEST_COUNT = 60
/** A kind of case, as it ends what stands before the number. Of folded text. */
const PROCEEDING =
  /(?:^|[.,;–—-])\s*((?:juic(?:io)?|ord(?:inario)?|esp(?:ecial)?|ejec(?:utivo)?|controv(?:ersias?)?|jur(?:isd)?(?:iccion)?|juris|via|intest(?:amentario)?|test(?:amentario)?|suces(?:orio)?|div(?:orcio)?|oral|medios|prov(?:idencias)?|inc(?:idente)?|alim(?:entos)?|arrend(?:amiento)?|ext(?:incion)?|terceria|diligs?|diligencias|procedimiento|proc|exh(?:orto)?|amp(?:aro)?|merc(?:antil)?|hip(?:otecario)?|civ(?:il)?|fam(?:iliar)?|apelacion|apel|interdicto|interdiccion|adopcion|guarda|perdida|reconocimiento|nulidad|rectificacion|usucapion|prescripcion|reivindicatorio|plenario|desahucio|actos|acto|consignacion|inmatriculacion|queja|revision|sumario|sumarisimo|concurso|quiebra|providencia|carta|cuad(?:erno)?)\b\.?(?:\s|$|\.).*)$/
/** The same where nothing parts it from the names. */
const WITHOUT_STOP = new RegExp(`\\s${KIND_OF_CASE}\\b(?:\\s[a-z]{2,})*\\.?\\s*$`)

const BETWEEN = /\svs?\.?\s|\scontra\s|\by\s+otr[oa]s?\b|\bsuc(?:esion|\.)/

/** Whether most lines of a list that have a case name its parties before its number. */
export function* isTrailing(lines: readonly Line[]): Turns<boolean> {
  let [withCase, trailing] = [0, 0]
  let previous = ''
  for (const [at, { text }] of lines.entries()) {
    if (endsTurn(at)) yield
    if (text.includes('\t')) return false
    const first = casesIn(text)[0]
    const above = previous
    previous = first ? '' : flat(text)
    if (!first) continue
    withCase += 1
    const own = flat(text.slice(0, first.start))
    // Narrow columns have the parties on the line above.
    const isBelow = BETWEEN.test(above) && IS_NAMED.test(own)
    const before = isBelow ? `${above} ${own}` : own
    const isBehind =
      (isBelow || !isLead(text.slice(0, first.start), before)) &&
      !/:\s*\S/.test(before) &&
      !/^\s*\d{1,4}\s?[.)-]/.test(before)
    const isCounted = COUNTED.test(flat(text.slice(joinedCases(text).at(-1)!.end)))
    if (isCounted || (isBehind && (IS_NAMED.test(before) || BETWEEN.test(before)))) trailing += 1
  }
  return trailing >= 2 && trailing * 5 >= withCase * 3
}

/** Where a row ends behind its number: with the count of its agreements, before the next that is named so, or with the line. */
export function endOf(behind: string): number {
  const plain = flat(behind)
  const counted = COUNTED.exec(plain)
  if (counted) return counted[0].length
  const next = casesIn(behind)[0]
  const later = COUNTED_LATER.exec(plain.slice(0, Math.min(next?.start ?? FARTHEST_COUNT, FARTHEST_COUNT)))
  if (later) return later.index + later[0].length
  if (!next || !IS_NAMED.test(plain.slice(0, next.start))) return behind.length
  const stop = plain.slice(0, next.start).search(/[.;]\s/)
  return stop >= 0 ? stop + 1 : 0
}

/** Where the kind of case begins that ends what stands before a number; what begins the row is none when another follows. */
function kindBehind(plain: string, from: number): number | null {
  const start = (match: RegExpExecArray, offset: number) => offset + match.index + match[0].length - match[1]!.length
  const first = PROCEEDING.exec(plain.slice(from))
  if (!first) return null
  const at = start(first, from)
  const stop = at === 0 ? plain.search(/\.\s/) : -1
  const second = stop > 0 ? PROCEEDING.exec(plain.slice(stop)) : null
  return second ? start(second, stop) : at
}

/** Parties and kind of case, which stand before the number. */
export function beforeNumber(text: string): Values {
  const named = NAMED.exec(flat(text))
  const before = text.slice(0, named?.index ?? text.length).replace(/^\s*\(?\d{1,4}\s?[.)°º-]+\s*/, '')
  const plain = flat(before)
  const versus = BETWEEN.exec(plain)
  const from = versus ? versus.index + versus[0].length : 0
  const kind = kindBehind(plain, from)
  const bare = kind !== null ? null : WITHOUT_STOP.exec(plain.slice(from))
  const at = kind !== null ? kind : bare ? from + bare.index + 1 : before.length
  const parties = before
    .slice(0, at)
    .replace(/[\s,;–—-]+$/, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .trim()
  const proceeding = before
    .slice(at)
    .replace(/[\s,;–—-]+$/, '')
    .trim()
  if (!parties && proceeding && !versus) return { parties: splitText('', proceeding).parties ?? proceeding }
  return { ...(parties && { parties }), ...(proceeding && { proceeding }) }
}
