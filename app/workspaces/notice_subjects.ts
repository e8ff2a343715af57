import { partsOf } from '#app/core/contributions/define_module'
import { route } from '#app/core/addresses'
import { noticeSubjects } from '#app/core/contributions/notice_subjects'

/** The pages of a firm that notices lead to. */
const PAGES: Record<string, string> = {
  home: route('main.home'),
  members: route('law_firm.members.index'),
  matters: route('law_firm.matters.index'),
  bulk_matters: route('law_firm.bulk_matters.show'),
  bulk_clients: route('law_firm.bulk_clients.show'),
  log: route('law_firm.log.index'),
  archive: route('law_firm.archive.show'),
  support: route('law_firm.log.index', {}, { kind: 'support' }),
}

export const subjectParts = [
  partsOf(noticeSubjects, { key: 'firm', address: (_id, { page = '' }) => PAGES[page] ?? null }),
  /** `tab` says who reads of it: who `sent` it, or who `received` it. */
  partsOf(noticeSubjects, {
    key: 'invitation',
    address: (_id, place) => route('law_firm.invitations.index', {}, place),
  }),
]
