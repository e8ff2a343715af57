/** What somebody is in a proceeding. «Other» has its own text. The names are `matters.party.role.<key>` in the catalogues. */
export const PARTY_ROLES = [
  'plaintiff',
  'defendant',
  'complainant',
  'interested_third_party',
  'responsible_authority',
  'authorized',
  'public_prosecutor',
  'accused',
  'victim',
  'offended',
  'appellant',
  'executor',
  'heir',
  'creditor',
  'debtor',
  'worker',
  'employer',
  'intervener',
  'expert',
  'witness',
  'mediator',
  'legal_representative',
  'notary',
  'opposing_lawyer',
  'other',
] as const
export type PartyRole = (typeof PARTY_ROLES)[number]

/** What the client of a firm can be. */
export const OUR_ROLES = [
  'plaintiff',
  'defendant',
  'complainant',
  'interested_third_party',
  'accused',
  'victim',
  'offended',
  'appellant',
  'executor',
  'heir',
  'creditor',
  'debtor',
  'worker',
  'employer',
  'intervener',
] as const satisfies PartyRole[]

export const PARTY_KINDS = ['person', 'business'] as const
export const PARTY_SIDES = ['ours', 'other', 'neutral'] as const

/** How one matter stands to another. The names are `matters.link.<key>` and, seen from the other one, `matters.link.<key>_of`. */
export const LINK_KINDS = ['joined', 'derived', 'incident', 'amparo', 'appeal', 'related'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
