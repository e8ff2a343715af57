import type { Trx } from '#app/core/database/trx'
import DocketSettings from '#app/docket/models/docket_settings'

/** What a firm asks for with its deadlines; where it said nothing, what is usual. */
export interface FirmDocket {
  /** Kinds of deadlines that a second person signs. */
  signedKinds: string[]
  version: number
}

const USUAL: FirmDocket = { signedKinds: [], version: 0 }

export async function docketSettings(workspaceId: number, trx?: Trx): Promise<FirmDocket> {
  const row = await DocketSettings.in({ id: workspaceId }, trx).first()
  return row ? { signedKinds: row.signedKinds, version: row.version } : USUAL
}
