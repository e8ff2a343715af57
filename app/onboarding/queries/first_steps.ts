import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Viewer } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Workspace from '#app/workspaces/models/workspace'

/** How long a firm counts as new, in whole days. */
const NEW_FIRM = { days: 60 }

/** A firm that has opened this many matters needs no spreadsheet any more to bring them. */
const MATTERS_BROUGHT = 10

export const FIRST_STEPS = ['matter', 'import', 'colleague', 'client', 'research', 'firm'] as const
export type FirstStepKey = (typeof FIRST_STEPS)[number]

/** A step, and whether the data of the firm show that it was taken. */
export interface FirstStep {
  key: FirstStepKey
  isDone: boolean
}

/** Who may take each step; research is open to all. */
const NEEDS: Record<FirstStepKey, readonly string[]> = {
  matter: ['expedientes:crear'],
  import: ['expedientes:leer', 'expedientes:crear'],
  colleague: ['equipo:invitar'],
  client: ['clientes:editar'],
  research: [],
  firm: ['despacho:editar'],
}

/** Whether there is a row of a firm, for a SELECT. */
function exists(name: string, table: string, where: Record<string, unknown>) {
  const rows = db.from(table).where(where).select('id').limit(1)
  return rows.as(name)
}

/**
 * The first steps of a new firm, for who runs it: each is done once its data are there, nobody ticks them. Null when all are done, when the person
 * put them away, and in a firm that is no longer new. One query, which asks the same for a whole day.
 */
export async function firstSteps(viewer: Viewer): Promise<FirstStep[] | null> {
  const { userId, workspaceId, may } = viewer
  if (workspaceId === null || !may('despacho:editar')) return null
  const firm = { workspace_id: workspaceId }
  const facts = await db
    .from('members')
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .where({ 'members.workspace_id': workspaceId, 'members.user_id': userId })
    .whereNull('members.first_steps_dismissed_at')
    .where('workspaces.created_at', '>', toSqlInstant(clock.now().startOf('day').minus(NEW_FIRM)))
    .select('workspaces.logo', 'workspaces.city')
    .select(
      exists('matter', 'matters', { ...firm, trashed: 0 }),
      db.from('matters').where(firm).where('number', '>=', MATTERS_BROUGHT).select('id').limit(1).as('brought'),
      exists('imported', 'transfers', { ...firm, action: 'import', state: 'done' }),
      exists('member_invited', 'invitations', { ...firm, kind: 'member' }),
      db.from('members').where(firm).whereNot('user_id', userId).select('id').limit(1).as('colleague'),
      exists('client_invited', 'invitations', { ...firm, kind: 'client' }),
      db.from('clients').where(firm).whereNotNull('user_id').select('id').limit(1).as('client'),
      exists('collected', 'collection_items', firm),
      exists('favorite', 'favorites', { user_id: userId }),
      exists('searched', 'stored_searches', { user_id: userId })
    )
    .first()
  if (!facts) return null
  const done: Record<FirstStepKey, boolean> = {
    matter: facts.matter !== null,
    import: facts.imported !== null || facts.brought !== null,
    colleague: facts.member_invited !== null || facts.colleague !== null,
    client: facts.client_invited !== null || facts.client !== null,
    research: facts.collected !== null || facts.favorite !== null || facts.searched !== null,
    firm: facts.logo !== null && facts.city !== null,
  }
  const steps = FIRST_STEPS.filter((key) => NEEDS[key].every(may)).map((key) => ({ key, isDone: done[key] }))
  return steps.every(({ isDone }) => isDone) ? null : steps
}
