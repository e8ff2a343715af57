import { lineOf } from '#sources/text/plain_text'
import { longDate } from '#sources/text/spanish'
import { noteOf } from './dating.js'
import { caseName, opinionOf } from './opinion.js'
import { organOf } from './publication_court.js'
import { placesOf } from './publication_place.js'
import type { Publication } from './records.js'
import { COURT, epochIn, instancesOf } from './vocabulary.js'

/**
 * As it is cited in a writ: court, case and place of publication; an opinion with its kind and who gave it:
 * `Voto particular de Amaranta Zubialde en la Acción de inconstitucionalidad 90009/2024, Suprema Corte de Justicia de la Nación, Pleno, …`.
 */
export function citationOf(record: Publication): string {
  const head =
    record.kind === 'voto' ? [opinionOf(record), ...courtsOf(record)] : [...courtsOf(record), caseName(record)]
  const { publication, places } = placesOf(record)
  const note = noteOf(record.notaPublica)
  const published = !places.length && note ? `publicada el ${note.words}` : ''
  const decided = record.kind === 'ejecutoria' && record.decidedOn ? `sentencia de ${longDate(record.decidedOn)}` : ''
  const epoch = epochIn(record.epoca) ?? epochIn(lineOf(record.localizacion)) ?? ''
  const parts = [...head, decided, publication, epoch, ...places, published, `registro digital ${record.id}`]
  return `${parts.filter(Boolean).join(', ')}.`
}

function courtsOf(record: Publication): string[] {
  const organ = organOf(record)
  const isOfTheCourt = instancesOf(record.instancia, organ)[0] === COURT
  return isOfTheCourt ? [...new Set([COURT, organ])] : [organ]
}
