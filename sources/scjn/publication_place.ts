import { lineOf } from '#sources/text/plain_text'

const PUBLICATION = /S\. ?J\. ?F\.|Semanario|Gaceta|Informe|^Ap(?:éndice|endice|\.)/i
const PART = /,\s*(?=Libro|Vol|Tomo|p[áa]g)/i

/** Where something was published. */
export interface PublicationPlace {
  /** `Gaceta del Semanario Judicial de la Federación`. */
  publication: string
  /** As they are cited: `Libro 70`, `septiembre de 2019`, `Tomo II`, `página 9653`. */
  places: string[]
}

/**
 * Reads `[TA]; 10a. Época; T.C.C.; Gaceta S.J.F.; Libro 70, Septiembre de 2019; Tomo II; Pág. 9653`, the same parted by full stops
 * (`Duodécima Época. Pleno. Semanario Judicial de la Federación, Libro 6, Febrero de 2026.`), or an older form in prose.
 */
export function placesOf({ localizacion, fuente }: { localizacion: string; fuente: string }): PublicationPlace {
  const trimmed = partsOf(lineOf(localizacion).replace(/^\[\w+\];?\s*/, ''))
  const first = trimmed.findIndex((part) => PUBLICATION.test(part))
  if (first < 0) return { publication: lineOf(fuente), places: [] }
  return { publication: unabbreviated(trimmed[first]), places: trimmed.slice(first + 1).map(placeOf) }
}

function partsOf(location: string): string[] {
  const dotted = /^[^;]*Época\.\s+[^;]*$/.test(location)
  const parts = dotted
    ? location.split(/\.\s+(?=(?:Semanario|Gaceta))/).flatMap((part) => part.replace(/\.$/, '').split(PART))
    : location.split(location.includes(';') ? ';' : PART)
  return parts.map((part) => part.trim()).filter(Boolean)
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
