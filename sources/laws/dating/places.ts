import type { InnerUnit } from './inner.js'

const WORDS: Record<Exclude<InnerUnit['kind'], 'paragraph'>, (label: string) => string> = {
  apartado: (label) => `apartado ${label}`,
  fraction: (label) => `fracción ${label}`,
  inciso: (label) => `inciso ${label})`,
  subinciso: (label) => `subinciso ${label})`,
  numeral: (label) => `numeral ${label}`,
}

/** The place of a paragraph in its article, as lawyers name it: `fracción II, inciso b)`; null for paragraphs without a number. */
export function placeIn(inner: InnerUnit[], line: number): string | null {
  const at = inner.findIndex((unit) => unit.line === line)
  if (at < 0 || inner[at].kind === 'paragraph') return null
  const names: string[] = []
  let level = Infinity
  for (let above = at; above >= 0 && level > 0; above--) {
    const unit = inner[above]
    if (unit.kind === 'paragraph' || unit.level >= level) continue
    names.unshift(WORDS[unit.kind](unit.label))
    level = unit.level
  }
  return names.join(', ')
}
