import { defineConfig } from '@adonisjs/inertia'
import type { HttpContext } from '@adonisjs/core/http'

const THEMES = ['light', 'dark', 'system']

/** The theme of the reader: their own setting, else the cookie of this browser. */
function themeOf({ request, identity }: HttpContext): string {
  const chosen = identity?.user.theme ?? request.plainCookie('theme', { encoded: false })
  return THEMES.includes(chosen) ? chosen : 'system'
}

export default defineConfig({
  rootView: (ctx) => {
    ctx.view.share({ cspNonce: ctx.response.nonce, theme: themeOf(ctx) })
    return 'inertia_layout'
  },
  ssr: { enabled: false, entrypoint: 'inertia/ssr.tsx' },
})
