import { StoreCfdi } from '#app/cfdi/actions/store_cfdi'
import Cfdi from '#app/cfdi/models/cfdi'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { cfdiXml, paymentXml, retentionXml, uuidOf } from '#tests/helpers/cfdi_xml'
import { credentialsOf } from '#tests/helpers/demo'
import { authorNamed } from '../../functional/law_firm/billing/scene.js'
import type { Shown } from './pages.js'

const CFDI = '/law-firm/cfdi'

/** The address of a CFDI of the firm of the demo; kept when it is asked for the first time. */
async function kept(uuid: string, xml: string): Promise<string> {
  const owner = await User.findByOrFail('email', credentialsOf('owner').email)
  const firm = await Workspace.findByOrFail('owner_id', owner.id)
  const known = await Cfdi.in(firm).where('cfdis.uuid', uuid).first()
  const file = { name: 'factura.xml', bytes: Buffer.from(xml) }
  return `${CFDI}/${(known ?? (await new StoreCfdi().handle(authorNamed(owner), firm, file))).id}`
}

const relations = [{ kind: '09', uuids: [uuidOf(1)] }]

/** Tax documents: the list, one of each kind, the planner. */
export const OF_CFDI: Shown[] = [
  { page: 'law_firm/cfdi/index', address: CFDI, widths: [1280, 390], both: true },
  {
    page: 'law_firm/cfdi/index',
    address: CFDI,
    widths: [1280, 390],
    ready: async (page) => {
      await page.getByRole('button', { name: 'Subir XML' }).first().click()
      return page.getByRole('dialog')
    },
  },
  { page: 'law_firm/cfdi/show', address: () => kept(uuidOf(1), cfdiXml()), widths: [1280, 390], both: true },
  { page: 'law_firm/cfdi/show', address: () => kept(uuidOf(900), paymentXml({ relations })), widths: [1280, 390] },
  { page: 'law_firm/cfdi/show', address: () => kept(uuidOf(700), retentionXml()), widths: [1280, 390] },
  { page: 'law_firm/cfdi/complements', address: `${CFDI}/complements`, widths: [1280, 390], both: true },
]
