const WORDS =
  'juicios?|ordinari[oa]|especial|ejecutiv[oa]|controversias?|jurisdiccion|via|intestamentari[oa]|testamentari[oa]|sucesion|sucesori[oa]|divorcio|oral|medios preparatorios|providencias|incidente|alimentos|pension|arrendamiento|extincion|terceria|diligencias|procedimiento|exhorto|amparo|mercantil|hipotecari[oa]|civil|familiar|apelacion|interdicto|interdiccion|adopcion|guarda y custodia|perdida|reconocimiento|nulidad|rectificacion|usucapion|prescripcion|reivindicatorio|plenario|desahucio|consignacion|inmatriculacion|queja|revision|sumari[oa]|sumarisimo|concurso|quiebra|carta rogatoria|cuaderno|ejecucion|preparacion|medidas|despido|indemnizacion|reinstalacion|contencioso|proceso|accion|patria potestad|violencia|convivencias?|declaracion|restitucion|controv|ord|ejec|esp'

/** The words with which a kind of case begins, folded, as a pattern. */
export const KIND_OF_CASE = `(?:${WORDS})`

const BEGINS = new RegExp(`^(?:relativ[oa] al? |en (?:el|la) )?(?:juicio de )?(?:${WORDS})\\b`)
const NAMES_FOLLOW =
  /[\s,.;:–—-]*\b(?=promovid[oa]s? por|promueven?\b|promov\.|seguid[oa]s? por|seguid[oa]s? a\b|a bienes de|iniciad[oa] por|que promueve|formulad[oa] por)/
const ENDS =
  /\.\s*[-–—]+\s*|(?<!\b(?:[a-z]|inc|esp|ord|ejec|merc|civ|jur|controv|fam|oral))\.\s+(?=\S)|\s[-–—|]\s|,\s+(?!s\.|c\.)/
const LONGEST = 90

const SHORTENED =
  /^(?:(?:ord|ejec|esp|hip|hipot|merc|civ|jur|jurisd|vol|fam|controv|arrend|div|intest|test|suc|inc|alim|ext|prep|proc|med)\.\s*)+/

/** Whether a folded text begins with a kind of case. */
export const isKindOfCase = (plain: string): boolean => BEGINS.test(plain)

/**
 * How long the kind of case is with which a folded text begins (`ordinario civil. ana ruiz vs …`, `ejecutivo mercantil promovido por …`), and where the names begin
 * behind it; null when it begins with none that an end parts from the names.
 */
export function kindAtStart(plain: string): { end: number; next: number } | null {
  const shortened = SHORTENED.exec(plain)?.[0].length
  if (shortened && shortened < plain.length) return { end: shortened, next: shortened }
  if (!BEGINS.test(plain)) return null
  const head = plain.slice(0, LONGEST)
  const found = [NAMES_FOLLOW.exec(head), ENDS.exec(head)].filter((match) => match !== null)
  const first = found.sort((one, other) => one.index - other.index)[0]
  return first ? { end: first.index, next: first.index + first[0].length } : null
}
