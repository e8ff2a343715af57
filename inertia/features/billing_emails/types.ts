import type { EmailKind } from '@generated/fields'

export type Language = 'es' | 'en'
export type Draft = { subject: string; message: string }

/** An email of the history. */
export interface SentEmail {
  id: number
  kind: EmailKind
  to: string
  cc: string[]
  subject: string
  state: 'waiting' | 'sent' | 'failed' | 'bounced' | 'withdrawn'
  reason: string | null
  by: string | null
  bySchedule: boolean
  at: string
  settledAt: string | null
}

/** What was sent, and what the dialog begins with. */
export interface Emails {
  emails: SentEmail[]
  to: string | null
  language: Language
  drafts: Partial<Record<EmailKind, Record<Language, Draft>>>
  /** Only of a charge. */
  reminders?: { areOn: boolean; paused: 'charge' | 'client' | 'bounced' | null; next: string | null }
  can: { send: boolean; remind?: boolean }
}
