import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import Client from '#app/clients/models/client'
import CollectionItem from '#app/collections/models/collection_item'
import Favorite from '#app/collections/models/favorite'
import { clock } from '#app/core/clock'
import type { Viewer } from '#app/core/contributions/registries'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import Matter from '#app/matters/models/matter'
import StoredSearch from '#app/research/models/stored_search'
import Transfer from '#app/transfers/models/transfer'
import Invitation from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'
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

/** Whether there are such rows, for a SELECT. */
function exists<M extends LucidModel>(name: string, rows: ModelQueryBuilderContract<M>) {
  return rows.select('id').limit(1).as(name)
}

/**
 * The first steps of a new firm, for who runs it: each is done once its data are there, nobody ticks them. Null when all are done, when the person
 * put them away, and in a firm that is no longer new. One query, which asks the same for a whole day.
 */
export async function firstSteps(viewer: Viewer): Promise<FirstStep[] | null> {
  const { userId, workspaceId, may } = viewer
  if (workspaceId === null || !may('despacho:editar')) return null
  const firm = { id: workspaceId }
  const facts = (await Member.in(firm)
    .join(...joinOn(Workspace, 'members.workspace_id'))
    .where('members.user_id', userId)
    .whereNull('members.first_steps_dismissed_at')
    .where('workspaces.created_at', '>', toSqlInstant(clock.now().startOf('day').minus(NEW_FIRM)))
    .select('workspaces.logo', 'workspaces.city')
    .select(
      exists('matter', Matter.in(firm).where('trashed', 0)),
      exists('brought', Matter.in(firm).where('number', '>=', MATTERS_BROUGHT)),
      exists('imported', Transfer.in(firm).where({ action: 'import', state: 'done' })),
      exists('member_invited', Invitation.in(firm).where('kind', 'member')),
      exists('colleague', Member.in(firm).whereNot('user_id', userId)),
      exists('client_invited', Invitation.in(firm).where('kind', 'client')),
      exists('client', Client.in(firm).whereNotNull('user_id')),
      exists('collected', CollectionItem.in(firm)),
      exists('favorite', Favorite.query().where('user_id', userId)),
      exists('searched', StoredSearch.query().where('user_id', userId))
    )
    .pojo<Record<string, unknown>>()
    .first()) as Record<string, unknown> | null
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
