/** What a demand must have. Its words are `amparo.requisite.<key>` and `amparo.requisite.<key>.text`. */
export interface Requisite {
  key: string
  article: '10' | '108' | '110' | '128' | '175' | '176'
  /** Roman number of the fraction; null for the article as a whole. */
  fraction: string | null
  /** The answer of the demand that gives it; null for what a person says by hand. */
  from: RequisiteSource | null
}

/** Answers from which a requisite follows. */
export type RequisiteSource =
  'complainant' | 'thirdParty' | 'authorities' | 'act' | 'facts' | 'rights' | 'arguments' | 'happenedOn' | 'suspension'

/**
 * The requisites of the demand of an indirect amparo (articles 108 and 110) and of a direct one (articles 175 and 176), and that the suspension is asked for (128), as their
 * text was read (last reform DOF 16-10-2025). The representation in a direct amparo is that of article 10, its copies are those of 176.
 */
export const REQUISITES: Readonly<Record<'indirect' | 'direct', readonly Requisite[]>> = {
  indirect: [
    { key: 'complainant', article: '108', fraction: 'I', from: 'complainant' },
    { key: 'representation', article: '108', fraction: 'I', from: null },
    { key: 'third_party', article: '108', fraction: 'II', from: 'thirdParty' },
    { key: 'authorities', article: '108', fraction: 'III', from: 'authorities' },
    { key: 'act', article: '108', fraction: 'IV', from: 'act' },
    { key: 'facts', article: '108', fraction: 'V', from: 'facts' },
    { key: 'rights', article: '108', fraction: 'VI', from: 'rights' },
    { key: 'spheres', article: '108', fraction: 'VII', from: null },
    { key: 'arguments', article: '108', fraction: 'VIII', from: 'arguments' },
    { key: 'suspension', article: '128', fraction: null, from: 'suspension' },
    { key: 'copies', article: '110', fraction: null, from: null },
  ],
  direct: [
    { key: 'complainant', article: '175', fraction: 'I', from: 'complainant' },
    { key: 'representation', article: '10', fraction: null, from: null },
    { key: 'third_party', article: '175', fraction: 'II', from: 'thirdParty' },
    { key: 'authorities', article: '175', fraction: 'III', from: 'authorities' },
    { key: 'act', article: '175', fraction: 'IV', from: 'act' },
    { key: 'notified', article: '175', fraction: 'V', from: 'happenedOn' },
    { key: 'rights', article: '175', fraction: 'VI', from: 'rights' },
    { key: 'arguments', article: '175', fraction: 'VII', from: 'arguments' },
    { key: 'copies', article: '176', fraction: null, from: null },
  ],
}

/** Keys of all requisites, each once. */
export const REQUISITE_KEYS = [...new Set(Object.values(REQUISITES).flatMap((each) => each.map(({ key }) => key)))]

/** How a requisite stands: what is not applicable needs a reason. */
export const REQUISITE_STATES = ['done', 'missing', 'not_applicable'] as const
export type RequisiteState = (typeof REQUISITE_STATES)[number]
