import { lineOf } from '#sources/text/plain_text'
import { properCase } from '#sources/text/spanish'
import { caseOf, fullNameOf } from './case.js'
import type { Publication } from './records.js'

const OFFICE = /^(?:(?:de |del )?(?:la |el |las |los )?(?:se[ñn]ora? )?(?:ministr|magistrad)[oa]s?\s+)/i
const TYPE = /\b(?:particular|concurrente|aclaratorio|de minor[íi]a|minoritario|razonado)\b/giu
const FORMULATED = /\bformulan?\s+(?<author>.+?)\s+(?:en|respecto|relativ[oa]|con relación)\s/iu
const FEMININE = /^(?:acci|contradi|controv|declar|inconf|queja|revisi|solici)/i

/** The kind of an opinion (`VOTO PARTICULAR` → `Particular`), from its field or the heading; empty when neither tells. */
export function opinionType({ tipoVoto, rubro }: Publication): string {
  const told = lineOf(tipoVoto)
  const words = (told || lineOf(rubro).split(/\bque\b/i)[0]).toLowerCase().match(TYPE) ?? []
  const known = [...new Set(words)].join(' y ').replace('minoria', 'minoría')
  return capital(known || told.toLowerCase().replace(/^votos? /, ''))
}

/** Who gave an opinion, without the office; empty when it is not told. */
export function authorOf({ emisor, rubro }: Publication): string {
  const named = lineOf(emisor) || (FORMULATED.exec(lineOf(rubro))?.groups?.author ?? '')
  return properCase(named.replace(OFFICE, '').replace(/\.$/, ''))
}

/** `Voto concurrente de Casilda Arizcorbe en la Controversia constitucional 90011/2023`. */
export function opinionOf(record: Publication): string {
  const author = authorOf(record)
  const name = caseName(record)
  const on = name && `en ${FEMININE.test(name) ? 'la' : 'el'} ${name}`
  return ['Voto', opinionType(record).toLowerCase(), author && `de ${author}`, on].filter(Boolean).join(' ')
}

/** The case of a publication with those joined to it; empty when it is not told. */
export function caseName(record: Publication): string {
  const own = caseOf(record)
  return own.number || own.kind ? fullNameOf(own) : ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
