/** What goes out by email. */
export const EMAIL_KINDS = ['charge', 'receipt', 'statement', 'reminder'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** Limits of an email. */
export const EMAIL_LIMITS = { cc: 5, subject: 200, message: 5_000 } as const

/**
 * Emails within 24 hours, so that nobody uses a firm to flood mailboxes: those that the people of a firm send, as many as its invitations; its reminders by schedule; and of each of these to
 * one address, as many as those with codes.
 */
export const DAILY_EMAILS = { person: 500, schedule: 2_000, address: 20 } as const

/** An email as the dialog has it. */
export interface EmailFields {
  to: string
  cc: string[]
  language: 'es' | 'en'
  subject: string
  message: string
}
