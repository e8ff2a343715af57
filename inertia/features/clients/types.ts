import type { Data } from '@generated/data'

export type ClientFacts = Data.Clients.Client
export type ClientLine = Data.Clients.ClientRow
export type MergeFacts = Data.Clients.ClientMerge

/** What the form of a client offers. */
export type ClientChoices = {
  /** States with the first two digits of their postal codes, from and to. */
  states: { name: string; from: number; to: number }[]
  regimes: string[]
} & LabelChoices

/** Who can answer for a client, and tags in use. */
export type LabelChoices = { people: { id: number; name: string }[]; tags: string[] }

/** How a client stands to the portal. */
export type PortalFacts = {
  account: { name: string; email: string } | null
  invitations: {
    id: number
    email: string
    state: 'pending' | 'resent' | 'expired' | 'accepted' | 'rejected' | 'canceled'
    isOpen: boolean
    sentAt: string
    expiresAt: string
  }[]
}

/** Why a client cannot be deleted. */
export type ReasonToKeep = { key: string; count: number }
