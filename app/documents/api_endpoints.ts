import { defineEndpoints } from '#app/core/api/endpoint'
import { documentShape, documentsShape, versionsShape } from './api_shapes.js'
import { apiDocumentsValidator, apiVersionValidator } from './validators/api.js'
import { placementValidator } from './validators/document.js'

const documents = () => import('#app/documents/controllers/api/documents_controller')

defineEndpoints(
  {
    key: 'documents.index',
    group: 'documents',
    order: 70,
    method: 'GET',
    path: 'matters/:id/documents',
    scope: 'documentos:leer',
    query: apiDocumentsValidator,
    response: documentsShape,
    handler: [documents, 'index'],
  },
  {
    key: 'documents.store',
    group: 'documents',
    order: 71,
    method: 'POST',
    path: 'matters/:id/documents',
    scope: 'documentos:crear',
    body: placementValidator,
    isUpload: true,
    response: documentShape,
    handler: [documents, 'store'],
  },
  {
    key: 'documents.versions',
    group: 'documents',
    order: 72,
    method: 'GET',
    path: 'matters/:id/documents/:documentId/versions',
    scope: 'documentos:leer',
    response: versionsShape,
    handler: [documents, 'versions'],
  },
  {
    key: 'documents.content',
    group: 'documents',
    order: 73,
    method: 'GET',
    path: 'matters/:id/documents/:documentId/content',
    scope: 'documentos:leer',
    query: apiVersionValidator,
    response: null,
    bare: 'file',
    handler: [documents, 'content'],
  }
)
