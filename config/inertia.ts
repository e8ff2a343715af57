import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/inertia'
import type { HttpContext } from '@adonisjs/core/http'
import { translate } from '#app/core/messages/catalogue'
import { PagePreloads } from '#app/shell/page_preloads'

const THEMES = ['light', 'dark', 'system']

/** The theme of the reader: their own setting, else the cookie of this browser. */
function themeOf({ request, identity }: HttpContext): string {
  const chosen = identity?.user.theme ?? request.plainCookie('theme', { encoded: false })
  return THEMES.includes(chosen) ? chosen : 'system'
}

/** The version of the built client, by which an old page knows that it must reload. Read once: the manifest does not change while we run. */
function assetsVersion(): string | undefined {
  const manifest = app.publicPath('assets/.vite/manifest.json')
  if (app.inDev || !existsSync(manifest)) return undefined
  return createHash('sha256').update(readFileSync(manifest)).digest('base64url').slice(0, 16)
}

/** Functional tests also run before the client is built; then the browser draws these pages too. */
function drawsOnServer(): boolean {
  return app.inDev || existsSync(app.publicPath('assets/server/.vite/manifest.json'))
}

const preloads = PagePreloads.read(app.inDev ? '' : app.publicPath('assets/.vite/manifest.json'))

export default defineConfig({
  assetsVersion: assetsVersion(),
  rootView: (ctx) => {
    ctx.view.share({ cspNonce: ctx.response.nonce, theme: themeOf(ctx), preloads, translate })
    return 'inertia_layout'
  },
  ssr: {
    enabled: drawsOnServer(),
    entrypoint: 'inertia/ssr.tsx',
    pages: (_, page) => !page.startsWith('errors/'),
  },
})
