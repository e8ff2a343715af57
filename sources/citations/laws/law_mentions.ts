import * as form from '#sources/citations/articles/article_forms'
import { lawAt } from './laws.js'

/** A law that a text names, with or without articles. */
export interface Mention {
  start: number
  end: number
  law: string
}

const BEGINS =
  /(?<!\p{L})(?:Ley|Código|Constitución|Carta|Norma|Texto|Reglamento|Convención|Convenio|Pacto|Protocolo|Estatutos?|Declaración|Tratado|Ordenanza|LEY|C[ÓO]DIGO|CONSTITUCI[ÓO]N|REGLAMENTO|ley|código|L[A-Z]{2,9}|C[A-Z]{2,6})(?!\p{L})/gu

/** The laws that a text names, in order. Names in another case, and the words `ley` and `código` alone, are none. */
export function lawMentions(text: string): Mention[] {
  const found: Mention[] = []
  let end = 0
  for (const { index } of text.matchAll(BEGINS)) {
    const named = index < end ? null : lawAt(text, index)
    if (!named) continue
    found.push({ start: index, end: named.end, law: inItsTime(text, named.law, { start: index, end: named.end }) })
    end = named.end
  }
  return found
}

/** A law that its text calls abrogated is told from the one that has its name today: `Ley de Amparo (abrogada)`. */
export function inItsTime(text: string, law: string, { start, end }: { start: number; end: number }): string {
  const isFormer =
    form.match(form.FORMER, text, end) !== null || form.FORMERLY.test(text.slice(Math.max(0, start - 20), start))
  return isFormer ? `${law} (${/^(?:Código|Reglamento|Estatuto)/.test(law) ? 'abrogado' : 'abrogada'})` : law
}
