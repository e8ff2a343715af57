import { newToken } from '#app/core/encryption/tokens'

/** What a token is for, told by how it begins, so that one that was lost is recognised by whoever (or whatever) finds it. */
const PREFIXES = { access: 'foja_at_', refresh: 'foja_rt_', personal: 'foja_pat_' } as const
export type TokenKind = keyof typeof PREFIXES

const RANDOM = '[\\w-]{43}$'
const SHAPES = Object.fromEntries(
  Object.entries(PREFIXES).map(([kind, prefix]) => [kind, new RegExp(`^${prefix}${RANDOM}`)])
) as Record<TokenKind, RegExp>

/** A new token with 256 random bits. Only its hash is stored. */
export function newTokenText(kind: TokenKind): string {
  return PREFIXES[kind] + newToken()
}

/** Whether a text can be a token of this kind; what cannot is not looked for. */
export function isTokenText(kind: TokenKind, text: string): boolean {
  return SHAPES[kind].test(text)
}
