import { GoogleRunSchema } from '#database/schema'

/** One time that a calendar was synced. */
export default class GoogleRun extends GoogleRunSchema {}
