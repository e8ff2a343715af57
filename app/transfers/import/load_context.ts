import { clock } from '#app/core/clock'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import { listCourts } from '#app/matters/queries/choices/list_courts'
import { listStages } from '#app/matters/queries/choices/list_stages'
import type Transfer from '#app/transfers/models/transfer'
import { listPeople } from '#app/transfers/queries/list_people'
import { mayStill } from '#app/transfers/queries/may_still'
import type { ImportContext, ImportOptions, Subject } from '#app/transfers/records/import_field'
import type { Permission } from '#app/workspaces/permissions'
import type { ImportSettings } from './import_source.js'

type Owner = Pick<Transfer, 'workspaceId' | 'userId' | 'subject'>

/** What putting records of a kind away takes. */
const ARCHIVING: Record<Subject, Permission> = { matters: 'expedientes:archivar', clients: 'clientes:archivar' }

/** The template that the matters of a file are made with; null when there is none, or none for this person any more. */
export async function templateOf(
  { workspaceId, userId }: Pick<Owner, 'workspaceId' | 'userId'>,
  options: ImportOptions
) {
  if (!options.templateId) return null
  return MatterTemplate.reachedBy({ userId, workspaceId }).where('matter_templates.id', options.templateId).first()
}

/** What reading the rows of a file needs to know of the firm. */
export async function loadContext(
  owner: Owner,
  { options, choices, language, mapping }: Pick<ImportSettings, 'options' | 'choices' | 'language' | 'mapping'>,
  timeZone: string
): Promise<ImportContext> {
  const { workspaceId, userId } = owner
  const viewer = { userId, workspaceId }
  const isMatters = owner.subject === 'matters'
  const template = await templateOf(owner, options)
  return {
    language,
    options,
    choices,
    people: await listPeople({ id: workspaceId }),
    courts: isMatters ? await listCourts(viewer) : [],
    stages: isMatters ? await listStages(viewer) : [],
    mayArchive: mapping.includes('archived') && (await mayStill(viewer, ARCHIVING[owner.subject])),
    template: template && { id: template.id, definition: template.definition },
    today: clock.now().setZone(timeZone).toISODate()!,
  }
}
