import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { catalogues } from '#app/core/catalogues'
import { importCourts } from '#app/courts/actions/import_courts'

export default defineModule({
  parts: [partsOf(catalogues, { key: 'courts', order: 10, importFrom: importCourts })],
})
