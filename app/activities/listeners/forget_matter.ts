import { eraseActivities, eraseNotes, eraseReminders } from '#app/activities/actions/erasures'
import type MatterErased from '#app/matters/events/matter_erased'

/** Notes and reminders go with a matter, then the activities to which they refer. */
export default class ForgetMatter {
  async handle({ trx, matterId }: MatterErased) {
    await eraseNotes(trx, (query) => void query.where('matter_id', matterId))
    await eraseReminders(trx, (query) => void query.where('matter_id', matterId))
    await eraseActivities(trx, (query) => void query.where('matter_id', matterId))
  }
}
