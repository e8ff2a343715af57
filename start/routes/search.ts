import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Alerts, CollectionFiles, CollectionItems, CollectionStates, Collections } = controllers.collections
const { DocumentMarks, DocumentNotes, Favorites } = controllers.collections

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

    router.get('collections', [Collections, 'index']).as('collections.index')
    router.get('collections/options', [Collections, 'options']).as('collections.options')
    router.post('collections', [Collections, 'store']).as('collections.store')
    router.get('collections/:id', [Collections, 'show']).as('collections.show')
    router.put('collections/:id', [Collections, 'update']).as('collections.update')
    router.delete('collections/:id', [Collections, 'destroy']).as('collections.destroy')
    router.get('collections/:id/export', [CollectionFiles, 'show']).as('collection_files.show')
    router.get('collections/:id/citations', [CollectionFiles, 'citations']).as('collection_files.citations')
    router.put('collections/:id/sharing', [CollectionStates, 'share']).as('collection_states.share')
    router.post('collections/:id/copies', [CollectionStates, 'copy']).as('collection_states.copy')
    router.post('collections/:id/restoration', [CollectionStates, 'restore']).as('collection_states.restore')
    router.post('collections/:id/items', [CollectionItems, 'store']).as('collection_items.store')
    router.put('collections/:id/items/order', [CollectionItems, 'order']).as('collection_items.order')
    router.post('collections/:id/items/restoration', [CollectionItems, 'restore']).as('collection_items.restore')
    router.put('collections/:id/items/:itemId', [CollectionItems, 'update']).as('collection_items.update')
    router.delete('collections/:id/items/:itemId', [CollectionItems, 'destroy']).as('collection_items.destroy')

    router.post('favorites', [Favorites, 'store']).as('favorites.store')
    router.delete('favorites/:documentId', [Favorites, 'destroy']).as('favorites.destroy')
    router.delete('lost-favorites/:id', [Favorites, 'forget']).as('favorites.forget')

    router.post('document-notes', [DocumentNotes, 'store']).as('document_notes.store')
    router.put('document-notes/:id', [DocumentNotes, 'update']).as('document_notes.update')
    router.delete('document-notes/:id', [DocumentNotes, 'destroy']).as('document_notes.destroy')

    router
      .group(() => {
        router.put('document-marks/:documentId', [DocumentMarks, 'update']).as('document_marks.update')
        router.delete('document-marks/:documentId', [DocumentMarks, 'destroy']).as('document_marks.destroy')
      })
      .use(middleware.can('expedientes:editar'))

    router.get('alerts/:id', [Alerts, 'show']).as('alerts.show')
    router.post('alerts', [Alerts, 'store']).as('alerts.store')
    router.post('document-alerts', [Alerts, 'watch']).as('alerts.watch')
    router.put('alerts/:id', [Alerts, 'update']).as('alerts.update')
    router.delete('alerts/:id', [Alerts, 'destroy']).as('alerts.destroy')
    router.post('alerts/:id/pause', [Alerts, 'pause']).as('alerts.pause')
    router.delete('alerts/:id/pause', [Alerts, 'resume']).as('alerts.resume')
  })
  .prefix('search')
  .as('research')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('courts', [controllers.judiciary.JudicialCourts, 'index']).as('courts.index')
    router.get('courts/:id', [controllers.judiciary.JudicialCourts, 'show']).as('courts.show')
    router.get('judges', [controllers.judiciary.Judges, 'index']).as('judges.index')
    router.get('rulings/:id/public-version', [controllers.judiciary.PublicVersions, 'show']).as('public_versions.show')
  })
  .prefix('search')
  .as('judiciary')
  .use(middleware.as('lawyer'))
