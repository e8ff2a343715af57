import type AuditEntry from '#app/core/audit/models/audit_entry'

/** Fields of the log that hold ids of people, one or several. */
const OF_PEOPLE = new Set([
  'assigneeId',
  'responsibleId',
  'escalateToId',
  'authorId',
  'checkedOutById',
  'userId',
  'ownerId',
  'clientUserId',
  'peopleIds',
  'mentions',
  'joined',
  'left',
  'team',
])

/** What only machines read: the line names the thing itself, or its name stands beside it. */
const FOR_MACHINES = new Set([
  'otherId',
  'documentId',
  'clientId',
  'templateId',
  'courtId',
  'folderId',
  'parentId',
  'slug',
  'mime',
  'characters',
  'mergedId',
  'timeZone',
  'family',
  'workspaceId',
  'itemId',
  'columns',
])

/** One field of a line of the log, before and after. */
export type Change = { field: string; before: string | null; after: string | null }
type Sides = Pick<AuditEntry, 'before' | 'after'>

/** Ids of the people whom the values of a line of the log name. */
export function peopleIn({ before, after }: Sides): number[] {
  return [before, after].flatMap((side) =>
    Object.entries(side ?? {}).flatMap(([field, value]) =>
      OF_PEOPLE.has(field) ? [value].flat().filter((id) => typeof id === 'number') : []
    )
  )
}

/** The fields of a line, each with what it said before and after. `names` are those of `peopleIn`. */
export function formatChanges({ before, after }: Sides, names: Map<number, string>): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const tell = (field: string, value: unknown) => (OF_PEOPLE.has(field) ? named(value, names) : formatValue(value))
  return fields
    .filter((field) => !FOR_MACHINES.has(field))
    .map((field) => ({ field, before: tell(field, before?.[field]), after: tell(field, after?.[field]) }))
    .filter((change) => change.before !== null || change.after !== null)
}

const named = (value: unknown, names: Map<number, string>) =>
  formatValue([value].flat().map((id) => (typeof id === 'number' ? (names.get(id) ?? `#${id}`) : id)))

/** A value as text; null for what was or became empty. */
function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'object') return String(value)
  const parts = Object.values(value as object).flatMap((part) => formatValue(part) ?? [])
  return parts.length > 0 ? parts.join(Array.isArray(value) ? ' · ' : ' ') : null
}
