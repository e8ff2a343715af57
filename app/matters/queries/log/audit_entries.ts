import type { TimelineItem, TimelinePage } from '#app/core/contributions/registries'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toSqlInstant } from '#app/core/models/columns'
import User from '#app/accounts/models/user'

type Subject = { workspaceId: number; matterId: number }

/** How a module tells entries of the audit log: the message of each action, what fills it, and what stands under it. */
export interface EntryTexts {
  sentences: Record<string, string>
  values?(entry: AuditEntry, people: Map<number, string>): Record<string, string>
  detail?(entry: AuditEntry): TimelineItem['detail']
  /** Ids of further people whom a line names. */
  peopleIn?(entry: AuditEntry): unknown[]
}

/** What was done in a matter, from the log of who did what: audit entries of these actions, newest first, in two queries. */
export async function loadAuditEntries(
  subject: Subject,
  page: TimelinePage,
  telling: EntryTexts
): Promise<TimelineItem[]> {
  const actions = Object.keys(telling.sentences)
  const query = AuditEntry.query().where(subject).whereIn('action', actions)
  if (page.before) query.where('at', '<', toSqlInstant(page.before))
  if (page.actorId !== null) query.where('actorId', page.actorId)
  return timelineItems(await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit), telling)
}

/** Entries of the log as lines of a timeline. */
export async function timelineItems(entries: AuditEntry[], telling: EntryTexts): Promise<TimelineItem[]> {
  const people = await namesIn(entries.flatMap((entry) => [entry.actorId, ...(telling.peopleIn?.(entry) ?? [])]))
  return entries.map((entry) => {
    const name = entry.actorId === null ? undefined : people.get(entry.actorId)
    return {
      id: `audit-${entry.id}`,
      at: entry.at,
      kind: telling.sentences[entry.action]!,
      actor: name === undefined ? null : { id: entry.actorId!, name },
      values: telling.values?.(entry, people) ?? {},
      detail: telling.detail?.(entry) ?? null,
    }
  })
}

async function namesIn(ids: unknown[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (wanted.length === 0) return new Map()
  const users = await User.query().whereIn('id', wanted).select('id', 'name')
  return new Map(users.map(({ id, name }) => [id, name]))
}
