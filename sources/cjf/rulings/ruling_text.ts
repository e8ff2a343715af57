import { properCase, unaccented } from '#sources/text/spanish'
import type { RulingFile } from '#sources/cjf/records'

/** Who wrote the ruling stands near its beginning. */
const OPENING = 40
/** The resolution stands near its end. */
const ENDING = 60

const JUDGE =
  /^(?:magistrad[oa]|juez[a]?)?\s*(?:ponente|titular|que resuelve)\s*[:.]\s*(?:(?:el|la)\s+)?(?:magistrad[oa]|juez[a]?)?\s*(?:lic(?:enciad[oa])?\.?|dr[a]?\.?|mtr[oa]\.?)?\s*(.+?)\s*[.;]?$/iu
const OUTCOMES: [form: RegExp, outcome: string][] = [
  [/\bno ampara ni protege\b/, 'No ampara'],
  [/\bampara y protege\b.*\bpara (?:los|el) efectos?\b/, 'Ampara para efectos'],
  [/\bampara y protege\b/, 'Ampara'],
  [/\bse sobresee\b/, 'Sobresee'],
  [/\bse desecha\b/, 'Desecha'],
  [/\bse confirma\b/, 'Confirma'],
  [/\bse revoca\b/, 'Revoca'],
  [/\bse modifica\b/, 'Modifica'],
  [/\bqueda sin materia\b/, 'Sin materia'],
  [/\bes infundad[oa]\b/, 'Infundado'],
  [/\bes fundad[oa]\b/, 'Fundado'],
]

/** Names of judges without titles, in their usual spelling. */
export function judgeName(text: string): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .replace(
      /^\s*(?:(?:el|la)\s+)?(?:(?:magistrad[oa]|juez[a]?|ministr[oa])\b:?\s+)?(?:(?:ponente|titular):?\s+)?/i,
      ''
    )
    .replace(/^(?:(?:mag|mgd[oa]|lic|licenciad[oa]|dr|dra|doctor[a]?|mtr[oa]|maestr[oa])\.?\s+)+/i, '')
    .replace(/[.,;:\s]+$/, '')
  return properCase(bare)
}

/** The judges that the list names; else the one whom the ruling itself calls its author. */
export function judgesOf({ judges, paragraphs }: Pick<RulingFile, 'judges' | 'paragraphs'>): string[] {
  if (judges.length) return [...new Set(judges.map(judgeName).filter(Boolean))]
  const named = paragraphs.slice(0, OPENING).flatMap((line) => JUDGE.exec(line)?.[1] ?? [])
  const name = judgeName(named[0] ?? '')
  return /^\p{L}[\p{L}'.-]*(?: \p{L}[\p{L}'.-]*){1,7}$/u.test(name) ? [name] : []
}

/** The outcome that the list names; else the one that the resolution says in its usual words; empty when neither does. */
export function outcomeOf({ outcome, paragraphs }: Pick<RulingFile, 'outcome' | 'paragraphs'>): string {
  if (outcome) return outcome
  const resolution = unaccented(resolutionOf(paragraphs))
  return OUTCOMES.find(([form]) => form.test(resolution))?.[1] ?? ''
}

/** What stands after the last "resuelve", in one line. */
function resolutionOf(paragraphs: string[]): string {
  const ending = paragraphs.slice(-ENDING)
  const at = ending.findLastIndex((line) =>
    /^(?:s\s*e\s*)?(?:r\s*e\s*s\s*u\s*e\s*l\s*v\s*e|puntos resolutivos|resolutivos)\s*[:.]?$/i.test(unaccented(line))
  )
  return at < 0 ? '' : ending.slice(at + 1).join(' ')
}
