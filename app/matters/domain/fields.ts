/** A text that a matter may have: one line. */
interface MatterText {
  /** Characters that its column holds. */
  length: number
}

/**
 * The texts of a matter besides its title, in their order. Validation, stored fields, API, search, form, page, history, imports, exports and copies of a
 * firm follow this list. A new one needs its line here, its column, its label `matters.field.<key>` and its hint (docs/development.md).
 */
export const MATTER_TEXTS = {
  /** Type of proceeding (tipo de juicio, vía). */
  proceeding: { length: 120 },
  /** How far it is (etapa). */
  stage: { length: 80 },
  court: { length: 200 },
  fileNumber: { length: 60 },
  /** The number that the client gives it. */
  clientNumber: { length: 60 },
} as const satisfies Record<string, MatterText>

export type MatterTextKey = keyof typeof MATTER_TEXTS

/** How many of a thing are meant at the beginning of a heading: «No. de», «Nombre del». */
export const NUMBER = '(?:numero|num\\.?|no\\.?|nro\\.?|n°|#)\\s*(?:de(?:l)?\\s*)?'

/** How columns of files are called that have a text, beside its own label; patterns of the whole heading, folded. The browser does not get them. */
export const MATTER_HEADINGS: Partial<Record<MatterTextKey, string>> = {
  proceeding:
    '(?:tipo|clase) de (?:juicio|procedimiento|asunto|proceso|accion)|juicio|via|procedimiento|accion|prestacion(?:es)?|tipo|proceeding|type of proceeding|action',
  stage:
    'etapa(?: procesal| actual| del juicio)?|fase(?: procesal)?|estado procesal|situacion procesal|estatus procesal|stage|phase',
  court:
    'organo(?: jurisdiccional| o autoridad)?|autoridad|juzgado(?: / ?tribunal|/tribunal| o tribunal| o autoridad| o junta)?|tribunal|juzgado o tribunal|radicacion|radicado en|sala|junta|instancia|organo judicial|court|authority|before',
  fileNumber: `expedientes?|exp\\.?|(?:${NUMBER})(?:expediente|exp\\.?|juicio|toca|amparo|causa|carpeta de investigacion|averiguacion)(?: judicial)?|expediente (?:judicial|del juzgado|numero|no\\.?|num\\.?)|toca|causa(?: penal)?|carpeta(?: judicial| de investigacion)?|juicio no\\.?|file number|court file|docket(?: number)?|case (?:number|no\\.?)`,
  clientNumber:
    'numero del cliente|referencia del cliente|siniestro|(?:numero|no\\.?) de (?:siniestro|credito|cliente|contrato|poliza)|credito|client number|client reference',
}

export const MATTER_TEXT_KEYS = Object.keys(MATTER_TEXTS) as MatterTextKey[]

/** The texts of a matter as another record of it has them. */
export const matterTexts = <T>(read: (key: MatterTextKey) => T) =>
  Object.fromEntries(MATTER_TEXT_KEYS.map((key) => [key, read(key)])) as Record<MatterTextKey, T>
