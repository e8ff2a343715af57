import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toId } from '#app/core/http/record_id'
import User from '#app/accounts/models/user'
import { peopleIn, formatChanges } from './format_changes.js'

const PAGE = 30

/** A record of a firm, as the log names it. `matterId` adds what happened with the parts of that matter. */
export interface HistorySubject {
  workspaceId: number
  type: string
  id: number
  matterId?: number
  /** Words before the dot of actions that the reader may not know of. */
  without?: readonly string[]
  /** Selects the ids of matters of which the reader may know nothing: what the log tells under them is left out. */
  closed?: ModelQueryBuilderContract<LucidModel>
}

/** One line of the log, for who may see the record. Values are text: people by name, lists in a row, the rest as it was stored. */
export type HistoryLine = {
  id: number
  at: string
  action: string
  subject: string
  actor: string | null
  /** An operator looked through the person’s eyes. */
  wasImpersonated: boolean
  changes: { field: string; before: string | null; after: string | null }[]
}

/** What was done with a record, newest first, older than `before` (a line’s id); `older` leads on, null at the end. */
export async function recordHistory(
  { workspaceId, type, id, matterId, without = [], closed }: HistorySubject,
  before: number | null
): Promise<{ lines: HistoryLine[]; older: number | null }> {
  const told = page(workspaceId, before).where({ subject_type: type, subject_id: String(id) })
  const own = await (closed ? told.where((open) => outside(open, closed)) : told)
  const parts = matterId === undefined ? [] : await inMatter(page(workspaceId, before), matterId, without)
  const found = new Map([...own, ...parts].map((entry) => [entry.id, entry]))
  const entries = [...found.values()].sort((one, other) => other.id - one.id).slice(0, PAGE)
  const names = await peopleNames(entries)
  const isMore = found.size > PAGE || own.length === PAGE || parts.length === PAGE
  return { lines: entries.map((entry) => lineOf(entry, names)), older: isMore ? entries.at(-1)!.id : null }
}

function outside(open: ReturnType<typeof page>, matters: ModelQueryBuilderContract<LucidModel>): void {
  void open.whereNull('matter_id').orWhereNotIn('matter_id', matters)
}

/** What happened with the parts of a matter; all actions of a noun stand between «noun.» and «noun/». */
function inMatter(query: ReturnType<typeof page>, matterId: number, without: readonly string[]) {
  for (const noun of without) void query.whereNotBetween('action', [`${noun}.`, `${noun}/`])
  return query.where('matter_id', matterId)
}

function page(workspaceId: number, before: number | null) {
  const query = AuditEntry.query().where('workspace_id', workspaceId).orderBy('id', 'desc').limit(PAGE)
  return before === null ? query : query.where('id', '<', before)
}

async function peopleNames(entries: AuditEntry[]): Promise<Map<number, string>> {
  const ids = [...new Set(entries.flatMap((entry) => [entry.actorId ?? [], peopleIn(entry)].flat()))]
  const users = ids.length > 0 ? await User.query().whereIn('id', ids).select('id', 'name') : []
  return new Map(users.map(({ id, name }) => [id, name]))
}

function lineOf(entry: AuditEntry, names: Map<number, string>): HistoryLine {
  const { id, at, action, subjectType: subject, actorId, impersonatorId, before, after } = entry
  return {
    id,
    at: at.toISO()!,
    action,
    subject,
    actor: actorId === null ? null : (names.get(actorId) ?? null),
    wasImpersonated: impersonatorId !== null,
    changes: formatChanges({ before, after }, names),
  }
}

/** Reads `?before=` of the page. */
export function historyBefore(query: Record<string, unknown>): number | null {
  return toId(query.before) || null
}
