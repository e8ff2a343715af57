import { reasonOf } from '#app/core/errors/describe_error'
import OutboxMessage from '#app/core/outbox/models/outbox_message'
import { MAX_TRIES } from '#app/core/outbox/outbox'
import { mailTraces, type MailOutcome } from './attachments.js'
import type { Mail } from './mail.js'

/** Characters of what a mail server said that are kept. */
const REASON = 500

/** Tells whoever keeps a trace of an email what became of it. */
export async function settleTrace({ trace }: Pick<Mail, 'trace'>, outcome: MailOutcome): Promise<void> {
  if (trace) await mailTraces.find(trace.keeper)?.settle(trace.id, outcome)
}

/** Tells that an email did not leave. True when it need not be tried again: its addresses were refused for good, and somebody knows. */
export async function settleFailure(mail: Mail, messageId: number, error: unknown): Promise<boolean> {
  if (!mail.trace) return false
  const reason = reasonOf(error, REASON)
  if (isRefused(error)) {
    await settleTrace(mail, { state: 'bounced', reason })
    return true
  }
  const message = await OutboxMessage.find(messageId)
  await settleTrace(mail, { state: 'failed', reason, isLast: Number(message?.tries ?? 0) >= MAX_TRIES })
  return false
}

/** A mail server that answers with 5xx to the addresses will not take them later either (RFC 5321, 4.2.1). */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
