/** Fields of a thesis that are texts, by their names in the repository; empty when missing. `tesis` is the clave. */
export const THESIS_TEXTS = [
  'rubro',
  'texto',
  'precedentes',
  'epoca',
  'instancia',
  'organoJuris',
  'fuente',
  'tesis',
  'tipoTesis',
  'localizacion',
  'notaPublica',
  'anexos',
  'huellaDigital',
] as const

/** Fields of a ruling that are texts. `engrose` is the whole text, or nothing where the repository has an internal path. */
export const RULING_TEXTS = [
  'expediente',
  'asunto',
  'tipoAsunto',
  'pertenencia',
  'organoResolvio',
  'ministro',
  'tema',
  'resolucion',
  'votacion',
  'engrose',
  'organoJurisdiccionalOrigen',
  'asuntosAcumulados',
  'urlInternet',
  'huellaDigital',
] as const

/** A thesis as the repository gives it; its texts are raw. */
export interface Thesis extends Record<(typeof THESIS_TEXTS)[number], string> {
  kind: 'tesis'
  /** Registro digital. */
  id: number
  anio: number | null
  /** 1 to 12. */
  mes: number | null
  materias: string[]
}

/** A ruling as the repository gives it; its texts are raw. */
export interface Ruling extends Record<(typeof RULING_TEXTS)[number], string> {
  kind: 'engrose'
  id: string
  /** ISO date. */
  decidedOn: string | null
}

export type ScjnRecord = Thesis | Ruling
