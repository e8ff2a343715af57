import type { Language } from '#app/core/messages/catalogue'
import type { Mail } from '#app/core/mail/mail'
import type User from '#app/accounts/models/user'

interface Secret {
  code: string
  link: string
}

/**
 * The letter to the address whose password was to be recovered: only its reader learns whether it has an account and of what kind. No name,
 * since the mailbox may not be proven. The link's token stands after the `#`, which browsers send to nobody.
 */
export function recoveryLetter(email: string, user: User | null, { code, link }: Secret, language: Language): Mail {
  const letter = { to: email, language: user?.language ?? language }
  if (!user || user.deletedAt) return { ...letter, kind: 'recovery_unknown', action: '/join' }
  if (user.isDisabled) return { ...letter, kind: 'recovery_disabled' }
  if (user.password === null) return { ...letter, kind: 'recovery_google', action: '/login' }
  return { ...letter, kind: 'recovery', code, action: `/password-change#${link}` }
}
