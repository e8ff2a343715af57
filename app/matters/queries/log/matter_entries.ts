import { route } from '#app/core/addresses'
import type { TimelineEntry, TimelineItem } from '#app/core/contributions/registries'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toSqlInstant } from '#app/core/models/columns'
import { EDITABLE } from '#app/matters/domain/matter_fields'
import { timelineItems } from './audit_entries.js'

type Fields = Record<string, unknown>
type People = Map<number, string>

/** The sentence of each audit entry. */
const SENTENCES: Record<string, string> = {
  'matter.opened': 'matters.timeline.opened',
  'matter.edited': 'matters.timeline.edited',
  'matter.archived': 'matters.timeline.archived',
  'matter.unarchived': 'matters.timeline.unarchived',
  'matter.concluded': 'matters.timeline.concluded',
  'matter.suspended': 'matters.timeline.suspended',
  'matter.reopened': 'matters.timeline.reopened',
  'matter.stage_changed': 'matters.timeline.stage_changed',
  'matter.made_private': 'matters.timeline.made_private',
  'matter.made_public': 'matters.timeline.made_public',
  'matter.made_read_only': 'matters.timeline.made_read_only',
  'matter.made_editable': 'matters.timeline.made_editable',
  'matter.team_changed': 'matters.timeline.team_changed',
  'matter.trashed': 'matters.timeline.trashed',
  'matter.restored': 'matters.timeline.restored',
  'matter.linked': 'matters.timeline.linked',
  'matter.unlinked': 'matters.timeline.unlinked',
  'matter.code_made': 'matters.timeline.code_made',
  'matter.code_revoked': 'matters.timeline.code_revoked',
  'matter.document_pinned': 'matters.timeline.pinned',
  'matter.pin_noted': 'matters.timeline.noted',
  'matter.document_unpinned': 'matters.timeline.unpinned',
}

const ABOUT_RESEARCH = ['matter.document_pinned', 'matter.pin_noted', 'matter.document_unpinned']

/** What people did with the matter itself and with what is pinned to it, from the log of who did what. */
export const loadMatterEntries: TimelineEntry['load'] = async ({ workspaceId, matterId }, page) => {
  const actions = Object.keys(SENTENCES).filter((action) =>
    page.groups.includes(ABOUT_RESEARCH.includes(action) ? 'research' : 'matter')
  )
  const query = AuditEntry.query()
    .where({ workspaceId, subjectType: 'matter', subjectId: String(matterId) })
    .whereIn('action', actions)
  if (page.before) query.where('at', '<', toSqlInstant(page.before))
  if (page.actorId !== null) query.where('actorId', page.actorId)
  const entries = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit)
  return timelineItems(entries, {
    sentences: SENTENCES,
    peopleIn: ({ before, after }) => [
      before?.responsibleId,
      after?.responsibleId,
      ...ids(after?.joined),
      ...ids(after?.left),
    ],
    values: valuesOf,
    detail: ({ before, after }) => pinned(after ?? before),
  })
}

const ids = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What fills the sentence of an audit entry. */
function valuesOf({ action, before, after }: AuditEntry, people: People): Record<string, string> {
  if (action === 'matter.edited') return changes(before, after, people)
  const names = (list: unknown) =>
    ids(list)
      .flatMap((id) => people.get(Number(id)) ?? [])
      .join(', ')
  const told = { ...before, ...after }
  const texts = ['stage', 'since', 'reference', 'kind', 'audience'].flatMap((name) =>
    name in told ? [[name, String((told as Fields)[name] ?? '—')]] : []
  )
  const filled: Record<string, string> = Object.fromEntries(texts)
  if (action !== 'matter.team_changed') return filled
  return { ...filled, joined: names(after?.joined), left: names(after?.left) }
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
  const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
  const clients = after?.clients
    ? [
        ['clients.from', list(before?.clients)],
        ['clients.to', list(after.clients)],
      ]
    : []
  return Object.fromEntries([...pairs, ...clients])
}

/** What was pinned, with its note. */
function pinned(told: Fields | null): TimelineItem['detail'] {
  if (typeof told?.citation !== 'string') return null
  const { citation, note, source, slug } = told
  const href = source && slug ? route('research.analyses.show', { source: String(source), slug: String(slug) }) : null
  return { title: citation, text: String(note ?? ''), href }
}
