import type { Route } from './types'

/** What a call does about the token: carries it, never carries it, or carries it unless it has expired. */
export type TokenUse = 'needed' | 'never' | 'optional'

/** Calls by which one gets in: they carry no token. */
const NEVER: readonly string[] = ['POST /tokens', 'POST /tokens/refresh', 'POST /resend-validation-email']

/** Calls that are answered to anyone: an expired token is not sent. */
const OPTIONAL: readonly string[] = ['GET /status', 'GET /openapi.json']

export function tokenUseOf(route: Route): TokenUse {
  const [bare] = route.split('?') as [string]
  if (NEVER.includes(bare)) return 'never'
  return OPTIONAL.includes(bare) ? 'optional' : 'needed'
}

/** The call that renews the session. Its errors are nobody's popup. */
export const REFRESH: Route = 'POST /tokens/refresh'
