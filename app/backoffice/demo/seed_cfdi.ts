import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import Charge from '#app/billing/models/charge'
import { StoreCfdi } from '#app/cfdi/actions/store_cfdi'
import { LinkCfdi } from '#app/cfdi/actions/link_cfdi'
import Cfdi from '#app/cfdi/models/cfdi'
import Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'
import { cfdiOf, type DemoCfdi } from './files/cfdi_of.js'

const UUID = { paid: '1B7E44C0-5D0A-4F43-9C1E-0A6F52D90001', owed: '1B7E44C0-5D0A-4F43-9C1E-0A6F52D90002' }

/** Two invoices for the first client whose RFC is known: of what was paid, linked to its charge, and of what is owed, which waits to be linked. Once there is one, nothing is added. */
export async function seedCfdi(workspace: Workspace, owner: User): Promise<void> {
  if (await Cfdi.in(workspace).first()) return
  const client = await Client.in(workspace).whereNotNull('rfc').orderBy('id').firstOrFail()
  const { rfc, taxName, taxRegime, taxZip } = await Workspace.findOrFail(workspace.id)
  const parties = {
    issuer: { rfc: rfc!, name: taxName!, regime: taxRegime!, zip: taxZip! },
    receiver: { rfc: client.rfc!, name: client.name, regime: client.taxRegime ?? '616', zip: client.zip! },
  }
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const keep = (charge: Charge, said: Pick<DemoCfdi, 'uuid' | 'folio' | 'method' | 'form'>) =>
    new StoreCfdi().handle(author, workspace, {
      name: `A-${said.folio}.xml`,
      bytes: cfdiOf({
        ...{ ...said, ...parties, day: charge.issuedOn!, concept: charge.items[0]!.description },
        ...{ subtotal: charge.subtotal, tax: charge.tax },
      }),
    })
  const charges = Charge.in(workspace).where({ client_id: client.id, state: 'issued', currency: 'MXN' })
  const [paid, owed] = await Promise.all(
    (['paid', 'pending'] as const).map((status) =>
      charges
        .clone()
        .where({ status })
        .where('tax', '>', 0)
        .orderBy('id', status === 'paid' ? 'asc' : 'desc')
        .preload('items')
        .firstOrFail()
    )
  )
  const linked = await keep(paid!, { uuid: UUID.paid, folio: '118', method: 'PUE', form: '03' })
  const viewer = { userId: owner.id, workspaceId: workspace.id }
  const { id: chargeId } = paid!
  await new LinkCfdi().handle(author, viewer, { cfdi: linked, version: linked.version }, { chargeId })
  await keep(owed!, { uuid: UUID.owed, folio: '126', method: 'PPD', form: '99' })
}
