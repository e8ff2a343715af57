import { browserClient } from './browser_client'

/** Asks for the letter of validation once more: a call that carries no token. Throws as `ApiClient.call` does. */
export function resendValidation(email: string): Promise<{ success: boolean; code: string | null }> {
  return browserClient().call('POST /resend-validation-email', { body: { email } })
}
