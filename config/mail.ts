import env from '#start/env'

/** `local` keeps letters for the outbox page; `smtp` sends them. */
export default {
  driver: env.get('MAIL_DRIVER'),
  smtpUrl: env.get('SMTP_URL'),
  from: env.get('MAIL_FROM'),
  /** Whether anybody on this machine may read the outbox without signing in: only the demo, where letters go nowhere. */
  openOutbox: env.get('MAIL_OUTBOX') === 'open',
}
