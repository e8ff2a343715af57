import type { Voice } from '#app/core/messages/catalogue'
import User from '#app/accounts/models/user'
import type Matter from '#app/matters/models/matter'
import { proceedingsFor } from '#app/portal/client_proceedings'
import { portalDocuments } from './portal_documents.js'
import { matterPath } from './matter_path.js'
import { nextSteps } from './next_steps.js'
import { requestsOf } from './portal_requests.js'
import { threadOf } from './thread.js'
import { updatesOf } from './updates.js'
import Workspace from '#app/workspaces/models/workspace'

const UPDATES = 10

/** A matter as those who follow it see it. Nothing of it but its `voice` depends on which of them looks, so that the firm can see the very same. */
export async function clientView(matter: Matter, voice: Voice) {
  const ids = [matter.id]
  return {
    matter: await headOf(matter),
    path: await matterPath(matter),
    steps: await nextSteps(ids, voice),
    requests: await requestsOf(ids),
    proceedings: await proceedingsFor(matter),
    updates: await updatesOf(matter.id, UPDATES, true),
    documents: await portalDocuments(matter),
    thread: await threadOf(matter.id),
  }
}

/** What a page of the portal shows of a matter. */
export type ClientView = Awaited<ReturnType<typeof clientView>>

async function headOf(matter: Matter) {
  const firm = await Workspace.query().where('id', matter.workspaceId).select('name', 'phone').firstOrFail()
  const lawyer = await User.nameOf(matter.responsibleId)
  const { id, reference, title, status, materia, archived, readOnly, stage } = matter
  return {
    id,
    reference,
    title,
    status,
    materia,
    stage: stage ?? null,
    archived,
    /** Nothing can be sent any more. */
    closed: archived || readOnly,
    firm: firm.name,
    phone: firm.phone,
    lawyer,
  }
}
