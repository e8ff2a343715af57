/** Other names by which lawyers call a filter: the first that the source has is meant. */
const ALIASES: Record<string, string[]> = {
  anio: ['año', 'date'],
  year: ['año', 'date'],
  fecha: ['fechaSentencia', 'date', 'año'],
  presentacion: ['fechaPresentacion'],
  expediente: ['numExpediente', 'numero'],
  numero: ['numero', 'numExpediente'],
  tesis: ['numero'],
  clave: ['numero'],
  registro: ['numero'],
  documento: ['documentType', 'doc_type'],
  tipo: ['tipo', 'doc_type', 'asunto'],
  sala: ['instancia'],
  tribunal: ['organo'],
  juzgado: ['organo'],
  magistrado: ['magistrados'],
  juez: ['magistrados'],
  sentido: ['sentidoSentencia'],
  actos: ['actosReclamados'],
  acto: ['actosReclamados'],
  entidad: ['estado'],
  tema: ['topic'],
  abrogada: ['is_abrogated'],
}
const TITLE = new Set(['rubro', 'titulo', 'title', 'nombre'])

/** What `field:term` is asked of. */
export type Field = { kind: 'title' } | { kind: 'facet'; filter: string }

/** What a name before a colon means: the title, a filter of the source, or nothing (null). Accents, case and underscores count for nothing. */
export function fieldOf(written: string, filters: readonly string[]): Field | null {
  const name = bare(written)
  if (TITLE.has(name)) return { kind: 'title' }
  const candidates = [
    ...filters.filter((filter) => bare(filter) === name),
    ...(Object.hasOwn(ALIASES, name) ? ALIASES[name] : []),
  ]
  const filter = candidates.find((candidate) => filters.includes(candidate))
  return filter === undefined ? null : { kind: 'facet', filter }
}

const EPOCHS = ['quinta', 'sexta', 'septima', 'octava', 'novena', 'decima', 'undecima', 'duodecima']
const FIRST_EPOCH = 5
const FLAGS = new Set(['is_abrogated', 'downloadedPDF'])
const ANSWERS: Record<string, string> = { 'si': 'true', 'yes': 'true', '1': 'true', 'no': 'false', '0': 'false' }

/** The folded words that a value of the filter must have: `época:11` asks for «undécima». */
export function valueWords(filter: string, folded: string[]): string[] {
  if (FLAGS.has(filter)) return folded.map((word) => (Object.hasOwn(ANSWERS, word) ? ANSWERS[word] : word))
  if (filter !== 'epoca') return folded
  return folded.map((word) => EPOCHS[Number(/^(\d{1,2})a?$/.exec(word)?.[1]) - FIRST_EPOCH] ?? word)
}

function bare(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}_]/gu, '')
    .toLowerCase()
}
