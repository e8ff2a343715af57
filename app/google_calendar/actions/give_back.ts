import logger from '@adonisjs/core/services/logger'
import type { GoogleGrants } from '#app/google_calendar/client/google_grants'
import GoogleConnection from '#app/google_calendar/models/google_connection'

/**
 * Gives back what a person granted at Google. That ends every token that their account gave this installation, so that nothing is given back while they have
 * another connection: it may be of the same account. What Google does not hear of ends here all the same, as nobody has the token any more.
 */
export async function giveBack(grants: GoogleGrants, userId: number, token: string): Promise<void> {
  if (await GoogleConnection.isOf(userId)) return
  await grants.revoke(token).catch(() => logger.info('Google did not hear that access was given back'))
}
