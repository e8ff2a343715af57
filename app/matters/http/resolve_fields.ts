import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { fold } from '#app/core/text/fold'
import Client from '#app/clients/models/client'
import Court from '#app/courts/models/court'
import type { ClientEntry, MatterFields } from '#app/matters/domain/matter_fields'
import type Matter from '#app/matters/models/matter'
import { MATTER_LENGTHS } from '#app/matters/validators/matter'
import { signedIn, workspaceOf } from '#app/workspaces/context'

type Sent<F> = Omit<F, 'clients'> & { clients?: { id?: number; name?: string }[] }

/**
 * What a form of a matter said, made whole: a court of the catalogue gives its name, clients are those of the firm or, for who may write
 * clients down, new ones. What cannot be is said at its field.
 */
export async function resolveFields<F extends MatterFields>(
  ctx: HttpContext,
  sent: Sent<F>,
  matter?: Matter
): Promise<F> {
  const { clients, ...fields } = sent
  return {
    ...fields,
    ...(await courtOf(sent)),
    ...(clients && { clients: await clientsOf(ctx, clients, matter) }),
  } as unknown as F
}

async function courtOf({ court, courtId }: { court?: string | null; courtId?: number | null }) {
  if (!courtId) return { court, courtId: null }
  const found = await Court.find(courtId)
  if (!found) throw new FieldProblem('court', 'matters.court.unknown')
  return { court: found.name.slice(0, MATTER_LENGTHS.court), courtId: found.id }
}

async function clientsOf(
  ctx: HttpContext,
  sent: { id?: number; name?: string }[],
  matter?: Matter
): Promise<ClientEntry[]> {
  const entries: ClientEntry[] = sent.map(({ id, name }) => (id === undefined ? { name: name ?? '' } : { id }))
  const ids = new Set(entries.flatMap((entry) => ('id' in entry ? entry.id : [])))
  const known = await Client.in(workspaceOf(ctx)).whereIn('id', [...ids])
  if (known.length !== ids.size) throw new FieldProblem('clients', 'matters.clients.unknown')
  const names = entries.flatMap((entry) =>
    'name' in entry && entry.name !== matter?.clientName ? fold(entry.name) : []
  )
  if (names.length === 0 || signedIn(ctx).may('clientes:crear')) return entries
  const there = await Client.in(workspaceOf(ctx)).whereIn('name_folded', names)
  const isThere = (name: string) => there.some(({ nameFolded }) => nameFolded === name)
  if (!names.every(isThere)) throw new FieldProblem('clients', 'matters.clients.may_not_add')
  return entries
}
