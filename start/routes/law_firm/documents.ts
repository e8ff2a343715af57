import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Documents, DocumentCards, DocumentFiles, DocumentVersions, DocumentTags } = controllers.documents
const { DocumentCheckouts, DocumentShares, DocumentMoves, DocumentTrashings, DocumentFolders } = controllers.documents
const { DocumentArchives, DocumentEmptyings, DocumentConflicts, DocumentUploads } = controllers.documents
const { DocumentPages, DocumentPreviews, DocumentPassages, DocumentComparisons } = controllers.documents.reading
const { DocumentAttachments, DocumentReadings, DocumentViewerFiles } = controllers.documents.reading

router
  .group(() => {
    router
      .group(() => {
        router.get('documents/archive', [DocumentArchives, 'show']).as('document_archives.show')
        router.get('documents/:documentId/card', [DocumentCards, 'show']).as('document_cards.show')
        router.get('documents/:documentId/download', [DocumentFiles, 'download']).as('document_files.download')
        router.get('documents/:documentId/content', [DocumentFiles, 'content']).as('document_files.content')
      })
      .use(middleware.can('documentos:leer'))

    router
      .group(() => {
        router.post('documents', [Documents, 'store']).as('documents.store')
        router.post('documents/conflicts', [DocumentConflicts, 'store']).as('document_conflicts.store')
        router.post('folders', [DocumentFolders, 'store']).as('document_folders.store')
        router.post('uploads', [DocumentUploads, 'store']).as('document_uploads.store')
        router.get('uploads/:uploadId', [DocumentUploads, 'show']).as('document_uploads.show')
        router.patch('uploads/:uploadId', [DocumentUploads, 'update']).as('document_uploads.update')
        router.delete('uploads/:uploadId', [DocumentUploads, 'destroy']).as('document_uploads.destroy')
      })
      .use(middleware.can('documentos:crear'))

    router
      .group(() => {
        router.post('documents/moves', [DocumentMoves, 'store']).as('document_moves.store')
        router.post('documents/shares', [DocumentShares, 'store']).as('document_shares.store')
        router.delete('documents/shares', [DocumentShares, 'destroy']).as('document_shares.destroy')
        router.put('documents/:documentId', [Documents, 'update']).as('documents.update')
        router.put('documents/:documentId/tags', [DocumentTags, 'update']).as('document_tags.update')
        router.post('documents/:documentId/checkout', [DocumentCheckouts, 'store']).as('document_checkouts.store')
        router.delete('documents/:documentId/checkout', [DocumentCheckouts, 'destroy']).as('document_checkouts.destroy')
        router.post('documents/:documentId/versions', [DocumentVersions, 'store']).as('document_versions.store')
        router
          .post('documents/:documentId/versions/:number/restoration', [DocumentVersions, 'restore'])
          .as('document_versions.restore')
        router.put('folders/:folderId', [DocumentFolders, 'update']).as('document_folders.update')
      })
      .use(middleware.can('documentos:editar'))

    router
      .group(() => {
        router.post('documents/trashings', [DocumentTrashings, 'store']).as('document_trashings.store')
        router.delete('documents/trashings', [DocumentTrashings, 'destroy']).as('document_trashings.destroy')
        router
          .post('documents/emptyings', [DocumentEmptyings, 'store'])
          .as('document_emptyings.store')
          .use(middleware.inPerson())
      })
      .use(middleware.can('documentos:eliminar'))
  })
  .prefix('law-firm/files/:dossierId')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router.get('document-viewer/:folder/:file', [DocumentViewerFiles, 'show']).as('document_viewer_files.show')

router
  .group(() => {
    router
      .group(() => {
        router.get('/', [DocumentPages, 'show']).as('documents.show')
        router.get('preview', [DocumentPreviews, 'show']).as('document_previews.show')
        router.get('passages', [DocumentPassages, 'index']).as('document_passages.index')
        router.get('comparison', [DocumentComparisons, 'show']).as('document_comparisons.show')
        router.get('attachments/:index', [DocumentAttachments, 'show']).as('document_attachments.show')
      })
      .use(middleware.can('documentos:leer'))
    router
      .post('reading', [DocumentReadings, 'store'])
      .as('document_readings.store')
      .use(middleware.can('documentos:editar'))
  })
  .prefix('law-firm/files/:dossierId/documents/:documentId')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
