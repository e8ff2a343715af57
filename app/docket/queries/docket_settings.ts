import type { Trx } from '#app/core/database/trx'
import DocketSettings from '#app/docket/models/docket_settings'

/** What a firm asks for with its deadlines; where it said nothing, what is usual. */
export interface FirmDocket {
  /** Kinds of deadlines that a second person signs. */
  signedKinds: string[]
  /** Days before the last one on which people are told; 0 is the day itself. */
  alertDays: number[]
  /** The same of clocks, which run for long. */
  clockAlertDays: number[]
  /** From which hour on, by the clock of the firm. */
  alertHour: number
  /** Whether who answers for the matter is told, too. */
  tellsLeader: boolean
  /** After how many hours without being read the owner is told; null = never. */
  escalateHours: number | null
  version: number
}

const USUAL: FirmDocket = {
  ...{
    signedKinds: [],
    alertDays: [7, 3, 1, 0],
    clockAlertDays: [90, 30, 7, 3, 1, 0],
    alertHour: 8,
    tellsLeader: false,
    escalateHours: 4,
    version: 0,
  },
}

export async function docketSettings(workspaceId: number, trx?: Trx): Promise<FirmDocket> {
  const row = await DocketSettings.in({ id: workspaceId }, trx).first()
  if (!row) return USUAL
  const { signedKinds, alertDays, clockAlertDays, alertHour, tellsLeader, escalateHours, version } = row
  return {
    ...{ signedKinds, alertHour, tellsLeader, escalateHours, version },
    alertDays: alertDays ?? USUAL.alertDays,
    clockAlertDays: clockAlertDays ?? USUAL.clockAlertDays,
  }
}
