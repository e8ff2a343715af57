import Report, { type ReportReader } from '#app/insights/models/report'
import Role from '#app/workspaces/models/role'

/** A report in the list of those that somebody reads. */
export interface ReportLine {
  id: number
  title: string
  subject: string
  /** Who made it; null when they are gone. */
  author: string | null
  isOwn: boolean
  rhythm: string | null
  /** ISO instant of the next sending. */
  nextAt: string | null
  roles: number
}

const MAX_LISTED = 500

/** How many reports somebody reads. */
export async function countReports(reader: ReportReader): Promise<number> {
  const [row] = (await Report.seenBy(reader).count('* as total').pojo()) as unknown as { total: number }[]
  return Number(row?.total ?? 0)
}

/** The reports that somebody reads, by title: three queries. */
export async function listReports(
  reader: ReportReader,
  { limit, offset } = { limit: MAX_LISTED, offset: 0 }
): Promise<ReportLine[]> {
  const reports = await Report.seenBy(reader)
    .preload('user')
    .preload('roles')
    .orderBy('reports.title')
    .orderBy('reports.id')
    .limit(limit)
    .offset(offset)
  return reports.map(({ id, title, subject, user, userId, rhythm, nextAt, roles }) => ({
    ...{ id, title, subject, rhythm },
    author: user?.name ?? null,
    isOwn: userId === reader.userId,
    nextAt: nextAt?.toISO() ?? null,
    roles: roles.length,
  }))
}

/** The roles with which a report can be shared. */
export async function rolesToShare(workspaceId: number): Promise<{ id: number; name: string; key: string | null }[]> {
  const roles = await Role.in({ id: workspaceId }).orderBy('roles.id').select('roles.id', 'roles.name', 'roles.key')
  return roles.map(({ id, name, key }) => ({ id, name, key }))
}
