import { BaseTransformer } from '@adonisjs/core/transformers'
import { hasRightCheckDigit } from '#app/core/tax/rfc'
import { formatPhone } from '#app/core/validators/phone'
import { bankAccountOf } from '#app/workspaces/domain/bank_account'
import type Workspace from '#app/workspaces/models/workspace'
import type { PracticeArea } from '#app/workspaces/domain/practice_areas'

/** All that a firm says of itself, for its members; of its account the last four digits. Needs the whole row. */
export default class FirmTransformer extends BaseTransformer<Workspace> {
  toObject() {
    const { practiceAreas, rfc } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'name',
        'slug',
        'logo',
        'address',
        'zip',
        'city',
        'state',
        'publicProfile',
        'timeZone',
        'rfc',
        'taxName',
        'taxRegime',
        'taxZip',
        'version',
      ]),
      phone: formatPhone(this.resource.phone),
      practiceAreas: (practiceAreas ?? []) as PracticeArea[],
      /** The check digit does not fit: worth a look, but some RFC were given out like that. */
      isRfcSuspicious: rfc !== null && !hasRightCheckDigit(rfc),
      bankAccount: bankAccountOf(this.resource),
    }
  }
}
