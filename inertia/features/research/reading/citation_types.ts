import type { Court, Force } from '~/features/research/types'

export type Status =
  'withdrawn' | 'ended' | 'interrupted' | 'superseded' | 'substituted' | 'reformed' | 'standing' | 'unknown'

type Linked = { href: string; title: string }

/** The validity light of a document with what it rests on. */
export type Light = {
  status: Status
  isDerived: boolean
  evidence: {
    status: Exclude<Status, 'unknown'>
    from: 'note' | 'thesis' | 'reform' | 'register' | 'provision'
    text: string | null
    document: Linked | null
    on: string | null
  }[]
  /** Evidence that is not shown. */
  more: number
}

/** Whether a document binds the reader's court. */
export type BindingForce = {
  publishedOn: string | null
  bindsFrom: string | null
  court: Court | null
  /** `doubted`: there is evidence that the criterion holds no longer. */
  binding: Force | (Omit<Force, 'reason'> & { reason: 'doubted' }) | null
}

/** Those who cite a document, one page of them. */
export type CitedBy = {
  total: number
  page: number
  pages: number
  kinds: { kind: string; count: number }[]
  rows: {
    href: string
    title: string
    documentType: string
    isBinding: boolean
    court: string | null
    publishedOn: string | null
    times: number
    sentence: { before: string; cited: string; after: string }
  }[]
}

/** A document about the same matter. */
export type Related = {
  href: string
  title: string
  documentType: string
  number: string | null
  publishedOn: string | null
}

/** A part of a summary. */
export type SummaryPart = {
  part: 'background' | 'issue' | 'criterion' | 'decision'
  sentences: { text: string; paragraph: number }[]
}
