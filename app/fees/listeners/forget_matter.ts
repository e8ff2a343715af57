import type MatterErased from '#app/matters/events/matter_erased'
import { eraseFees } from '#app/fees/actions/erase_fees'

/** What was agreed, worked, spent and held for a matter goes with it. */
export default class ForgetMatter {
  async handle({ trx, matterId: id, workspaceId }: MatterErased) {
    await eraseFees(trx, { id, workspaceId })
  }
}
