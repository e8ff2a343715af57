/** Laws of one year: their year is part of their name. */
const OF_A_YEAR = /^(?:Ley de Ingresos|Presupuesto de Egresos)/
const YEAR =
  /^(?<place>(?:,\s+(?:(?:Distrito|Estado|Municipio)\s+(?:del?\s+)?)?\p{Lu}\p{L}+(?:\s+(?:(?:de|del|las?|los|y)\s+){0,2}\p{Lu}\p{L}+){0,4}){0,3}),?\s+(?:[Pp]ara|[Dd]el?)\s+(?:[Ee]l\s+)?(?:[Ee]jercicio\s+[Ff]iscal\s+)?(?:[Dd]el?\s+)?(?:[Aa]ño\s+(?:[Dd]e\s+)?)?(?:(?<year>\d{4})(?!\d)|[Dd]os\s+[Mm]il\s+(?<spelled>\p{L}{4,12}(?:\s+y\s+\p{L}{3,6})?)(?=\s*[,.;:)]|\s+\p{Ll}|\s*$))/u
/** The years of this century as laws spell them. */
const SPELLED_YEARS =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'.split(
    ' '
  )
const unaccented = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** `2003` of `tres`, with or without its accents; empty for other words. */
export const spelledYear = (word: string) => {
  const place = SPELLED_YEARS.findIndex((one) => unaccented(one) === unaccented(word))
  return place < 0 ? '' : String(2001 + place)
}
const OF_YEAR = /^\s+(?:del?\s+)?(?:año\s+(?:de\s+)?)?(?<year>\d{4})(?!\d)/iu

/** A law of one year with its place and year, or null for the laws of no year. */
export function ofItsYear(law: string, text: string, end: number): { law: string; end: number } | null {
  if (!OF_A_YEAR.test(law)) return null
  const bare = law.replace(/\s+para\s+el\s+Ejercicio\s+Fiscal$/i, '')
  const year = (bare === law ? YEAR : OF_YEAR).exec(text.slice(end, end + 160))
  const { place = '', year: digits, spelled = '' } = year?.groups ?? {}
  const of = digits ?? spelledYear(spelled)
  return year && of
    ? { law: `${bare}${place.replace(/\s+/g, ' ')} para ${of}`, end: end + year[0].length }
    : { law, end }
}
