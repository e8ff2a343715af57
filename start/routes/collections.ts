import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Alerts, CollectionFiles, CollectionItems, CollectionStates, Collections } = controllers.collections
const { DocumentMarks, DocumentNotes, Favorites } = controllers.collections

router
  .group(() => {
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
