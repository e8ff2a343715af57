import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { AddClient } from '#app/clients/actions/add_client'
import { clientNamed } from '#app/clients/actions/client_named'
import { EditClient } from '#app/clients/actions/edit_client'
import { SaveContact } from '#app/clients/actions/save_contact'
import type { ClientFields } from '#app/clients/domain/client_fields'
import type { ContactFields } from '#app/clients/domain/contact_fields'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'
import { writeClientNames } from '#app/matters/actions/write_client_names'
import type Workspace from '#app/workspaces/models/workspace'

/** What is known of some clients of the demo. All of it is invented; the last is a second entry of one of them, to be merged. */
const KNOWN: (ClientFields & { of: string })[] = [
  {
    of: 'Operadora Gastronómica La Galatea, S.A. de C.V.',
    type: 'business',
    name: 'Operadora Gastronómica La Galatea, S.A. de C.V.',
    tradeName: 'La Galatea',
    rfc: 'OGG140322K27',
    taxRegime: '601',
    email: 'administracion@lagalatea.example',
    phones: [{ number: '+525555550142', label: 'Administración' }],
    street: 'Colima',
    exteriorNumber: '178',
    interiorNumber: 'PB',
    colonia: 'Roma Norte',
    municipality: 'Cuauhtémoc',
    zip: '06700',
    notes: 'La administradora firma; la gerenta solo recibe documentos.',
  },
  {
    of: 'Rosa Elena Montes Quintero',
    type: 'person',
    givenNames: 'Rosa Elena',
    firstSurname: 'Montes',
    secondSurname: 'Quintero',
    rfc: 'MOQR780903U11',
    curp: 'MOQR780903MDFNNS08',
    email: 'rosaelena@montes.example',
    phones: [
      { number: '+525555550177', label: 'Celular' },
      { number: '+527225550108', label: 'Casa' },
    ],
    street: 'Cerrada de Jacarandas',
    exteriorNumber: '12-B',
    colonia: 'Lomas Ficticias',
    municipality: 'Toluca',
    zip: '50000',
  },
]

const SECOND_ENTRY: ClientFields = {
  type: 'person',
  givenNames: 'Rosa E.',
  firstSurname: 'Montes',
  secondSurname: 'Quintero',
  phones: [{ number: '+525555550177' }],
}

const REPRESENTATIVE: ContactFields = {
  name: 'Octavio Larios Bermúdez',
  role: 'legal_representative',
  phone: '+525555550143',
  email: 'direccion@lagalatea.example',
  deedNumber: '48,211',
  deedOn: '2014-03-22',
  deedNotary: 'Notaría 301 ficticia de la Ciudad de México',
}

/** Makes a client of everybody for whom the firm of the demo has a matter, as far as it has none yet, and fills some in. */
export async function seedClients(workspace: Workspace, owner: User): Promise<void> {
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const matters = await Matter.in(workspace).whereNull('client_id').whereNotNull('client_name').orderBy('id')
  for (const matter of matters) await clientOf(author, workspace, matter)
  for (const { of, ...fields } of KNOWN) {
    const client = await Client.in(workspace).where('name', of).first()
    const { version } = client ?? {}
    if (client && version === 1) await new EditClient().handle(author, client, { ...fields, version })
  }
  const second = await Client.in(workspace).where('given_names', SECOND_ENTRY.givenNames!).first()
  if (!second) await new AddClient().handle(author, workspace, SECOND_ENTRY)
  const company = await Client.in(workspace).where('trade_name', 'La Galatea').first()
  if (company && !company.alsoNamed) await new SaveContact().add(author, company, REPRESENTATIVE)
}

async function clientOf(author: Author, workspace: Workspace, matter: Matter): Promise<void> {
  await db.transaction(async (trx) => {
    const client = await clientNamed(trx, author, workspace, { name: matter.clientName! })
    if (matter.clientUserId) await client.merge({ userId: matter.clientUserId }).save()
    const link = { matterId: matter.id, clientId: client.id }
    const more = { workspaceId: workspace.id, userId: matter.clientUserId }
    await MatterClient.firstOrCreate(link, more, { client: trx })
    await writeClientNames(trx, matter, client)
  })
}
