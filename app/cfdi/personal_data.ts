import { partsOf } from '#app/core/contributions/define_module'
import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'
import { joinOn } from '#app/core/models/join_on'
import Client from '#app/clients/models/client'
import Workspace from '#app/workspaces/models/workspace'

const COLUMNS = [
  'uuid',
  'type',
  'series',
  'folio',
  'issued_on',
  'issuer_rfc',
  'issuer_name',
  'receiver_rfc',
  'receiver_name',
  'currency',
  'total',
]

/** Tax documents are the books of a firm and stay when an account goes. Here a client reads which ones the firms of which they are a client keep of them. */
export const personalDataParts = partsOf(personalData, {
  key: 'cfdis',
  order: 40,
  rows: ({ id }) =>
    inPages('cfdis', ['workspaces.name as firm', ...COLUMNS.map((one) => `cfdis.${one}`)], (query) => {
      void query
        .join(...joinOn(Client, 'cfdis.client_id'))
        .join(...joinOn(Workspace, 'cfdis.workspace_id'))
        .where('clients.user_id', id)
        .whereNot('cfdis.direction', 'other')
    }),
})
