import { lineOf, paragraphsOf } from '#sources/text/plain_text'
import { properCase } from '#sources/text/spanish'
import type { Publication } from './records.js'
import { withoutPaths } from './ruling_text.js'
import { COURT, instancesOf } from './vocabulary.js'

/** The court that decided, in a reader's spelling; where it is not told apart, the one that the place of publication names. */
export function organOf({ organoJuris, instancia, localizacion }: Publication): string {
  const told = properCase(lineOf(organoJuris).replace(/\.$/, ''))
  if (told) return told
  const named = lineOf(localizacion)
    .split(/[.;]\s+/)
    .map((part) => part.trim())
    .find((part) => instancesOf('', part).includes(COURT))
  return named ?? properCase(lineOf(instancia).replace(/\.$/, ''))
}

/** The whole text, without places in the Court's own network. */
export function signedText({ texto }: Publication): string {
  return paragraphsOf(withoutPaths(texto)).join('\n')
}
