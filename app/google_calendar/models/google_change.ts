import { GoogleChangeSchema } from '#database/schema'

/** What one syncing changed on either side, or left as it was although it was changed elsewhere. */
export default class GoogleChange extends GoogleChangeSchema {}
