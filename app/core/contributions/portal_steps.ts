import type { Voice } from '#app/core/messages/catalogue'
import { Registry } from './registry.js'

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

/** Who knows of steps: hearings, deadlines. */
export interface StepSource {
  key: string
  order?: number
  /** `voice` is how their reader is told things. */
  load(matterIds: number[], voice: Voice): Promise<PortalStep[]>
}

export const portalSteps = new Registry<StepSource>('steps of the portal')
