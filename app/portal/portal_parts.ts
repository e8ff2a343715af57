import { Registry } from '#app/core/contributions/registry'

/** What a client owes for a matter. */
export type PortalDue = {
  matterId: number
  /** Centavos. */
  amount: number
  currency: 'MXN' | 'USD'
  /** `YYYY-MM-DD`. */
  dueOn: string | null
  text: string
  href: string | null
}

/** Who knows of money. Without any, the portal says nothing of it. */
export interface DueSource {
  key: string
  order?: number
  load(matterIds: number[]): Promise<PortalDue[]>
}

export const portalDues = new Registry<DueSource>('dues of the portal')
