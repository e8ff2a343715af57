import { route } from '#app/core/addresses'
import type { Language } from '#app/core/messages/catalogue'
import type { Mail } from '#app/core/mail/mail'

/** What of an account decides which email it gets, as its row has it. */
export interface AccountState {
  id: number
  language: Language
  password: string | null
  disabled_at: unknown
  deleted_at: unknown
}

interface Secret {
  code: string
  link: string
}

/**
 * The email to the address whose password was to be recovered: only its reader learns whether it has an account and of what kind. No name,
 * since the mailbox may not be proven. The link's token stands after the `#`, which browsers send to nobody.
 */
export function recoveryEmail(
  email: string,
  account: AccountState | null,
  { code, link }: Secret,
  language: Language
): Mail {
  const mail = { to: email, language: account?.language ?? language }
  if (!account || account.deleted_at) return { ...mail, kind: 'recovery_unknown', action: route('security.join') }
  if (account.disabled_at) return { ...mail, kind: 'recovery_disabled' }
  if (account.password === null) return { ...mail, kind: 'recovery_google', action: route('security.login') }
  return { ...mail, kind: 'recovery', code, action: `${route('security.password_change')}#${link}` }
}
