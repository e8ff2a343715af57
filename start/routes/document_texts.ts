import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DocumentPages, DocumentPreviews, DocumentPassages, DocumentComparisons } = controllers.documents.reading
const { DocumentAttachments, DocumentReadings, DocumentViewerFiles } = controllers.documents.reading

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
