import app from '@adonisjs/core/services/app'

/** Where Google is and as whom the product asks there, as `config/google_calendar.ts` has them. */
export interface GoogleCalendarSettings {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  revokeUrl: string
  apiUrl: string
}

/** The settings of this installation. */
export const settings = () => app.config.get<GoogleCalendarSettings>('google_calendar')

/** Whether the operator of this installation has set Google Calendar up. */
export const isGoogleCalendarOn = (): boolean => Boolean(settings().clientId)
