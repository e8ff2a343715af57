import type Cfdi from '#app/cfdi/models/cfdi'
import type { Identity } from '#app/workspaces/identity'
import { WorkspacePolicy } from '#app/workspaces/policies/base'

/** Who may do what with a CFDI of their firm. */
export default class CfdiPolicy extends WorkspacePolicy {
  view(identity: Identity, cfdi: Cfdi): boolean {
    return this.may(identity, 'facturas:leer', cfdi)
  }

  /** Linking, and saying that it was canceled. */
  edit(identity: Identity, cfdi: Cfdi): boolean {
    return this.may(identity, 'facturas:crear', cfdi)
  }

  delete(identity: Identity, cfdi: Cfdi): boolean {
    return this.may(identity, 'facturas:eliminar', cfdi)
  }
}
