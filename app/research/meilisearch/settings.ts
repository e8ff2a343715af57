import type { Settings } from 'meilisearch'
import { CONTENT } from '#app/research/search/index/index_file'
import { commonPhrases } from './common_phrases.js'

/** Changed with every change of what is written into the index or of its settings; an index of other content is searched until a new one is built beside it. */
export const INDEX_CONTENT = `${CONTENT}.2.${commonPhrases.version}`

/** More than there can be: the server would cap totals at 1,000 and counts at 100 values. */
const ALL_DOCUMENTS = 1_000_000_000
const ALL_VALUES = 20_000

const equality = (facetSearch = false) => ({ facetSearch, filter: { equality: true, comparison: false } })

/**
 * The settings of an index. The server stems no Spanish and forgives typos that would change totals, so it is given tokens that are final, and nothing of
 * what it does to words by itself is left on.
 */
export const SETTINGS: Settings = {
  searchableAttributes: ['titleTokens', 'bodyTokens'],
  filterableAttributes: [
    { attributePatterns: ['words'], features: equality(true) },
    {
      attributePatterns: ['source', 'tier', 'gone', 'titleWords', 'phrases', 'longCodes', 'facets.*'],
      features: equality(),
    },
    { attributePatterns: ['id'], features: { facetSearch: false, filter: { equality: true, comparison: true } } },
  ],
  sortableAttributes: ['published', 'id'],
  displayedAttributes: ['*'],
  rankingRules: ['words', 'attribute', 'sort'],
  stopWords: [],
  synonyms: {},
  typoTolerance: { enabled: false },
  prefixSearch: 'disabled',
  proximityPrecision: 'byAttribute',
  faceting: { maxValuesPerFacet: ALL_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: ALL_DOCUMENTS },
  searchCutoffMs: 20_000,
}
