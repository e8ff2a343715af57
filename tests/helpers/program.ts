import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import { putPair, putToken, startFamily } from '#app/auth/tokens/api_families'
import { SCOPES } from '#app/auth/tokens/scopes'
import type Workspace from '#app/workspaces/models/workspace'
import { JSON_HEADERS, send } from '#tests/helpers/http'

/** What /api/v1 answers, as far as tests read it. */
export interface Envelope<Data = Record<string, unknown>> {
  success: boolean
  code: unknown
  message?: string
  params?: Record<string, unknown>
  data?: Data
  crypt?: string
  system: { maintenance: boolean }
  userData?: Record<string, unknown>
  authorization?: { accessToken: string; accessExpiresAt: string; refreshToken: string; refreshExpiresAt: string }
  errors?: { field: string; message: string }[]
}

interface Call {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A body that is a form with a file. */
interface Upload {
  multipart: string
  type: string
}

const isUpload = (body: unknown): body is Upload => typeof body === 'object' && body !== null && 'multipart' in body

/** Calls /api/v1 as a program does. */
export async function call<Data = Record<string, unknown>>(
  route: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`,
  { token, body, headers = {} }: Call = {}
) {
  const [method, path] = route.split(' ') as [string, string]
  const upload = isUpload(body) ? body : null
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await send(`/api/v1${path}`, {
    method,
    headers: { ...JSON_HEADERS, ...bearer, ...(upload && { 'content-type': upload.type }), ...headers },
    body: upload ? upload.multipart : body === undefined ? undefined : JSON.stringify(body),
  })
  const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
  return { ...answer, body: (isJson && answer.text ? JSON.parse(answer.text) : null) as Envelope<Data> }
}

const startOf = (user: User, workspace: Workspace | null, scopes: readonly string[]) => {
  const workspaceId = workspace?.id ?? null
  return { userId: user.id, workspaceId, name: 'Programa de prueba', scopes, userAgent: 'test', ip: '127.0.0.1' }
}

/** Signs a program in for somebody, without their password. */
export function programFor(user: User, workspace: Workspace | null = null, scopes: readonly string[] = SCOPES) {
  return db.transaction(async (trx) => {
    const start = startOf(user, workspace, scopes)
    const family = await startFamily(trx, 'api', start, clock.now().plus({ days: 30 }))
    return { familyId: family.id, ...(await putPair(trx, family.id)) }
  })
}

/** A personal token of somebody that lasts for some days. */
export function personalTokenFor(
  user: User,
  workspace: Workspace | null,
  scopes: readonly string[] = SCOPES,
  days = 30
) {
  return db.transaction(async (trx) => {
    const expiresAt = clock.now().plus({ days })
    const family = await startFamily(trx, 'personal', startOf(user, workspace, scopes), expiresAt)
    return { familyId: family.id, token: await putToken(trx, family.id, 'personal', expiresAt) }
  })
}
