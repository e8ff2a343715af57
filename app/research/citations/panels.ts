import { analysisPanels } from '#app/research/registries'
import { citingDocuments } from './queries/citing_documents.js'
import { shownPage } from './shown.js'

analysisPanels.add({
  key: 'research.cited_by',
  order: 40,
  async load(_, documentId) {
    const page = await citingDocuments(documentId)
    return page.total > 0 ? shownPage(page) : null
  },
})
