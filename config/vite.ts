import { existsSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

const BUILT = 'public/assets/.vite/manifest.json'

/** Functional tests also run before the client is built; their pages then name a script that is not there. */
const STAND_IN = 'tests/helpers/client_manifest.json'

export default defineConfig({
  buildDirectory: 'public/assets',
  manifestFile: app.inTest && !existsSync(app.makePath(BUILT)) ? app.makePath(STAND_IN) : BUILT,
  assetsUrl: '/assets',
})
