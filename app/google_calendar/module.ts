import { route } from '#app/core/addresses'
import { defineModule, partsOf, reaction } from '#app/core/contributions/define_module'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'
import { noticeKinds } from '#app/core/contributions/registries'
import { personalDataParts } from '#app/google_calendar/personal_data'
import { recurringTaskParts } from '#app/google_calendar/recurring_tasks'
import MembershipEnded from '#app/workspaces/events/membership_ended'

export default defineModule({
  parts: [
    recurringTaskParts,
    personalDataParts,
    partsOf(noticeSubjects, { key: 'google_calendar', address: () => route('calendar.google.index', {}) }),
    partsOf(
      noticeKinds,
      { key: 'google_put_back', order: 32, area: 'matters', channels: ['app'] },
      { key: 'google_failing', order: 33, area: 'matters', channels: ['app'] },
      { key: 'google_disconnected', order: 34, area: 'matters', channels: ['app', 'email'] }
    ),
  ],
  on: [reaction(MembershipEnded, () => import('#app/google_calendar/listeners/end_connection'))],
})
