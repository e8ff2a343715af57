import User from '#app/accounts/models/user'
import { NotFound } from '#app/core/errors/no_access'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'

const MAX_MATTERS = 100
export const MATTERS_PER_PAGE = 24

/** A matter as its client sees it in a list. */
export type FollowedMatter = {
  id: number
  workspaceId: number
  reference: string
  title: string
  materia: string
  stage: string | null
  status: 'active' | 'suspended' | 'concluded'
  archived: boolean
  /** Nothing can be sent any more. */
  closed: boolean
  firm: string
  lawyer: string | null
}

interface Row extends Omit<FollowedMatter, 'workspaceId' | 'archived' | 'closed'> {
  workspace_id: number
  archived: number | boolean
  read_only: number | boolean
}

const COLUMNS = ['id', 'workspace_id', 'reference', 'title', 'materia', 'stage', 'status', 'archived', 'read_only']

const shown = ({ workspace_id: workspaceId, read_only: readOnly, archived, ...row }: Row): FollowedMatter => ({
  ...row,
  workspaceId,
  archived: Boolean(Number(archived)),
  closed: Boolean(Number(archived)) || Boolean(Number(readOnly)),
})

/** Of which firm: of one, of all but one, or of all. */
export type OfFirm = { is?: number; isNot?: number }

/** The matters that somebody follows, of firms that still exist: those that go on first, last touched first; at most a hundred. */
export async function followedMatters(userId: number, firm: OfFirm = {}): Promise<FollowedMatter[]> {
  return rowsOf(followedIn(userId, firm).limit(MAX_MATTERS))
}

/** One page of them, and how many there are. A page past the end is the last one. */
export async function followedMattersPage(userId: number, firm: OfFirm, wanted: number) {
  const total = Number((await followedIn(userId, firm).count('* as total').pojo<{ total: number }>())[0]!.total)
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / MATTERS_PER_PAGE)))
  const query = followedIn(userId, firm).limit(MATTERS_PER_PAGE)
  const matters = await rowsOf(query.offset((page - 1) * MATTERS_PER_PAGE))
  return { matters, paging: { total, page, perPage: MATTERS_PER_PAGE } }
}

function followedIn(userId: number, { is, isNot }: OfFirm) {
  const query = Matter.followedBy(userId)
    .join(...joinOn(Workspace, 'matters.workspace_id', 'firm'))
    .whereNull('firm.deleted_at')
  if (is !== undefined) void query.where('matters.workspace_id', is)
  if (isNot !== undefined) void query.whereNot('matters.workspace_id', isNot)
  return query
}

async function rowsOf(query: ReturnType<typeof followedIn>): Promise<FollowedMatter[]> {
  const rows = (await query
    .leftJoin(...joinOn(User, 'matters.responsible_id', 'lawyer'))
    .select(COLUMNS.map((name) => `matters.${name}`))
    .select('firm.name as firm', 'lawyer.name as lawyer')
    .orderBy('matters.archived')
    .orderBy('matters.updated_at', 'desc')
    .orderBy('matters.id', 'desc')
    .pojo<Row>()) as Row[]
  return rows.map(shown)
}

/** One that they follow, of a firm that still exists. Throws NotFound. */
export async function followedMatter(userId: number, id: number): Promise<Matter> {
  const matter = await Matter.followedBy(userId)
    .where('matters.id', id)
    .whereIn('matters.workspace_id', Workspace.existing().select('id'))
    .first()
  if (!matter) throw new NotFound('matters')
  return matter
}
