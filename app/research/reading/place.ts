const PUBLICATION = /S\. ?J\. ?F\.|Semanario|Gaceta|Informe|^Ap(?:éndice|endice|\.)/i

/**
 * Where a thesis was published, short, from its localisation: `[J]; 11a. Época; 1a. Sala; Gaceta S.J.F.; Libro 26, Junio de 2023; Tomo III; Pág. 99` →
 * `Gaceta S.J.F., Libro 26, Junio de 2023, Tomo III, Pág. 99`. The époque and the court are told beside it.
 */
export function placeOf(location: string | null): string | null {
  const parts = (location ?? '').split(';').map((part) => part.trim())
  const first = parts.findIndex((part) => PUBLICATION.test(part))
  if (first < 0) return null
  return parts.slice(first).join(', ').replaceAll('Semanario Judicial de la Federación', 'S.J.F.')
}
