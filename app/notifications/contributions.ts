import { homePanels } from '#app/core/contributions/registries'
import { unreadNotices } from '#app/notifications/queries/list_notices'

homePanels.add({ key: 'notices.unread', order: 5, load: ({ userId }) => unreadNotices(userId) })
