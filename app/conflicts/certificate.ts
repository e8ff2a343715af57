import { createHash } from 'node:crypto'
import type ConflictCheck from './models/conflict_check.js'

/** The names that a certificate tells beside what the check holds. */
export interface CertificateNames {
  firm: string
  checkedBy: string | null
  decidedBy: string | null
}

/** What a decided check says, as text in one fixed form: what its sha-256 is made of. */
export function contentOf(check: ConflictCheck, names: CertificateNames): string {
  const { folio, searched, matches, decision, reason, createdAt, decidedAt } = check
  const at = { checkedAt: createdAt.toISO(), decidedAt: decidedAt?.toISO() ?? null }
  return JSON.stringify({ folio, ...names, ...at, searched, matches, decision, reason })
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Whether a filed check still says what its hash was made of, row and certificate alike. */
export function isIntact(check: ConflictCheck): boolean {
  if (!check.content || hashOf(check.content) !== check.sha256) return false
  const { firm, checkedBy, decidedBy } = JSON.parse(check.content) as CertificateNames
  return contentOf(check, { firm, checkedBy, decidedBy }) === check.content
}
