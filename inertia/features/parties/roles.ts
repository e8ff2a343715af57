import type { MatterTabContents } from '@generated/parts'
import type { MessageId } from '~/i18n/messages'

/** What somebody is in a proceeding, with its name. */
export const ROLES = {
  plaintiff: 'matters.party.role.plaintiff',
  defendant: 'matters.party.role.defendant',
  complainant: 'matters.party.role.complainant',
  interested_third_party: 'matters.party.role.interested_third_party',
  responsible_authority: 'matters.party.role.responsible_authority',
  authorized: 'matters.party.role.authorized',
  public_prosecutor: 'matters.party.role.public_prosecutor',
  accused: 'matters.party.role.accused',
  victim: 'matters.party.role.victim',
  offended: 'matters.party.role.offended',
  appellant: 'matters.party.role.appellant',
  executor: 'matters.party.role.executor',
  heir: 'matters.party.role.heir',
  creditor: 'matters.party.role.creditor',
  debtor: 'matters.party.role.debtor',
  worker: 'matters.party.role.worker',
  employer: 'matters.party.role.employer',
  intervener: 'matters.party.role.intervener',
  expert: 'matters.party.role.expert',
  witness: 'matters.party.role.witness',
  mediator: 'matters.party.role.mediator',
  legal_representative: 'matters.party.role.legal_representative',
  notary: 'matters.party.role.notary',
  opposing_lawyer: 'matters.party.role.opposing_lawyer',
  other: 'matters.party.role.other',
} satisfies Record<string, MessageId>

export type Role = keyof typeof ROLES
export type Side = 'ours' | 'other' | 'neutral'

export const SIDES: Record<Side, MessageId> = {
  ours: 'matters.party.side.ours',
  other: 'matters.party.side.other',
  neutral: 'matters.party.side.neutral',
}

export type Lawyer = { id?: number; name: string; licenseNumber: string | null; phone: string | null }

export type Party = MatterTabContents['parties']['parties'][number]
