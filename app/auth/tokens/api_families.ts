import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { toSqlInstant } from '#app/core/models/columns'
import TokenFamily from '#app/auth/models/token_family'
import { TOKEN_LIFE } from '#config/api'
import { newTokenText, type TokenKind } from './token_text.js'

/** What a program holds after signing in: the field `authorization` of an answer. Instants in ISO. */
export interface Authorization {
  accessToken: string
  accessExpiresAt: string
  refreshToken: string
  refreshExpiresAt: string
}

/** Whom a family of tokens speaks for, and where it came from. */
export interface FamilyStart {
  userId: number
  workspaceId: number | null
  name: string | null
  scopes: readonly string[]
  userAgent: string | null
  ip: string | null
}

/** Begins a family. One of a program is prolonged by each refresh; a personal token ends at `expiresAt`. */
export function startFamily(
  trx: TransactionClientContract,
  kind: 'api' | 'personal',
  { scopes, userAgent, ...start }: FamilyStart,
  expiresAt: DateTime
): Promise<TokenFamily> {
  const row = { ...start, kind, scopes: [...scopes], userAgent: userAgent?.slice(0, 250) ?? null, expiresAt }
  return TokenFamily.create(row, { client: trx })
}

/** Adds a token to a family and returns it in the clear; only its hash is stored. */
export async function putToken(
  trx: TransactionClientContract,
  familyId: number,
  kind: TokenKind,
  expiresAt: DateTime
): Promise<string> {
  const text = newTokenText(kind)
  await trx.table('tokens').insert({
    family_id: familyId,
    kind,
    token_hash: hashOfToken(text),
    expires_at: toSqlInstant(expiresAt),
    created_at: toSqlInstant(clock.now()),
  })
  return text
}

/** The next access and refresh token of a program. */
export async function putPair(trx: TransactionClientContract, familyId: number): Promise<Authorization> {
  const accessEnd = clock.now().plus({ minutes: TOKEN_LIFE.accessMinutes })
  const refreshEnd = clock.now().plus({ days: TOKEN_LIFE.refreshDays })
  return {
    accessToken: await putToken(trx, familyId, 'access', accessEnd),
    accessExpiresAt: accessEnd.toISO()!,
    refreshToken: await putToken(trx, familyId, 'refresh', refreshEnd),
    refreshExpiresAt: refreshEnd.toISO()!,
  }
}
