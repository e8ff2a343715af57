import { route } from '#app/core/addresses'
import { NotFound } from '#app/core/errors/no_access'
import MatterCode from '#app/matters/models/matter_code'

/** Where the code of a label leads. Throws NotFound for codes that nobody gave out, or that were revoked. */
export async function addressOfCode(code: string): Promise<string> {
  const found = /^[\w-]{8,32}$/.test(code)
    ? await MatterCode.query().where({ code }).whereNull('revokedAt').first()
    : null
  if (!found) throw new NotFound('matter_codes')
  const { audience, matterId: id } = found
  return audience === 'team' ? route('law_firm.matters.show', { dossierId: id }) : route('portal.matters.show', { id })
}
