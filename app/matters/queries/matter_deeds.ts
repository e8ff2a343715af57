import type { TimelineEntry, TimelineItem } from '#app/core/contributions/registries'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toSqlInstant } from '#app/core/models/columns'
import User from '#app/accounts/models/user'
import { EDITABLE } from '#app/matters/matter_fields'

type Fields = Record<string, unknown>
type People = Map<number, string>

/** The sentence of each deed of the log. */
const SENTENCES: Record<string, string> = {
  'matter.opened': 'matters.timeline.opened',
  'matter.edited': 'matters.timeline.edited',
  'matter.archived': 'matters.timeline.archived',
  'matter.unarchived': 'matters.timeline.unarchived',
  'matter.document_pinned': 'matters.timeline.pinned',
  'matter.pin_noted': 'matters.timeline.noted',
  'matter.document_unpinned': 'matters.timeline.unpinned',
}

/** What people did with the matter itself, from the log of who did what. */
export const loadMatterDeeds: TimelineEntry['load'] = async ({ workspaceId, matterId }, { before, limit }) => {
  const query = AuditEntry.query()
    .where({ workspaceId, subjectType: 'matter', subjectId: String(matterId) })
    .whereIn('action', Object.keys(SENTENCES))
  if (before) query.where('at', '<', toSqlInstant(before))
  const entries = await query.orderBy('id', 'desc').limit(limit)
  const people = await namesIn(entries)
  return entries.map((entry) => itemOf(entry, people))
}

/** Names of who acted and of who was made responsible. */
async function namesIn(entries: AuditEntry[]): Promise<People> {
  const ids = entries.flatMap(({ actorId, before, after }) => [actorId, before?.responsibleId, after?.responsibleId])
  const wanted = new Set(ids.filter((id) => typeof id === 'number'))
  if (wanted.size === 0) return new Map()
  const users = await User.query()
    .whereIn('id', [...wanted])
    .select('id', 'name')
  return new Map(users.map(({ id, name }) => [id, name]))
}

function itemOf(entry: AuditEntry, people: People): TimelineItem {
  const name = entry.actorId === null ? undefined : people.get(entry.actorId)
  return {
    id: `audit-${entry.id}`,
    at: entry.at,
    kind: SENTENCES[entry.action]!,
    actor: name === undefined ? null : { id: entry.actorId!, name },
    values: entry.action === 'matter.edited' ? changes(entry.before, entry.after, people) : {},
    detail: pinned(entry.after ?? entry.before),
  }
}

/** `title.from`, `title.to` … for each field that changed; an absent one was or became empty. */
function changes(before: Fields | null, after: Fields | null, people: People): Record<string, string> {
  const told = (name: string, value: unknown) =>
    name === 'responsibleId' ? (people.get(Number(value)) ?? '') : String(value ?? '')
  const changed = EDITABLE.filter((name) => after && name in after)
  const pairs = changed.flatMap((name) => [
    [`${name}.from`, told(name, before?.[name])],
    [`${name}.to`, told(name, after![name])],
  ])
  return Object.fromEntries(pairs)
}

/** What was pinned, with its note. */
function pinned(told: Fields | null): TimelineItem['detail'] {
  if (typeof told?.citation !== 'string') return null
  const { citation, note, source, slug } = told
  const href = source && slug ? `/search/b-search/analysis/${String(source)}/${encodeURIComponent(String(slug))}` : null
  return { title: citation, text: String(note ?? ''), href }
}
