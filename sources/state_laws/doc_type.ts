import { unaccented } from '#sources/text/spanish'

/** The values of the filter `doc_type`. */
export type DocType = 'constitucion' | 'codigos' | 'leyes'

const OF_CONDUCT =
  /^codigo (?:de )?(?:etica|conducta)\b|^codigo de (?:principios|valores|honor)\b|^codigo .{0,40}\b(?:etica|conducta)\b/
const DECREE_BEFORE =
  /^decreto\s*(?:legislativo\s*)?(?:numero|num\.?|no\.?)?\s*[\d/]+\s*[.,:;-]*\s*(?=constitucion|codigo|ley\b)/
const KINDS: [DocType, RegExp][] = [
  ['constitucion', /^constitucion politica\b/],
  ['codigos', /^codigos?\b/],
  ['leyes', /^ley(?:es)?\b/],
]
const TOLD: Record<string, DocType> = { constitucion: 'constitucion', codigo: 'codigos', ley: 'leyes' }

/**
 * The kind of law that a row of the listing is: by what the listing says, else by the first words of its title; null for what is no law of a
 * congress (reglamentos, decretos, aranceles, acuerdos) and for the codes of ethics or conduct, which bear the name of code only.
 */
export function docTypeOf({ tipo, title }: { tipo: string; title: string }): DocType | null {
  const plain = unaccented(title)
    .replace(/^[\s"“«]+/, '')
    .replace(DECREE_BEFORE, '')
  if (OF_CONDUCT.test(plain)) return null
  const named = KINDS.find(([, form]) => form.test(plain))?.[0]
  const told = unaccented(tipo).trim()
  if (told in TOLD) return named ?? TOLD[told]
  return told === '' ? (named ?? null) : null
}
