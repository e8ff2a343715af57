import { thesisKey } from '#sources/citations'
import { lineOf } from '#sources/plain_text'
import { properCase } from '#sources/spanish'
import { noteOf } from './dating.js'
import type { Thesis } from './records.js'
import { COURT, epochOf, instancesOf, thesisTypeOf } from './vocabulary.js'

const PUBLICATION = /S\. ?J\. ?F\.|Semanario|Gaceta|Informe|^Ap(?:éndice|endice|\.)/i

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

/** Reads `[TA]; 10a. Época; T.C.C.; Gaceta S.J.F.; Libro 70, Septiembre de 2019; Tomo II; Pág. 9653`, or an older form in prose. */
function placesOf(thesis: Thesis): { publication: string; places: string[] } {
  const location = lineOf(thesis.localizacion).replace(/^\[\w+\];?\s*/, '')
  const parts = location.includes(';') ? location.split(';') : location.split(/,\s*(?=Vol|Tomo|p[áa]g)/i)
  const trimmed = parts.map((part) => part.trim()).filter(Boolean)
  const first = trimmed.findIndex((part) => PUBLICATION.test(part))
  if (first < 0) return { publication: lineOf(thesis.fuente), places: [] }
  return { publication: unabbreviated(trimmed[first]), places: trimmed.slice(first + 1).map(placeOf) }
}

function unabbreviated(publication: string): string {
  return publication
    .replace(/^Gaceta (?:del )?S\. ?J\. ?F\./, 'Gaceta del Semanario Judicial de la Federación')
    .replace(/S\. ?J\. ?F\./, 'Semanario Judicial de la Federación')
    .replace(/^Ap\.\s*/, 'Apéndice ')
}

function placeOf(place: string): string {
  return place
    .replace(/^P[áa]gs\.\s*/i, 'páginas ')
    .replace(/^P[áa]g\.?\s*(?=\d)/i, 'página ')
    .replace(/^Pagina/i, 'página')
    .replace(/(página \d+)\..*$/, '$1')
    .replace(/\b(\p{Lu}\p{Ll}+)(?= de \d{4})/u, (month) => month.toLowerCase())
}
