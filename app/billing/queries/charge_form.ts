import type { Viewer } from '#app/core/contributions/registries'
import { firmToday } from '#app/core/time_zone'
import { billingSettings } from '#app/billing/queries/billing_settings'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import { taxIdentityOf } from '#app/workspaces/queries/tax_identity'

/** Matters of a client that the form offers, the last touched first. */
const MOST_MATTERS = 200

/** What the form of a charge begins with: how the firm charges, who it is for the SAT, and the day. */
export async function chargeFormBasis(firm: { id: number; timeZone: string }) {
  const { dueDays, defaultTax, proposesWithholdings } = await billingSettings(firm.id)
  return {
    today: firmToday(firm),
    settings: { dueDays, defaultTax, proposesWithholdings },
    issuer: await taxIdentityOf(firm.id),
  }
}

/** A client as the form of a charge needs them, with those of their matters that the reader may know of; null for one of others. */
export async function chargedClient(viewer: Viewer, clientId: number) {
  const firm = { id: viewer.workspaceId ?? 0 }
  const client = clientId > 0 ? await Client.in(firm).where('clients.id', clientId).first() : null
  if (!client) return null
  const { id, name, type, rfc } = client
  return { id, name, type, rfc, matters: await mattersOfClient(viewer, id) }
}

export type ChargedClient = NonNullable<Awaited<ReturnType<typeof chargedClient>>>

async function mattersOfClient(viewer: Viewer, clientId: number) {
  if (!viewer.may('expedientes:leer')) return []
  const matters = await Matter.seenBy(viewer)
    .where((of) => {
      void of.where('matters.client_id', clientId).orWhereHas('clients', (client) => {
        void client.where('clients.id', clientId)
      })
    })
    .orderBy('matters.updated_at', 'desc')
    .orderBy('matters.id', 'desc')
    .limit(MOST_MATTERS)
    .select('matters.id', 'matters.reference', 'matters.title')
  return matters.map(({ id, reference, title }) => ({ id, reference, title }))
}
