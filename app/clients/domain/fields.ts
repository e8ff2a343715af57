/** A text that a client may have: what its form, page, imports, exports, merges and copies ask of it. */
export interface ClientText {
  /** Where the form has it, and the page of a client beside what is there. Two clients that are merged keep the name and the address as a whole. */
  section: 'name' | 'identity' | 'contact' | 'address' | 'notes'
  /** Characters that its column holds. */
  length: number
  /** Only clients of this type have it. */
  of?: 'person' | 'business'
  /** One line that is kept as it was typed, or as a cell of a file has it; a client can be without it. */
  isPlain?: boolean
  /** A client can be without it: what its column would not hold is put aside when a file is brought in. */
  isOptional?: boolean
  /** Several columns of a file may have it. */
  isMany?: boolean
}

/**
 * The texts of a client besides its name, in their order. Validation, stored fields, API, form, page, history, imports, exports, merges and copies of
 * a firm follow this list. A new one needs its line here, its column and its label `clients.field.<key>` (docs/development.md).
 */
export const CLIENT_TEXTS = {
  tradeName: { section: 'name', length: 200, of: 'business', isPlain: true },
  rfc: { section: 'identity', length: 13, isOptional: true },
  curp: { section: 'identity', length: 18, of: 'person', isOptional: true },
  email: { section: 'contact', length: 254, isOptional: true },
  taxRegime: { section: 'identity', length: 60 },
  street: { section: 'address', length: 150, isPlain: true },
  exteriorNumber: { section: 'address', length: 20, isPlain: true },
  interiorNumber: { section: 'address', length: 20, isPlain: true },
  colonia: { section: 'address', length: 120, isPlain: true },
  municipality: { section: 'address', length: 120, isPlain: true },
  zip: { section: 'address', length: 5, isOptional: true },
  state: { section: 'address', length: 120 },
  notes: { section: 'notes', length: 5_000, isMany: true },
} as const satisfies Record<string, ClientText>

export type ClientTextKey = keyof typeof CLIENT_TEXTS
export type ClientSection = ClientText['section']

/** How columns of files are called that have a text, beside its own label; patterns of the whole heading, folded. The browser does not get them. */
export const CLIENT_HEADINGS: Partial<Record<ClientTextKey, string>> = {
  tradeName: 'nombre comercial|marca|alias|trade name',
  rfc: '(?:clave |num(?:ero|\\.)? )?(?:de )?r\\.?f\\.?c\\.?(?: (?:del )?cliente| con homoclave)?|registro federal de contribuyentes|tax id',
  curp: 'c\\.?u\\.?r\\.?p\\.?',
  email: 'correos?|correo (?:electronico|e|de contacto)|emails?|e-?mails?|mails?|mail de contacto|correo / ?email',
  taxRegime: 'regimen|regimen fiscal|tax regime',
  street:
    'calle(?: y (?:numero|no\\.?))?|direccion(?: completa| fiscal)?|domicilio(?: fiscal| particular)?|street|address',
  exteriorNumber: '(?:numero|no\\.?|num\\.?) ?ext(?:erior|\\.)?|exterior number|street number',
  interiorNumber: '(?:numero|no\\.?|num\\.?) ?int(?:erior|\\.)?|interior number|apartment',
  colonia: 'col(?:onia|\\.)?|fraccionamiento|neighborhood|neighbourhood',
  municipality:
    'municipio|alcaldia|delegacion|municipio o alcaldia|municipio ?/ ?alcaldia|alcaldia ?/ ?municipio|ciudad|localidad|municipality|city',
  zip: 'cp|c\\. ?p\\.?|cod\\.? postal|codigo postal|zip|zip code|postal code',
  state: 'estado|edo\\.?|entidad|entidad federativa|estado ?/ ?entidad|state',
  notes: 'notas?|observacion(?:es)?|comentarios?|referencias?|anotacion(?:es)?|notes?|comments?|remarks',
}

type Flagged<F extends string> = {
  [K in ClientTextKey]: F extends keyof (typeof CLIENT_TEXTS)[K] ? K : never
}[ClientTextKey]

export const CLIENT_TEXT_KEYS = Object.keys(CLIENT_TEXTS) as ClientTextKey[]

const flagged = <F extends keyof ClientText>(flag: F) =>
  CLIENT_TEXT_KEYS.filter((key) => flag in CLIENT_TEXTS[key]) as Flagged<F>[]

export const PLAIN_TEXTS = flagged('isPlain')
export const OPTIONAL_TEXTS = [...PLAIN_TEXTS, ...flagged('isOptional')]

/** The texts of a section of the form, in their order. */
export const textsIn = (section: ClientSection) =>
  CLIENT_TEXT_KEYS.filter((key) => CLIENT_TEXTS[key].section === section)

/** Whether clients of a type have a text. */
export const hasText = (type: 'person' | 'business', key: ClientTextKey) =>
  ((CLIENT_TEXTS[key] as ClientText).of ?? type) === type

/** The texts of a client as another record of it has them. */
export const textsOf = <T>(read: (key: ClientTextKey) => T) =>
  Object.fromEntries(CLIENT_TEXT_KEYS.map((key) => [key, read(key)])) as Record<ClientTextKey, T>
