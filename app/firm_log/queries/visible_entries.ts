import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { toSqlInstant } from '#app/core/models/columns'
import { actionsOf, LOG_KINDS, needOf, type LogKind } from '#app/firm_log/log_kinds'
import type { LogFilters } from '#app/firm_log/log_filters'
import Matter from '#app/matters/models/matter'
import type { Permission } from '#app/workspaces/permissions'

/** Who reads the log of the firm that they work in, and in which time zone their days begin. */
export interface LogReader {
  userId: number
  workspaceId: number
  timeZone: string
  may(permission: Permission): boolean
}

type Query = ModelQueryBuilderContract<typeof AuditEntry>

/** The matter of an entry: that in which it happened, or the matter that it is about. */
const MATTER = `coalesce(audit_entries.matter_id, case when audit_entries.subject_type = 'matter' then cast(audit_entries.subject_id as unsigned) end)`

/**
 * The entries of a firm's log that somebody may read, narrowed by filters. What happened in a matter that is limited to a team without this
 * person is left out, also when the matter was erased since; so is what they lack the permission to read about.
 */
export function visibleEntries(reader: LogReader, filters: LogFilters): Query {
  const { workspaceId } = reader
  const query = AuditEntry.query().where({ chain: workspaceId, workspaceId })
  for (const kind of LOG_KINDS.filter((each) => !mayRead(reader, each))) leaveOut(query, kind)
  if (reader.may('expedientes:leer')) openMattersOnly(query, reader)
  else void query.whereRaw(`${MATTER} is null`)
  narrow(query, reader, filters)
  return query
}

function mayRead(reader: LogReader, kind: LogKind): boolean {
  const need = needOf(kind)
  return need === null || reader.may(need)
}

function openMattersOnly(query: Query, reader: LogReader): void {
  void query.where((open) => {
    void open
      .whereRaw(`${MATTER} is null`)
      .orWhereExists(Matter.seenBy(reader).whereRaw(`matters.id = ${MATTER}`))
      .orWhereExists(Matter.trashedSeenBy(reader).whereRaw(`matters.id = ${MATTER}`))
      .orWhereExists(erasedOpenly(reader.workspaceId))
  })
}

/** That a matter was erased while it was open to the whole firm: its erasure says so. */
function erasedOpenly(workspaceId: number) {
  return AuditEntry.others('erasures')
    .where({ 'erasures.workspace_id': workspaceId, 'erasures.subject_type': 'matter' })
    .whereRaw(`erasures.subject_id = cast(${MATTER} as char)`)
    .where('erasures.action', 'matter.erased')
    .where('erasures.before', 'like', '%"private":false%')
    .select('erasures.id')
}

/** The numbers of what happened in a matter and to it, each found by an index of its own. */
function numbersOf(workspaceId: number, matter: number) {
  const own = () => AuditEntry.query().where({ workspaceId }).select('seq')
  const about = own().where({ subject_type: 'matter', subject_id: String(matter) })
  return own().where('matter_id', matter).unionAll(about)
}

/** All actions of a noun stand between «noun.» and «noun/» in the index. */
function ofKind(query: Query, kind: LogKind): void {
  const { nouns, actions } = actionsOf(kind)
  for (const noun of nouns) void query.orWhereBetween('action', [`${noun}.`, `${noun}/`])
  if (actions.length > 0) void query.orWhereIn('action', actions)
}

function leaveOut(query: Query, kind: LogKind): void {
  const { except } = actionsOf(kind)
  void query.where((kept) => {
    void kept.whereNot((other) => ofKind(other, kind))
    if (except.length > 0) void kept.orWhereIn('action', except)
  })
}

function narrow(
  query: Query,
  { workspaceId, timeZone }: LogReader,
  { person, kind, matter, from, to }: LogFilters
): void {
  if (person !== null) void query.where('actorId', person)
  if (kind !== null) {
    void query.where((group) => ofKind(group, kind)).whereNotIn('action', actionsOf(kind).except)
  }
  if (matter !== null) void query.whereIn('seq', numbersOf(workspaceId, matter))
  const startOf = (day: string, plus = 0) =>
    toSqlInstant(DateTime.fromISO(day, { zone: timeZone }).plus({ days: plus }).startOf('day'))
  if (from !== null) void query.where('at', '>=', startOf(from))
  if (to !== null) void query.where('at', '<', startOf(to, 1))
}
