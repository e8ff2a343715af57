import { defineConfig } from '@adonisjs/session'

/** `__Host-` binds the cookie to this host, to https (or loopback) and to the whole site. */
export const SESSION_COOKIE = '__Host-foja'

/** How long a session lives, in minutes: unused and in all; and how long «keep me signed in» may renew it. */
export const SESSION_LIFETIME = { idle: 120, absolute: 12 * 60, remembered: 30 * 24 * 60 } as const

/**
 * The store is our own (`app/auth/session/session_store.ts`): it reads session, user, member and role with one SELECT.
 * Our session middleware hands it to each request; `memory` is only what this package needs to start.
 */
export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: true,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: true, sameSite: 'lax' },
  store: 'memory',
  stores: {},
})
