import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { NotFound } from '#app/core/errors/no_access'
import { SCOPES, type TemplateScope } from '#app/matter_templates/definition'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import MatterTemplatePolicy from '#app/matter_templates/policies/matter_template_policy'
import { signedIn } from '#app/workspaces/context'
import type { Identity } from '#app/workspaces/identity'
import { currentViewer } from '#app/workspaces/viewer'

/** The two places where templates are kept: the firm's settings and a person's own. */
export type TemplateArea = 'law_firm' | 'settings'

/** Where a request is, by its address. */
export function areaOf({ request }: HttpContext): TemplateArea {
  return request.url().startsWith(route('law_firm.matter_templates.index')) ? 'law_firm' : 'settings'
}

/** The name of a page in its place; the pages of both places take the same. */
export function pageOf<Page extends string>(ctx: HttpContext, page: Page) {
  return `${areaOf(ctx)}/matter_templates/${page}` as `law_firm/matter_templates/${Page}`
}

/** The lists of a place, the first being its own: the firm may look at the catalogue, operators keep it on their own page. */
export function tabsOf(ctx: HttpContext): TemplateScope[] {
  if (areaOf(ctx) === 'law_firm') return ['firm', 'catalogue']
  return signedIn(ctx).isAdmin ? ['personal', 'catalogue'] : ['personal']
}

/** Whose templates are asked for: what `asked` names, if the place has it. */
export function requestedScope(ctx: HttpContext, asked: unknown): TemplateScope {
  const tabs = tabsOf(ctx)
  const scope = SCOPES.find((each) => each === asked)
  return scope && tabs.includes(scope) ? scope : tabs[0]!
}

/** To whom a new template of a scope belongs. */
export function ownerOf({ user, workspace }: Identity, scope: TemplateScope) {
  return {
    scope,
    workspaceId: scope === 'firm' ? workspace!.id : null,
    userId: scope === 'personal' ? user.id : null,
  }
}

/**
 * The template that an address names, for the current person, in its own place: NotFound for what another firm or person has and for what belongs
 * to the other place; NoAccess when it is seen but the ability is lacking.
 */
export async function templateFor(
  ctx: HttpContext,
  ability: 'view' | 'edit' | 'delete',
  id: number = ctx.params.id
): Promise<MatterTemplate> {
  const template = await MatterTemplate.findReachedBy(currentViewer(ctx), id)
  if (!tabsOf(ctx).includes(template.scope)) throw new NotFound('matter templates')
  await ctx.bouncer.with(MatterTemplatePolicy).authorize(ability, template)
  return template
}

/** A template to be copied, from wherever the person sees it. */
export async function templateToCopy(ctx: HttpContext, id: number): Promise<MatterTemplate> {
  const template = await MatterTemplate.findReachedBy(currentViewer(ctx), id)
  await ctx.bouncer.with(MatterTemplatePolicy).authorize('view', template)
  return template
}
