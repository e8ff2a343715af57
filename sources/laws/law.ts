/** What a chunk of a law is. `closing` = signatures and the order to publish; `decree` = the decree that a reform came with. */
export type UnitKind =
  | 'preamble'
  | 'book'
  | 'part'
  | 'title'
  | 'chapter'
  | 'section'
  | 'apartado'
  | 'article'
  | 'decree'
  | 'transitory'
  | 'annex'
  | 'closing'

/** A chunk of a law. The units of a law part its lines among them, in order and without gaps. */
export interface LawUnit {
  kind: UnitKind
  /** Unique in the law: `107`, `14-bis`, `60-68`, `t-1`, `t-2013-04-02-1`. */
  key: string
  /** As written: `Artículo 107`, `CAPÍTULO I`, `PRIMERO`. */
  label: string
  /** Name of a division, epigraph of an article, title of a decree. */
  name: string | null
  /** Of an article or a transitory provision, in citing form: `107`, `14-A`, `29 bis`, `60 al 68`. */
  number: string | null
  /** All the numbers that it stands for. */
  numbers: string[]
  /** 0 for the highest. */
  level: number
  /** Places in `units` of the divisions above it, highest first. */
  path: number[]
  /** Its lines: `[first, end)`. */
  first: number
  end: number
  /** ISO date of the decree to which a transitory provision belongs; null for those of the law itself. */
  decree: string | null
}

/** What a note of reform is about. */
export type NoteScope =
  | 'law'
  | 'book'
  | 'title'
  | 'chapter'
  | 'section'
  | 'apartado'
  | 'article'
  | 'paragraph'
  | 'fraction'
  | 'inciso'
  | 'numeral'
  | 'name'
  | 'annex'
  | 'other'

/** What was done. `moved` = its number changed; `amounts` = its amounts were brought up to date. */
export type NoteAction =
  | 'reformed'
  | 'added'
  | 'repealed'
  | 'moved'
  | 'relocated'
  | 'errata'
  | 'invalidated'
  | 'amounts'
  | 'original'
  | 'other'

/** A note of the publisher on the history of a unit, such as `Párrafo reformado DOF 13-03-2025`. */
export interface ReformNote {
  line: number
  /** Place in `units`. */
  unit: number
  scope: NoteScope
  /** The last thing that was done; a note may tell several. */
  action: NoteAction
  /** ISO dates of the gazette, in the order of the note. */
  dates: string[]
  /** Line of the paragraph to which it is bound; null when it is about a whole division or law. */
  about: number | null
  text: string
}

/** The structure of the text of a law. */
export interface Law {
  /** Its paragraphs. */
  lines: string[]
  /** As the text writes it. */
  title: string
  units: LawUnit[]
  notes: ReformNote[]
  /** ISO date on which the law was published, as its text tells. */
  publishedOn: string | null
  /** ISO date of its last reform, as its text tells. */
  lastReformOn: string | null
}
