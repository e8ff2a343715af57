import { Registry } from '#app/core/contributions/registry'

/** What comes next in a matter, in words for its client. */
export type PortalStep = {
  matterId: number
  title: string
  /** `YYYY-MM-DD`. */
  on: string
  /** `HH:MM` in the firm's zone. */
  time: string | null
  /** Whether the client has to be there. */
  attend: boolean
  text: string | null
}

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

/** Who knows of steps: hearings, deadlines. */
export interface StepSource {
  key: string
  order?: number
  load(matterIds: number[]): Promise<PortalStep[]>
}

/** Who knows of money. Without any, the portal says nothing of it. */
export interface DueSource {
  key: string
  order?: number
  load(matterIds: number[]): Promise<PortalDue[]>
}

export const portalSteps = new Registry<StepSource>('steps of the portal')
export const portalDues = new Registry<DueSource>('dues of the portal')
