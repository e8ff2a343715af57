import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { AddItems } from '#app/collections/actions/add_items'
import { EditCollection } from '#app/collections/actions/edit_collection'
import { ManageAlerts } from '#app/collections/actions/manage_alerts'
import { ManageDocumentNotes } from '#app/collections/actions/manage_document_notes'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { MakeCollection } from '#app/collections/actions/make_collection'
import { MarkDocument } from '#app/collections/actions/mark_document'
import Collection from '#app/collections/models/collection'
import LegalDocument from '#app/research/models/legal_document'
import type Workspace from '#app/workspaces/models/workspace'

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

const NOTES = [
  'El criterio central: citarlo en el primer concepto de violación.',
  'Sirve para la apariencia del buen derecho; ojo con la fecha de publicación.',
  null,
  'En contra: preparar la distinción.',
]

/** Two collections, favourites, an alert, a note and a mark, on the invented library. Once there is a collection, nothing is added. */
export async function seedCollections(workspace: Workspace, owner: User, lawyer: User): Promise<void> {
  if (await Collection.in(workspace).first()) return
  const theses = await LegalDocument.query()
    .where('kind', 'tesis')
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .limit(9)
  if (theses.length < 6) return
  const ids = theses.map(({ id }) => id)
  await seedShared(workspace, lawyer, ids)
  const own = { name: 'Por leer', description: 'Lo que llegó esta semana.' }
  await new MakeCollection().handle(authorOf(lawyer), workspace.id, own, (trx, made) =>
    new AddItems().within(trx, authorOf(lawyer), made, { documentIds: ids.slice(4) })
  )
  await new ManageFavorites().add(lawyer.id, ids.slice(0, 5))
  await new ManageFavorites().add(owner.id, ids.slice(2, 4))
  const asked = {
    source: 'scjn',
    text: 'suspensión',
    filters: {},
    name: 'Suspensión en amparo',
    frequency: 'daily',
  } as const
  await new ManageAlerts().search(lawyer, { ...asked, lastDocumentId: Math.max(...ids) })
  const note = {
    documentId: ids[0]!,
    text: 'Revisar si la contradicción pendiente la alcanza.',
    scope: 'firm',
  } as const
  await new ManageDocumentNotes().write(authorOf(owner), workspace.id, note)
  const mark = {
    state: 'invalid',
    reason: 'El despacho la dejó de invocar: otro criterio ficticio la contradice.',
  } as const
  await new MarkDocument().mark(authorOf(owner), workspace.id, theses[3]!, mark)
}

/** One that the whole firm may work on, each text with its note. */
async function seedShared(workspace: Workspace, lawyer: User, ids: number[]): Promise<void> {
  const said = {
    name: 'Suspensión en amparo indirecto',
    description: 'Criterios ficticios para la demanda y el incidente.',
  }
  const collection = await new MakeCollection().handle(authorOf(lawyer), workspace.id, said)
  for (const [place, note] of NOTES.entries())
    await new AddItems().handle(authorOf(lawyer), collection, { documentIds: [ids[place]!], note })
  await new EditCollection().share(authorOf(lawyer), collection, 'edit')
}
