import encryption from '@adonisjs/core/services/encryption'

/** What a sealed value is for: one that was sealed for another purpose does not open. */
export type SealPurpose = 'two-factor' | 'clabe' | 'successor' | 'mail' | 'user-data' | 'token' | 'mask' | 'google'

/** Encrypts a secret for the database (AES-256-GCM with the key of this installation). */
export function seal(value: string, purpose: SealPurpose): string {
  return encryption.encrypt(value, { purpose })
}

/** The secret again, or null when the text was altered, sealed for something else or with another key. */
export function unseal(sealed: string | null, purpose: SealPurpose): string | null {
  return sealed === null ? null : encryption.decrypt<string>(sealed, purpose)
}
