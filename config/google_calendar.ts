import env from '#start/env'

/** The calendars that people keep at Google. Off without a client id. The addresses are Google's own unless others are given. */
export default {
  clientId: env.get('GOOGLE_CALENDAR_CLIENT_ID', ''),
  clientSecret: env.get('GOOGLE_CALENDAR_CLIENT_SECRET', ''),
  authorizeUrl: env.get('GOOGLE_CALENDAR_AUTHORIZE_URL', 'https://accounts.google.com/o/oauth2/v2/auth'),
  tokenUrl: env.get('GOOGLE_CALENDAR_TOKEN_URL', 'https://oauth2.googleapis.com/token'),
  revokeUrl: env.get('GOOGLE_CALENDAR_REVOKE_URL', 'https://oauth2.googleapis.com/revoke'),
  apiUrl: env.get('GOOGLE_CALENDAR_API_URL', 'https://www.googleapis.com/calendar/v3'),
}
