import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('b-search/results', [controllers.research.Searches, 'results']).as('searches.results')
    router.get('b-search/:source', [controllers.research.Searches, 'show']).as('searches.show')
    router.get('b-search/analysis/:source/:slug', [controllers.research.Analyses, 'show']).as('analyses.show')
    router.delete('stored-searches', [controllers.research.StoredSearches, 'clear']).as('stored_searches.clear')
    router
      .delete('stored-searches/:source', [controllers.research.StoredSearches, 'destroy'])
      .as('stored_searches.destroy')
  })
  .prefix('search')
  .as('research')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
