import { termName } from '~/features/deadlines/types'
import type { MessageId } from '~/i18n/messages'

export type FirmDocket = {
  signedKinds: string[]
  alertDays: number[]
  clockAlertDays: number[]
  alertHour: number
  tellsLeader: boolean
  /** null = never. */
  escalateHours: number | null
  version: number
}

/** What a kind of deadline that can be signed is called. */
export const kindName = (kind: string): MessageId =>
  kind === 'manual' ? 'docket.manual' : kind === 'clock' ? 'docket.clock' : termName(kind)

/** 8 → 08:00. */
export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
