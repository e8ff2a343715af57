/** A token, or a program that is signed in, as the list shows it. Instants in ISO. */
export type ListedToken = {
  id: number
  kind: 'api' | 'personal'
  name: string | null
  scopes: string[]
  firm: string | null
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}

/** What the section of tokens shows. */
export type TokensContent = {
  list: ListedToken[]
  /** What a new token may be allowed: what its person may do. */
  scopes: string[]
  /** Whether its person works in a firm, where programs can help. */
  canCreate: boolean
  /** Resources in the order in which they are offered. */
  groups: string[]
  /** A token that was just made: shown this once. */
  fresh: { name: string; token: string } | null
}

/** What a person chose for a new token. */
export type TokenDraft = {
  name: string
  scopes: string[]
  days: string
}
