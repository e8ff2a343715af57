import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import { route } from '#app/core/addresses'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import { kindOfAction, type LogKind } from '#app/firm_log/log_kinds'
import Matter from '#app/matters/models/matter'
import Group from '#app/workspaces/models/group'
import Member from '#app/workspaces/models/member'
import Role from '#app/workspaces/models/role'
import { peopleIn, formatChanges, type Change } from '#app/workspaces/queries/format_changes'
import type { LogReader } from './visible_entries.js'

/** What an entry names, where it can be opened. */
export type LogSubject = { name: string; href: string | null }

/** One entry of a firm's log as its readers see it. `id` is its number in the chain. */
export type LogLine = {
  id: number
  at: string
  action: string
  kind: LogKind | null
  /** Null for the product itself. */
  actor: string | null
  /** The operator who did it through the eyes of `actor`. */
  operator: string | null
  subject: LogSubject | null
  matter: LogSubject | null
  ip: string | null
  changes: Change[]
}

const matterPath = (id: number) => route('law_firm.matters.show', { dossierId: id })

/** What people keep for themselves: only they read what it says, others that it was done. */
const PERSONAL = ['reminder', 'collection', 'document_note', 'document_mark']

interface Names {
  people: Map<number, string>
  /** By type and id, `client:7`. */
  subjects: Map<string, LogSubject>
  /** Of the matters that the reader may know of. */
  matters: Map<number, LogSubject>
  /** Names of what fields hold the ids of. */
  ofField: Record<string, Map<number, string>>
}

/** Fields that hold ids of roles, groups and members. */
const OF_ROLES = 'roleId'
const OF_GROUPS = 'groupIds'
const OF_MEMBERS = 'memberIds'

const idsOf = (entries: AuditEntry[], type: string) => [
  ...new Set(entries.flatMap(({ subjectType, subjectId }) => (subjectType === type ? Number(subjectId) : []))),
]

/** Entries of one page with the names of all that they are about. The number of queries does not depend on how many they are. */
export async function logLines(reader: LogReader, entries: AuditEntry[]): Promise<LogLine[]> {
  const names = await namesFor(reader, entries)
  return entries.map((entry) => lineOf(reader, entry, names))
}

async function namesFor(reader: LogReader, entries: AuditEntry[]): Promise<Names> {
  const firm = { id: reader.workspaceId }
  const memberIds = [...idsOf(entries, 'member'), ...entries.flatMap((entry) => idsIn(entry, OF_MEMBERS))]
  const members = await Member.in(firm).whereIn('id', [...new Set(memberIds)])
  const people = await peopleOf(entries, members)
  const matters = await mattersOf(reader, entries)
  const [clients, roles, groups] = [
    await Client.in(firm).whereIn('id', idsOf(entries, 'client')).select('id', 'name'),
    await Role.in(firm).select('id', 'name'),
    await Group.in(firm).select('id', 'name'),
  ]
  const subjects = new Map<string, LogSubject>()
  for (const { id, name } of clients)
    subjects.set(`client:${id}`, { name, href: route('law_firm.clients.show', { id }) })
  for (const { id, name } of roles) subjects.set(`role:${id}`, { name, href: null })
  for (const { id, name } of groups) subjects.set(`group:${id}`, { name, href: null })
  for (const { id, userId } of members) subjects.set(`member:${id}`, { name: people.get(userId) ?? '', href: null })
  for (const [id, name] of people) subjects.set(`user:${id}`, { name, href: null })
  const named = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  const ofMembers = named(members.map(({ id, userId }) => ({ id, name: people.get(userId) ?? '' })))
  const ofField = { [OF_ROLES]: named(roles), [OF_GROUPS]: named(groups), [OF_MEMBERS]: ofMembers }
  return { people, subjects, matters, ofField }
}

const idsIn = ({ before, after }: AuditEntry, field: string): number[] =>
  [before?.[field], after?.[field]].flat().filter((id) => typeof id === 'number')

/** The same values with names in place of ids; what is gone keeps its number. */
function withNames(side: AuditEntry['before'], ofField: Names['ofField']): AuditEntry['before'] {
  if (!side) return null
  const told = Object.entries(side).map(([field, value]) => {
    const names = ofField[field]
    const nameOf = (id: unknown) => (typeof id === 'number' ? (names!.get(id) ?? `#${id}`) : id)
    return [field, names ? (Array.isArray(value) ? value.map(nameOf) : nameOf(value)) : value]
  })
  return Object.fromEntries(told)
}

async function peopleOf(entries: AuditEntry[], members: Member[]): Promise<Map<number, string>> {
  const acting = entries.flatMap(({ actorId, impersonatorId }) => [actorId ?? [], impersonatorId ?? []].flat())
  const named = [...idsOf(entries, 'user'), ...entries.flatMap(peopleIn), ...members.map(({ userId }) => userId)]
  const users = await User.query()
    .whereIn('id', [...new Set([...acting, ...named])])
    .select('id', 'name')
  return new Map(users.map(({ id, name }) => [id, name]))
}

const matterIdOf = ({ matterId, subjectType, subjectId }: AuditEntry) =>
  matterId ?? (subjectType === 'matter' ? Number(subjectId) : null)

const otherIn = ({ before, after }: AuditEntry) => Number((after ?? before)?.otherId) || null

async function mattersOf(reader: LogReader, entries: AuditEntry[]): Promise<Map<number, LogSubject>> {
  const ids = [...new Set(entries.flatMap((entry) => [matterIdOf(entry) ?? [], otherIn(entry) ?? []].flat()))]
  const open = await Matter.seenBy(reader).whereIn('matters.id', ids).select('id', 'reference', 'title')
  const trashed = await Matter.trashedSeenBy(reader).whereIn('matters.id', ids).select('id', 'reference', 'title')
  const named = ({ reference, title }: Matter) => `${reference} · ${title}`
  return new Map<number, LogSubject>([
    ...trashed.map((matter) => [matter.id, { name: named(matter), href: null }] as const),
    ...open.map((matter) => [matter.id, { name: named(matter), href: matterPath(matter.id) }] as const),
  ])
}

function lineOf(reader: LogReader, entry: AuditEntry, names: Names): LogLine {
  const { people, subjects, matters } = names
  const { seq, at, action, actorId, impersonatorId, subjectType, subjectId, ip } = entry
  const matterId = matterIdOf(entry)
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null))
  return {
    id: seq,
    at: at.toISO()!,
    action,
    kind: kindOfAction(action),
    actor: nameOf(actorId),
    operator: nameOf(impersonatorId),
    subject: subjects.get(`${subjectType}:${subjectId}`) ?? null,
    matter: matterId === null ? null : (matters.get(matterId) ?? null),
    ip,
    changes: changesFor(reader, entry, names),
  }
}

function changesFor(reader: LogReader, entry: AuditEntry, { people, matters, ofField }: Names): Change[] {
  const { subjectType, actorId, matterId } = entry
  if (PERSONAL.includes(subjectType) && matterId === null && actorId !== reader.userId) return []
  const [before, after] = [withNames(entry.before, ofField), withNames(entry.after, ofField)]
  const changes = formatChanges({ before, after }, people)
  const other = subjectType === 'matter' ? otherIn(entry) : null
  return other === null || matters.has(other) ? changes : changes.filter(({ field }) => field !== 'reference')
}
