import type { Viewer } from '#app/core/contributions/registries'
import { clientReferences } from '#app/clients/client_parts'
import type Client from '#app/clients/models/client'

/** How many rows of a kind each of two clients has: `clients.moves.<key>`. */
export type Moving = { key: string; counts: [number, number] }

/** What would go from either client to the other, kind by kind. */
export async function whatMoves(viewer: Viewer, [one, other]: [Client, Client]): Promise<Moving[]> {
  const moving: Moving[] = []
  for (const { key, count } of clientReferences.all())
    moving.push({ key, counts: [await count(one, viewer), await count(other, viewer)] })
  return moving.filter(({ counts }) => counts.some((count) => count > 0))
}
