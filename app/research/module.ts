import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { homePanels } from '#app/core/contributions/registries'
import { panelParts } from '#app/research/authority/panels'
import { setArticleLookup } from '#app/core/contributions/law_articles'
import { citingDocuments } from '#app/research/citations/queries/citing_documents'
import { findArticles } from '#app/research/citations/queries/find_articles'
import { presentCitingPage } from '#app/research/citations/present_citing_page'
import { personalDataParts } from '#app/research/personal_data'
import { recentSearches } from '#app/research/queries/recent_searches'
import { analysisPanels } from '#app/research/registries'

const ON_HOME = 5

export default defineModule({
  parts: [
    partsOf(homePanels, {
      key: 'research.recent',
      order: 20,
      cacheable: true,
      async load({ userId }) {
        const items = await recentSearches(userId, ON_HOME)
        return items.length > 0 ? { items } : null
      },
    }),
    panelParts,
    partsOf(analysisPanels, {
      key: 'research.cited_by',
      order: 40,
      async load(_, documentId) {
        const page = await citingDocuments(documentId)
        return page.total > 0 ? presentCitingPage(page) : null
      },
    }),
    personalDataParts,
  ],
  connect() {
    setArticleLookup(findArticles)
  },
})
