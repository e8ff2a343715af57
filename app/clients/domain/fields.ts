/** A text that a client may have: what its form, imports, exports and copies ask of it. */
export interface ClientText {
  /** Characters that its column holds. */
  length: number
  /** How columns of files are called that have it; a pattern of the whole heading, folded. */
  headings: string
  /** One line that is kept as it was typed, or as a cell of a file has it. */
  isPlain?: boolean
  /** A client can be without it: what its column would not hold is put aside when a file is brought in. */
  isOptional?: boolean
  /** Several columns of a file may have it. */
  isMany?: boolean
}

/**
 * The texts of a client besides its name, in their order. Validation, stored fields, API, imports, exports and copies of a firm follow this list; a new
 * one needs its line here, its column, its labels, and its places in the form and on the page.
 */
export const CLIENT_TEXTS = {
  tradeName: {
    length: 200,
    isPlain: true,
    isOptional: true,
    headings: 'nombre comercial|marca|alias|trade name',
  },
  rfc: {
    length: 13,
    isOptional: true,
    headings:
      '(?:clave |num(?:ero|\\.)? )?(?:de )?r\\.?f\\.?c\\.?(?: (?:del )?cliente| con homoclave)?|registro federal de contribuyentes|tax id',
  },
  curp: {
    length: 18,
    isOptional: true,
    headings: 'c\\.?u\\.?r\\.?p\\.?',
  },
  email: {
    length: 254,
    isOptional: true,
    headings: 'correos?|correo (?:electronico|e|de contacto)|emails?|e-?mails?|mails?|mail de contacto|correo / ?email',
  },
  taxRegime: {
    length: 60,
    headings: 'regimen|regimen fiscal|tax regime',
  },
  street: {
    length: 150,
    isPlain: true,
    isOptional: true,
    headings:
      'calle(?: y (?:numero|no\\.?))?|direccion(?: completa| fiscal)?|domicilio(?: fiscal| particular)?|street|address',
  },
  exteriorNumber: {
    length: 20,
    isPlain: true,
    isOptional: true,
    headings: '(?:numero|no\\.?|num\\.?) ?ext(?:erior|\\.)?|exterior number|street number',
  },
  interiorNumber: {
    length: 20,
    isPlain: true,
    isOptional: true,
    headings: '(?:numero|no\\.?|num\\.?) ?int(?:erior|\\.)?|interior number|apartment',
  },
  colonia: {
    length: 120,
    isPlain: true,
    isOptional: true,
    headings: 'col(?:onia|\\.)?|fraccionamiento|neighborhood|neighbourhood',
  },
  municipality: {
    length: 120,
    isPlain: true,
    isOptional: true,
    headings:
      'municipio|alcaldia|delegacion|municipio o alcaldia|municipio ?/ ?alcaldia|alcaldia ?/ ?municipio|ciudad|localidad|municipality|city',
  },
  zip: {
    length: 5,
    isOptional: true,
    headings: 'cp|c\\. ?p\\.?|cod\\.? postal|codigo postal|zip|zip code|postal code',
  },
  state: {
    length: 120,
    headings: 'estado|edo\\.?|entidad|entidad federativa|estado ?/ ?entidad|state',
  },
  notes: {
    length: 5_000,
    isMany: true,
    headings: 'notas?|observacion(?:es)?|comentarios?|referencias?|anotacion(?:es)?|notes?|comments?|remarks',
  },
} as const satisfies Record<string, ClientText>

export type ClientTextKey = keyof typeof CLIENT_TEXTS
type Flagged<F extends string> = {
  [K in ClientTextKey]: F extends keyof (typeof CLIENT_TEXTS)[K] ? K : never
}[ClientTextKey]

export const CLIENT_TEXT_KEYS = Object.keys(CLIENT_TEXTS) as ClientTextKey[]

const flagged = <F extends keyof ClientText>(flag: F) =>
  CLIENT_TEXT_KEYS.filter((key) => flag in CLIENT_TEXTS[key]) as Flagged<F>[]

export const PLAIN_TEXTS = flagged('isPlain')
export const OPTIONAL_TEXTS = flagged('isOptional')

/** The texts of a client as another record of it has them. */
export const textsOf = <T>(read: (key: ClientTextKey) => T) =>
  Object.fromEntries(CLIENT_TEXT_KEYS.map((key) => [key, read(key)])) as Record<ClientTextKey, T>
