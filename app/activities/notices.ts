import { noticeKinds } from '#app/core/contributions/registries'

const BOTH = ['app', 'email'] as const

noticeKinds.add({ key: 'activity_assigned', order: 20, area: 'matters', channels: [...BOTH] })
noticeKinds.add({ key: 'activity_due_today', order: 21, area: 'matters', channels: [...BOTH] })
noticeKinds.add({ key: 'activity_resolved', order: 22, area: 'matters', channels: [...BOTH] })
noticeKinds.add({ key: 'note_mention', order: 23, area: 'matters', channels: [...BOTH] })
noticeKinds.add({ key: 'reminder', order: 24, area: 'matters', channels: [...BOTH] })
noticeKinds.add({ key: 'reminder_escalated', order: 25, area: 'matters', channels: [...BOTH] })
