import { defineEndpoints } from '#app/core/api/endpoint'
import { libraryCitationShape, libraryDocumentShape, libraryResultsShape, librarySourcesShape } from './api_shapes.js'
import { apiSearchValidator } from './validators/api.js'

const library = () => import('#app/research/controllers/api/library_controller')

/** Reading the library is no permission of a role: whoever works in a firm may. */
const READING = 'biblioteca:leer'

defineEndpoints(
  {
    key: 'library.sources',
    group: 'research',
    order: 80,
    method: 'GET',
    path: 'library',
    scope: READING,
    response: librarySourcesShape,
    handler: [library, 'sources'],
  },
  {
    key: 'library.search',
    group: 'research',
    order: 81,
    method: 'GET',
    path: 'library/:source',
    scope: READING,
    query: apiSearchValidator,
    response: libraryResultsShape,
    handler: [library, 'search'],
  },
  {
    key: 'library.show',
    group: 'research',
    order: 82,
    method: 'GET',
    path: 'library/:source/:slug',
    scope: READING,
    response: libraryDocumentShape,
    handler: [library, 'show'],
  },
  {
    key: 'library.citation',
    group: 'research',
    order: 83,
    method: 'GET',
    path: 'library/:source/:slug/citation',
    scope: READING,
    response: libraryCitationShape,
    handler: [library, 'citation'],
  }
)
