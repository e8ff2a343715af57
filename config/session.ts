import { configProvider } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/session'
import type { SessionStoreFactory } from '@adonisjs/session/types'

/** `__Host-` binds the cookie to this host, to https (or loopback) and to the whole site. */
export const SESSION_COOKIE = '__Host-foja'

/** Without an age the cookie ends with the browser. */
export const SESSION_COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** How long a session lives, in minutes: unused and in all; and how long «keep me signed in» may renew it. */
export const SESSION_LIFETIME = { idle: 120, absolute: 12 * 60, remembered: 30 * 24 * 60 } as const

/** Reads session, user, member and role with one SELECT, which the package's own database store does not. */
const rows = configProvider.create<SessionStoreFactory>(async () => {
  const { sessionStoreOf } = await import('#app/auth/session/session_store')
  return (ctx) => sessionStoreOf(ctx)
})

export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: true,
  age: `${SESSION_LIFETIME.absolute}m`,
  cookie: SESSION_COOKIE_OPTIONS,
  store: 'database',
  stores: { database: rows },
})
