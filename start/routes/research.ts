import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('b-search/results', [controllers.research.Searches, 'results']).as('searches.results')
    router.get('b-search/:source/suggestions', [controllers.research.Suggestions, 'show']).as('suggestions.show')
    router.get('b-search/:source', [controllers.research.Searches, 'show']).as('searches.show')
    router.get('b-search/analysis/:source/:slug', [controllers.research.Analyses, 'show']).as('analyses.show')
    router
      .get('b-search/analysis/:source/:slug/cited-by', [controllers.research.CitingDocuments, 'index'])
      .as('citing_documents.index')
    router.get('b-search/analysis/:source/:slug/summary', [controllers.research.Summaries, 'show']).as('summaries.show')
    router
      .get('b-search/analysis/:source/:slug/related', [controllers.research.RelatedDocuments, 'index'])
      .as('related_documents.index')
    router.put('my-court', [controllers.research.MyCourts, 'update']).as('my_court.update')
    router.delete('my-court', [controllers.research.MyCourts, 'destroy']).as('my_court.destroy')
    router.put('my-matter', [controllers.research.MyMatters, 'update']).as('my_matter.update')
    router.delete('my-matter', [controllers.research.MyMatters, 'destroy']).as('my_matter.destroy')
    router
      .get('b-search/analysis/:source/:slug/versiones', [controllers.research.Versions, 'index'])
      .as('versions.index')
    router.delete('stored-searches', [controllers.research.StoredSearches, 'clear']).as('stored_searches.clear')
    router
      .delete('stored-searches/:source', [controllers.research.StoredSearches, 'destroy'])
      .as('stored_searches.destroy')
  })
  .prefix('search')
  .as('research')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
