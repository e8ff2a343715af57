import { clock } from '#app/core/clock'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { PinDocument } from '#app/matters/actions/pin_document'
import Matter from '#app/matters/models/matter'
import LegalDocument from '#app/research/models/legal_document'
import type Workspace from '#app/workspaces/models/workspace'

const NOTES = [
  'Citar en el primer agravio, junto con las actas de verificación.',
  'En contra: anticipar la distinción en la demanda.',
  null,
  'Leer también el precedente que cita.',
]

/** Pins a few documents of the library to the first matters. Pinning twice changes nothing, so this may be repeated. */
export async function seedPins(workspace: Workspace, lawyer: User): Promise<void> {
  const author: Author = { userId: lawyer.id, kind: 'user', ip: null, requestId: null }
  const matters = await Matter.in(workspace).orderBy('number').limit(3)
  const documents = await LegalDocument.query().orderBy('published_on', 'desc').orderBy('id').limit(NOTES.length)
  const today = clock.now()
  try {
    for (const [index, document] of documents.entries()) {
      clock.freeze(today.minus({ days: NOTES.length - index, hours: index }))
      const matter = matters[index % matters.length]
      if (matter) await new PinDocument().handle(author, matter, document, NOTES[index] ?? null)
    }
  } finally {
    clock.restore()
  }
}
