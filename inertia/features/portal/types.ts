import { route } from '~/routes'

export type Status = 'active' | 'suspended' | 'concluded'

export type Step = {
  matterId: number
  title: string
  on: string | null
  time: string | null
  attend: boolean
  text: string | null
}

export type SentFile = { id: number; documentId: number | null; name: string; at: string; by: string | null }

export type Request = {
  id: number
  matterId: number
  title: string
  explanation: string | null
  dueOn: string | null
  state: 'open' | 'received' | 'again' | 'accepted'
  reason: string | null
  files: SentFile[]
}

export type Due = {
  matterId: number
  amount: number
  currency: 'MXN' | 'USD'
  dueOn: string | null
  text: string
  href: string | null
}

export type Update = {
  id: number
  text: string
  name: string | null
  at: string
  shown: boolean
  nextTitle: string | null
  nextOn: string | null
  nextTime: string | null
  attend: boolean
}

/** A stage on the way of a matter; only what was reached has a day. */
export type PathStep = { name: string; state: 'done' | 'current' | 'ahead'; since: string | null }

export type PortalDocument = { id: number; name: string; kind: string; size: number; at: string; fromClient: boolean }

export type Line = { id: number; side: 'firm' | 'client'; name: string | null; text: string; at: string }
export type Receipt = { name: string; lastId: number; at: string; side: 'firm' | 'client' }
export type Thread = { lines: Line[]; receipts: Receipt[] }

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

/** What the server sends of a matter, the same to its client and to the firm that looks as one. */
export type ClientView = {
  matter: ClientMatter
  path: PathStep[]
  steps: Step[]
  requests: Request[]
  dues: Due[] | null
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
