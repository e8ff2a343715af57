import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'

noticeSubjects.add({ key: 'alert', address: (id) => route('research.alerts.show', { id }) })
