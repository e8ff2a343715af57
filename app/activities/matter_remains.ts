import { matterRemains } from '#app/matters/matter_parts'
import { eraseActivities, eraseNotes, eraseReminders } from '#app/activities/actions/erasures'

/** What goes with a matter: notes and reminders first, since they refer to activities. */
matterRemains.add({
  key: 'activities',
  order: 20,
  async erase(trx, { id }) {
    await eraseNotes(trx, (query) => void query.where('matter_id', id))
    await eraseReminders(trx, (query) => void query.where('matter_id', id))
    await eraseActivities(trx, (query) => void query.where('matter_id', id))
  },
})
