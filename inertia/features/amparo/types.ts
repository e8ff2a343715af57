import type { MessageId } from '~/i18n/messages'

export const kindName = (key: string) => `amparo.kind.${key}` as MessageId
export const stageName = (key: string) => `amparo.stage.${key}` as MessageId
export const suspensionName = (key: string) => `amparo.suspension.${key}` as MessageId

/** A line of the list of proceedings. */
export type ProceedingLine = {
  id: number
  kind: string
  stage: string
  isOwn: boolean
  number: string | null
  isOddNumber: boolean
  court: string | null
  complainant: string | null
  suspension: string
  matter: { id: number; reference: string; title: string } | null
  unread: number
  newsAt: string | null
}

/** A proceeding as its page shows it. */
export type ProceedingCard = {
  id: number
  kind: string
  stage: string
  isOwn: boolean
  isClosed: boolean
  number: string | null
  isOddNumber: boolean
  court: string | null
  courtId: number | null
  neun: string | null
  complainant: string | null
  thirdParty: string | null
  actClaimed: string | null
  authorities: string | null
  notifiedOn: string | null
  notification: string | null
  suspension: string
  notes: string | null
  shownToClient: boolean
  matterId: number | null
  version: number
}

export type ListFilters = {
  kind: string | null
  stage: string | null
  court: number | null
  whose: 'own' | 'followed' | null
  news: boolean
  closed: boolean
  q: string
  page: number
}

export type NewsLine = {
  id: number
  source: 'cjf' | 'paste' | 'hand'
  decidedOn: string | null
  publishedOn: string | null
  notebook: string | null
  text: string
  shownToClient: boolean
  addedAt: string
}

/** A proceeding near another: the one that it is brought in, or one that is brought in it. */
export type NearProceeding = { id: number; kind: string; stage: string; number: string | null; name: string }

/** A rule of notification that can be chosen, by the article that sets it. */
export type NotificationRule = { key: string; citation: string }
