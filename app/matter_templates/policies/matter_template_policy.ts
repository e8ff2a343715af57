import type MatterTemplate from '#app/matter_templates/models/matter_template'
import type { TemplateScope } from '#app/matter_templates/definition'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a template: with a firm's by permission there, with a personal one its person, with the catalogue the operators. */
export default class MatterTemplatePolicy extends WorkspacePolicy {
  /** What operators have hidden from the catalogue is theirs alone. */
  view(identity: Identity, template: MatterTemplate): boolean {
    if (!identity.may('plantilla:leer')) return false
    return template.scope === 'catalogue' ? !template.hidden || identity.isAdmin : this.isTheirs(identity, template)
  }

  create(identity: Identity, scope: TemplateScope): boolean {
    return identity.may('plantilla:crear') && (scope !== 'catalogue' || identity.isAdmin)
  }

  edit(identity: Identity, template: MatterTemplate): boolean {
    return this.change(identity, template, 'plantilla:editar')
  }

  delete(identity: Identity, template: MatterTemplate): boolean {
    return this.change(identity, template, 'plantilla:eliminar')
  }

  private change(identity: Identity, template: MatterTemplate, permission: Permission): boolean {
    if (!identity.may(permission)) return false
    return template.scope === 'catalogue' ? identity.isAdmin : this.isTheirs(identity, template)
  }

  private isTheirs(identity: Identity, { scope, workspaceId, userId }: MatterTemplate): boolean {
    return scope === 'firm' ? workspaceId === identity.workspace?.id : userId === identity.user.id
  }
}
