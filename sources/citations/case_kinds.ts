/**
 * Kinds of case as the courts name them, singular; the words that take a plural are marked with `*`. Those of the Supreme Court are the values of its own
 * catalogue of rulings (bicentenario.scjn.gob.mx/repositorio-scjn, `tipoAsunto`).
 */
const KINDS = [
  'acción* de inconstitucionalidad',
  'aclaración* de jurisprudencia',
  'aclaración* de sentencia',
  'amparo* directo*',
  'amparo* directo* en revisión',
  'amparo* en revisión',
  'amparo* indirecto*',
  'competencia*',
  'conflicto* competencial*',
  'consulta* a trámite',
  'contradicción* de criterios',
  'contradicción* de tesis',
  'controversia* constitucional*',
  'declaratoria* general* de inconstitucionalidad',
  'denuncia* de repetición del acto reclamado',
  'expediente* varios',
  'facultad* de atracción',
  'impedimento*',
  'improcedencia*',
  'incidente* de cumplimiento sustituto',
  'incidente* de inejecución',
  'incidente* de inejecución de sentencia',
  'incidente* de inejecución derivado* de denuncia de repetición del acto reclamado',
  'incidente* de inejecución derivado* de incidente de cumplimiento sustituto',
  'incidente* de inejecución derivado* de juicio de amparo',
  'incidente* de inejecución derivado* del incumplimiento de una declaratoria general de inconstitucionalidad',
  'incidente* de suspensión',
  'inconformidad*',
  'juicio* de amparo',
  'juicio* de inconformidad',
  'juicio* de inconformidad electoral',
  'juicio* de inconformidad en materia electoral',
  'juicio* ordinario* federal*',
  'modificación* de jurisprudencia',
  'queja*',
  'reclamación*',
  'reconocimiento* de inocencia',
  'recurso* de apelación',
  'recurso* de inconformidad',
  'recurso* de queja',
  'recurso* de reclamación',
  'recurso* de revisión en amparo directo',
  'recurso* de revisión en incidente de suspensión',
  'recurso* de revocación',
  'revisión* administrativa*',
  'revisión* contenciosa* administrativa*',
  'revisión* en incidente de suspensión',
  'revisión* fiscal*',
  'solicitud* de ejercicio de la facultad de atracción',
  'solicitud* de modificación de jurisprudencia',
  'solicitud* de reasunción de competencia',
  'solicitud* de sustitución de jurisprudencia',
  'varios',
]

/** One kind of case under several names. `Juicio de inconformidad` alone is the Court's, of elections of judges. */
const OTHER_NAMES: Record<string, string> = {
  'denuncia* de repetición': 'denuncia de repetición del acto reclamado',
  'incidente* de repetición del acto reclamado': 'denuncia de repetición del acto reclamado',
  'juicio* de garantías': 'juicio de amparo',
  'revisión* principal*': 'amparo en revisión',
  'repetición* del acto reclamado': 'denuncia de repetición del acto reclamado',
}
const SAME: Record<string, string> = {
  'expediente varios': 'varios',
  'facultad de atracción': 'solicitud de ejercicio de la facultad de atracción',
  'incidente de inejecución': 'incidente de inejecución de sentencia',
  'juicio de inconformidad': 'juicio de inconformidad en materia electoral',
  'juicio de inconformidad electoral': 'juicio de inconformidad en materia electoral',
  'reclamación': 'recurso de reclamación',
  'recurso de queja': 'queja',
}

/** `Amparo civil directo`: older rulings put the field in the middle. */
const MIDDLE = ['administrativo*', 'civil*', 'de trabajo', 'laboral*', 'mercantil*', 'penal*'].flatMap((field) => [
  [`amparo* ${field} directo*`, 'amparo directo'] as const,
  [`amparo* ${field} en revisión`, 'amparo en revisión'] as const,
])

/** A name as texts write it, and the kind of case that it means. */
export interface CaseName {
  written: string
  kind: string
}

/** All names, longer ones first. */
export const CASE_NAMES: CaseName[] = [
  ...KINDS.map((name) => ({ written: name, kind: kindOf(name.replaceAll('*', '')) })),
  ...[...Object.entries(OTHER_NAMES), ...MIDDLE].map(([written, kind]) => ({ written, kind })),
].sort((one, other) => other.written.length - one.written.length)

function kindOf(name: string): string {
  return SAME[name] ?? name
}

/** Abbreviations, with or without full stops. */
export const SHORT_CASES: Record<string, string> = {
  ADR: 'amparo directo en revisión',
  AR: 'amparo en revisión',
  AD: 'amparo directo',
  CT: 'contradicción de tesis',
  CC: 'controversia constitucional',
  AI: 'acción de inconstitucionalidad',
  DGI: 'declaratoria general de inconstitucionalidad',
  SEFA: 'solicitud de ejercicio de la facultad de atracción',
}
/** Those of the collegiate courts, with the field as second letter (`D.A.`, `R.C.`); only with full stops, since two letters mean much else. */
export const COLLEGIATE_CASES: Record<string, string> = {
  ...fielded('D', 'ACPT', 'amparo directo'),
  ...fielded('R', 'ACPT', 'amparo en revisión'),
  ...fielded('Q', 'ACPT', 'queja'),
  RF: 'revisión fiscal',
}

function fielded(first: string, fields: string, kind: string): Record<string, string> {
  return Object.fromEntries([...fields].map((field) => [`${first}${field}`, kind]))
}

/** Abbreviations that mean several things: they count where the text also has the words. */
export const SPELLED_OUT: Record<string, RegExp> = {
  AI: /acci(?:ón|ones) de inconstitucionalidad/i,
  CC: /controversias? constitucional/i,
}
