import { defineConfig } from '@adonisjs/core/bodyparser'

/** Room for a text of a million characters, so that a form that is too long is answered at its field and not by a closed door. */
const LIMIT = '4mb'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: true, types: ['application/x-www-form-urlencoded'], limit: LIMIT },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: LIMIT },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: LIMIT,
    types: ['multipart/form-data'],
  },
})
