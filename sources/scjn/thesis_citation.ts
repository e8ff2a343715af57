import { thesisKey } from '#sources/citations/extract_citations'
import { lineOf } from '#sources/text/plain_text'
import { properCase } from '#sources/text/spanish'
import { noteOf } from './dating.js'
import type { Thesis } from './records.js'
import { placesOf } from './publication_place.js'
import { COURT, epochOf, instancesOf, thesisTypeOf } from './vocabulary.js'

/**
 * A thesis as it is cited in a writ: `Tesis: 1a./J. 45/2023 (11a.), Gaceta del Semanario Judicial de la Federación, Undécima Época, Libro 26,
 * junio de 2023, Tomo III, página 1234, registro digital 2026789.` Without a clave its type and court identify it.
 */
export function citationOf(thesis: Thesis): string {
  const { publication, places } = placesOf(thesis)
  const note = noteOf(thesis.notaPublica)
  const published = !places.length && note ? [`publicada el ${note.words}`] : []
  const parts = [
    headOf(thesis),
    publication,
    epochOf(thesis.epoca),
    ...places,
    ...published,
    `registro digital ${thesis.id}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** The court that published a thesis, in a reader's spelling: `Tercer Tribunal Colegiado en Materia Penal del Primer Circuito`. */
export function courtOf(thesis: Thesis): string {
  return properCase(lineOf(thesis.organoJuris).replace(/\.$/, ''))
}

function headOf(thesis: Thesis): string {
  const key = thesisKey(thesis.tesis)
  if (key) return `Tesis: ${key}`

  const type =
    thesisTypeOf(thesis.tipoTesis, thesis.localizacion) === 'Jurisprudencia' ? 'Jurisprudencia' : 'Tesis aislada'
  const court = courtOf(thesis)
  if (!court) return type
  const isChamber = instancesOf(thesis.instancia, thesis.organoJuris)[0] === COURT
  const full = isChamber && !court.includes(COURT) ? `${court} de la ${COURT}` : court
  return `${type} ${/\bSalas?\b/.test(court) || court === COURT ? 'de la' : 'del'} ${full}`
}
