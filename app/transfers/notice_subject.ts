import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects, type NoticeSubject } from '#app/core/contributions/notice_subjects'
import type Transfer from '#app/transfers/models/transfer'

type Shown = Pick<Transfer, 'id' | 'subject' | 'action'>

/** Where an import or a change of many records is read. */
export const pageOf = ({ id, subject, action }: Shown) =>
  route(`law_firm.bulk_${subject}.show`, {}, { [action === 'import' ? 'import' : 'change']: id })

/** What is told of an import or a change of many records. */
export const subjectOf = ({ id, subject, action }: Shown): NoticeSubject => ({
  type: 'transfer',
  id,
  place: { subject, action },
})

export const subjectParts = [
  partsOf(noticeSubjects, { key: 'transfer', address: (id, place) => pageOf({ id, ...place } as Shown) }),
]
