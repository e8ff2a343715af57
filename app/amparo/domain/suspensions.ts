/** How the suspension of the act stands. Its name is `amparo.suspension.<key>`. */
export const SUSPENSIONS = [
  'none',
  'requested',
  'plain',
  'provisional_granted',
  'provisional_denied',
  'definitive_granted',
  'definitive_denied',
  'revoked',
] as const
export type Suspension = (typeof SUSPENSIONS)[number]
