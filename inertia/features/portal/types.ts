import type { MatterTabContents, PortalPanelContents } from '@generated/parts'
import { route } from '~/routes'

export type Status = 'active' | 'suspended' | 'concluded'

export type Step = Omit<PortalPanelContents['portal.today']['steps'][number], 'matter' | 'firm'>

export type Request = MatterTabContents['messages']['requests'][number]

export type Update = MatterTabContents['messages']['updates'][number]

/** A stage on the way of a matter; only what was reached has a day. */
export type PathStep = { name: string; state: 'done' | 'current' | 'ahead'; since: string | null }

export type PortalDocument = { id: number; name: string; kind: string; size: number; at: string; fromClient: boolean }

export type Line = { id: number; side: 'firm' | 'client'; name: string | null; text: string; at: string }
export type Thread = MatterTabContents['messages']['thread']

export type ClientMatter = {
  id: number
  reference: string
  title: string
  status: Status
  materia: string
  stage: string | null
  archived: boolean
  closed: boolean
  firm: string
  phone: string | null
  lawyer: string | null
}

/** What goes on before a court; `name`, `means` and `stage` are messages. */
export type Proceeding = {
  id: number
  name: string
  means: string
  number: string | null
  court: string | null
  stage: string
  latest: { on: string | null; isNew: boolean } | null
  orders: { id: number; on: string | null; text: string }[]
}

/** What the server sends of a matter, the same to its client and to the firm that looks as one. */
export type ClientView = {
  matter: ClientMatter
  path: PathStep[]
  steps: Step[]
  requests: Request[]
  proceedings: Proceeding[]
  updates: Update[]
  documents: PortalDocument[]
  thread: Thread
  unread: number
}

/** Where a client finds a matter. */
export const matterAddress = (id: number) => route('portal.matters.show', { id })

/** The firm took it: nothing more is to be sent. */
export const isAccepted = ({ state }: Pick<Request, 'state'>) => state === 'accepted'

export const isWaiting = ({ state }: Pick<Request, 'state'>) => state === 'open' || state === 'again'
