import { noticeKinds } from '#app/core/contributions/registries'

noticeKinds.add({ key: 'search_alert', order: 30, area: 'research', channels: ['app', 'email'] })
noticeKinds.add({ key: 'document_changed', order: 31, area: 'research', channels: ['app', 'email'] })
