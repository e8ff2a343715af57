/** A word, as the index knows it. */
export interface WordTerm {
  kind: 'word'
  /** As typed, lower case. */
  written: string
  /** Without accents (ñ kept), lower case. */
  folded: string
  /** What documents are found by; null when it counts exactly as typed (a stop word that stands alone, a quoted word). */
  stem: string | null
}

/** The beginning of a word, folded: at least two characters. */
export interface PrefixTerm {
  kind: 'prefix'
  written: string
  folded: string
}

/** Two or more folded words that follow each other. */
export interface PhraseTerm {
  kind: 'phrase'
  written: string
  words: string[]
}

/** Terms that stand within so many words of each other, in any order: `amparo NEAR/8 suspensión`. */
export interface NearTerm {
  kind: 'near'
  /** The most words between two neighbours; 1 to 50. */
  distance: number
  terms: (WordTerm | PhraseTerm)[]
}

/** The alternatives that a legal synonym gives a word: any of them counts; the first is what was typed. */
export interface SynonymsTerm {
  kind: 'synonyms'
  terms: (WordTerm | PhraseTerm)[]
}

export type Term = WordTerm | PrefixTerm | PhraseTerm | NearTerm | SynonymsTerm

/** A condition that a document meets or does not. */
export type Condition =
  | Term
  | { kind: 'and'; all: Condition[] }
  | { kind: 'or'; any: Condition[] }
  | { kind: 'not'; condition: Condition }
  /** The term stands in the title. */
  | { kind: 'title'; term: Exclude<Term, NearTerm> }
  /** A value of a filter of the source has all these folded words: `materia:penal`. */
  | { kind: 'facet'; filter: string; words: string[] }

/** What a query text means. */
export interface Query {
  /** Null: every document. */
  condition: Condition | null
  /** What is marked in titles and extracts, and by which documents are ranked: the terms that are not excluded. */
  ranked: Term[]
}
