import type { HttpContext } from '@adonisjs/core/http'
import { applyTemplate } from '#app/matter_templates/actions/apply_template'
import { findTemplateForUse } from '#app/matter_templates/queries/find_template'
import { readFieldValues } from '#app/matter_templates/validators/field_values'
import type { AlsoOnOpening } from '#app/matters/actions/open_matter'
import { authorOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/**
 * What the template that a new matter is made with adds to it: its answers, which are checked here, and what its slots open. Nothing without
 * a template; NotFound for templates that are not for this person.
 */
export async function chosenTemplate(ctx: HttpContext, templateId?: number): Promise<AlsoOnOpening | undefined> {
  if (templateId === undefined) return undefined
  const template = await findTemplateForUse(currentViewer(ctx), templateId)
  const values = await readFieldValues(ctx, template.definition)
  const author = authorOf(ctx)
  return (trx, matter) => applyTemplate(trx, matter, { template, values, author })
}
