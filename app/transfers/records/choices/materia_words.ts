import { fold } from '#app/core/text/fold'
import type { Materia } from '#app/matters/domain/materias'

/** Words that tell a branch of law, the telling ones first. */
const MATERIA_WORDS: [RegExp, Materia][] = [
  [/\bamparo|\bquejos|suspension provisional/, 'amparo'],
  [/seguridad social|\bimss\b|\bissste\b|pension(es)?\b.*(imss|issste)|infonavit/, 'social_security'],
  [/propiedad (intelectual|industrial)|\bmarcas?\b|patente|derechos? de autor|\bimpi\b/, 'intellectual_property'],
  [/migra|extranjer|naturalizacion/, 'immigration'],
  [/ambient|ecolog|profepa|semarnat/, 'environmental'],
  [/elector/, 'electoral'],
  [/fiscal(?!ia)|tribut|\btax|impuest|credito fiscal|\bsat\b/, 'tax'],
  [/agrari|ejid/, 'agrarian'],
  [/mercantil|comercial|commercial|pagare|concurso mercantil|titulos? de credito/, 'commercial'],
  [/famil|divorcio|aliment|custodia|patria potestad|sucesor|intestament|testament|pension alimenticia/, 'family'],
  [/labor|trabajo|despido|conciliacion y arbitraje|\bjunta\b|sindical/, 'labor'],
  [/penal|criminal|delito|ministerio publico|fiscalia|carpeta de investigacion|averiguacion/, 'criminal'],
  [/constitucional/, 'constitutional'],
  [/corporativ|societari|corporate|contratos?\b|asamblea/, 'corporate'],
  [/inmobiliari|real estate|escritur|notarial/, 'real_estate'],
  [/administrativ|contencios|nulidad|\btfja\b|licitacion|administrative/, 'administrative'],
  [
    /civil|arrendamiento|hipotecari|usucapion|prescripcion positiva|reivindicatori|desahucio|ordinario|interdicto/,
    'civil',
  ],
]

/** The branch of law that a text tells of, not only names. */
export function inferMateria(text: string): Materia | null {
  const said = fold(text)
  return MATERIA_WORDS.find(([words]) => words.test(said))?.[1] ?? null
}

/** Branches of law as lists shorten them, which would mislead within a longer text. */
const SHORT_MATERIAS: [RegExp, Materia][] = [
  [/^(adm(on|in|vo|va)?|advo|advva|admvo|admva)\.?$/, 'administrative'],
  [/^agr\.?$/, 'agrarian'],
  [/^(amp|a\.? ?(d|i|r)\.?)\.?$/, 'amparo'],
  [/^civ\.?$/, 'civil'],
  [/^const\.?$/, 'constitutional'],
  [/^corp\.?$/, 'corporate'],
  [/^fam\.?$/, 'family'],
  [/^fisc\.?$/, 'tax'],
  [/^lab\.?$/, 'labor'],
  [/^mer?c\.?$/, 'commercial'],
  [/^pen\.?$/, 'criminal'],
]

/** The branch of law that a cell names in short: «Fam.», «Admvo.». */
export const shortMateria = (text: string) =>
  SHORT_MATERIAS.find(([short]) => short.test(fold(text).trim()))?.[1] ?? null
