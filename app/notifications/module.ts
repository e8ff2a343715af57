import { defineModule, partsOf } from '#app/core/contributions/define_module'
import { recurringTasks, homePanels } from '#app/core/contributions/registries'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { personalDataParts } from '#app/notifications/personal_data'
import { unreadNotices } from '#app/notifications/queries/list_notices'

export default defineModule({
  parts: [
    partsOf(homePanels, {
      key: 'notices.unread',
      order: 5,
      cacheable: true,
      load: ({ userId, onlyFirm }) => unreadNotices(userId, onlyFirm),
    }),
    /** Every twenty seconds, so that what happens together comes in one e-mail. */
    partsOf(recurringTasks, { key: 'notices', everySeconds: 20, run: sendDueNotices }),
    personalDataParts,
  ],
})
