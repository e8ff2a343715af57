import { partsOf } from '#app/core/contributions/define_module'
import { noticeKinds } from '#app/core/contributions/registries'

const BOTH = ['app', 'email'] as const

export const noticeParts = [
  partsOf(
    noticeKinds,
    { key: 'activity_assigned', order: 20, area: 'matters', channels: [...BOTH] },
    { key: 'activity_due_today', order: 21, area: 'matters', channels: [...BOTH] },
    { key: 'activity_resolved', order: 22, area: 'matters', channels: [...BOTH] },
    { key: 'note_mention', order: 23, area: 'matters', channels: [...BOTH] },
    { key: 'reminder', order: 24, area: 'matters', channels: [...BOTH] },
    { key: 'reminder_escalated', order: 25, area: 'matters', channels: [...BOTH] }
  ),
]
