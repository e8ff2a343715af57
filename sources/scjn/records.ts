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
  /** ISO date, when the channel tells it apart from the note. */
  publishedOn: string | null
}

/** A ruling as the repository gives it; its texts are raw. */
export interface Ruling extends Record<(typeof RULING_TEXTS)[number], string> {
  kind: 'engrose'
  id: string
  /** ISO date. */
  decidedOn: string | null
}

/**
 * Fields of what the Semanario publishes besides theses, and the names under which the Court's systems are known to give them, or may:
 * no answer with every field was at hand.
 */
export const PUBLICATION_TEXTS = {
  rubro: ['rubro', 'titulo', 'tema'],
  texto: ['texto', 'textoVoto', 'contenido', 'html'],
  asunto: ['asunto', 'tipoAsuntoE', 'asuntos', 'expediente', 'numExpediente'],
  tipoAsunto: ['tipoAsunto'],
  expediente: ['expediente', 'numExpediente'],
  promovente: ['promovente', 'promoventes', 'quejoso'],
  epoca: ['epoca', 'epocaAbr'],
  instancia: ['instancia', 'instanciaAbr', 'sala'],
  organoJuris: ['organoJuris', 'organoJurisdiccional', 'organoRadicacion', 'organo'],
  fuente: ['fuente'],
  volumen: ['volumen', 'libro'],
  tomo: ['tomo'],
  pagina: ['pagina'],
  localizacion: ['localizacion'],
  notaPublica: ['notaPublica', 'textoPublicacion'],
  votacion: ['votacion'],
  ponente: ['ponente', 'ministroPonente', 'ministro'],
  emisor: ['emisor', 'ministro', 'ministroFirma', 'emisores', 'votante', 'ponente'],
  tipoVoto: ['tipoVoto', 'tipo'],
  tesis: ['tesis', 'claveTesis', 'tesisRelacionadas', 'rdTesis'],
  huellaDigital: ['huellaDigital'],
} as const

type PublicationTexts = Record<keyof typeof PUBLICATION_TEXTS, string>

/** A ruling as the Semanario publishes it (`ejecutoria`), or the opinion of a judge who did not agree with it (`voto`); its texts are raw. */
export interface Publication extends PublicationTexts {
  kind: 'ejecutoria' | 'voto'
  id: string
  /** ISO dates. */
  publishedOn: string | null
  decidedOn: string | null
  anio: number | null
  /** 1 to 12. */
  mes: number | null
  materias: string[]
}

export type ScjnRecord = Thesis | Ruling | Publication
