import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'

/** `web`: the sessions of browsers; `api`: the Bearer tokens of programs. Both know person, firm and permissions. */
const authConfig = defineConfig({
  default: 'web',
  guards: {
    web: {
      resolver: async () => {
        const { SessionGuard } = await import('#app/auth/guards/session_guard')
        return (ctx: HttpContext) => new SessionGuard(ctx)
      },
    },
    api: {
      resolver: async () => {
        const { TokenGuard } = await import('#app/auth/guards/token_guard')
        return (ctx: HttpContext) => new TokenGuard(ctx)
      },
    },
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
