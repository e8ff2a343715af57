import { catalogues } from '#app/core/catalogues'
import { importCourts } from './actions/import_courts.js'

catalogues.add({ key: 'courts', order: 10, importFrom: importCourts })
