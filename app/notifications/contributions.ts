import { errands, homePanels } from '#app/core/contributions/registries'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { unreadNotices } from '#app/notifications/queries/list_notices'

homePanels.add({
  key: 'notices.unread',
  order: 5,
  cacheable: true,
  load: ({ userId, onlyFirm }) => unreadNotices(userId, onlyFirm),
})

/** Every twenty seconds, so that what happens together comes in one e-mail. */
errands.add({ key: 'notices', everySeconds: 20, run: sendDueNotices })
