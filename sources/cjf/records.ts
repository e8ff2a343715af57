/** A label of the "Captura de Información" panel and what stands beside it, both in one line. */
export interface Entry {
  label: string
  value: string
}

/** A section of the panel; entries that were captured together are a group. */
export interface Section {
  title: string
  groups: Entry[][]
}

/** An acuerdo of a case. Dates are ISO. */
export interface Agreement {
  number: string
  /** Its place in the case at the court; has gaps. */
  order: string
  decidedOn: string | null
  publishedOn: string | null
  /** `Principal`, `Incidental` … */
  notebook: string
  /** As the table gives it, cut after some 250 characters. */
  summary: string
  /** The whole summary, when it was asked for. */
  text: string | null
  /** What the site wants to be asked for the whole one; null when there is no link. */
  link: AgreementLink | null
}

export interface AgreementLink {
  organ: string
  order: string
  neun: string
  matter: string
  /** `dd/mm/aaaa`, as the site writes them. */
  decided: string
  published: string
  number: string
}

/** A public version that a case page names. */
export interface ListedRuling {
  neun: string
  enteredOn: string | null
  topic: string
  /** Where its file is; null when the page does not say. */
  address: string | null
}

export interface RelatedCase {
  neun: string
  number: string
  /** Court and kind of case, as the page has them. */
  court: string
  date: string | null
}

/** A case page. Texts are in one line unless they say otherwise. */
export interface CaseFile {
  kind: 'expediente'
  neun: string
  organId: string
  court: string
  proceeding: string
  number: string
  occNumber: string
  parties: number
  sections: Section[]
  agreements: Agreement[]
  rulings: ListedRuling[]
  related: RelatedCase[]
}

/** What is told of a ruling beside its text. Lists are never null; dates are ISO or null. */
export interface RulingFacts {
  neun: string
  organId: string
  court: string
  proceeding: string
  number: string
  circuit: string
  state: string
  city: string
  subjects: string[]
  branches: string[]
  acts: string[]
  specificActs: string[]
  outcome: string
  judges: string[]
  secretary: string
  topic: string
  filedOn: string | null
  decidedOn: string | null
}

/** The public version of a ruling. */
export interface RulingFile extends RulingFacts {
  kind: 'sentencia'
  id: string
  paragraphs: string[]
  /** Whether the file that it was read from is a PDF, which readers may have. */
  isPdf: boolean
}

export type CjfRecord = CaseFile | RulingFile
