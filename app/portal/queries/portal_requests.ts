import db from '@adonisjs/lucid/services/db'
import { instantOf } from './thread.js'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'

const MAX_DONE = 10

export type SentFile = { id: number; documentId: number | null; name: string; at: string; by: string | null }

export type RequestLine = {
  id: number
  matterId: number
  title: string
  explanation: string | null
  dueOn: string | null
  state: 'open' | 'received' | 'again' | 'accepted'
  reason: string | null
  files: SentFile[]
}

interface Row {
  id: number
  matter_id: number
  title: string
  explanation: string | null
  due_on: string | null
  state: RequestLine['state']
  reason: string | null
}

const WAITING: RequestLine['state'][] = ['open', 'again']
const place = ({ state, dueOn }: RequestLine) =>
  `${WAITING.includes(state) ? 0 : state === 'received' ? 1 : 2}${dueOn ?? '9999'}`

/** What was asked for in these matters and not withdrawn: what waits for the client first, then what the firm looks at, then what is done. */
export async function requestsOf(matterIds: number[]): Promise<RequestLine[]> {
  if (matterIds.length === 0) return []
  const base = () =>
    rowsBy(db, 'portal_requests', { matter_id: matterIds }).select(
      'id',
      'matter_id',
      'title',
      'explanation',
      'due_on',
      'state',
      'reason'
    )
  const going: Row[] = await base().whereIn('state', ['open', 'again', 'received']).orderBy('id')
  const done: Row[] = await base().where('state', 'accepted').orderBy('id', 'desc').limit(MAX_DONE)
  const rows = [...going, ...done]
  const files = await filesOf(rows.map(({ id }) => id))
  return rows.map((row) => lineOf(row, files.get(row.id) ?? [])).sort((a, b) => place(a).localeCompare(place(b)))
}

function lineOf({ matter_id: matterId, due_on: dueOn, ...row }: Row, files: SentFile[]): RequestLine {
  return { ...row, matterId, dueOn, files }
}

async function filesOf(requestIds: number[]): Promise<Map<number, SentFile[]>> {
  const found = new Map<number, SentFile[]>()
  if (requestIds.length === 0) return found
  const rows = await rowsBy(db, 'portal_request_files as f', { 'f.request_id': requestIds })
    .leftJoin(...joinOn(User, 'f.user_id', 'u'))
    .orderBy('f.id')
    .select('f.id', 'f.request_id', 'f.document_id', 'f.name', 'f.created_at', 'u.name as by')
  for (const { request_id: requestId, document_id: documentId, created_at: at, ...file } of rows)
    found.set(requestId, [...(found.get(requestId) ?? []), { ...file, documentId, at: instantOf(at) }])
  return found
}

/** Whether this request waits for the client. */
export const isWaiting = ({ state }: Pick<RequestLine, 'state'>) => WAITING.includes(state)
