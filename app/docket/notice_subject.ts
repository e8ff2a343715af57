import type { NoticeSubject } from '#app/core/contributions/notice_subjects'

/** What is told of a deadline: its matter, where the deadline is read. */
export const subjectOfDeadline = ({ id, matterId }: { id: number; matterId: number }): NoticeSubject => ({
  type: 'matter',
  id: matterId,
  place: { tab: 'docket', deadline: id },
})
