import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Identity } from '#app/workspaces/identity'
import { homeOf } from '#app/shell/home'

/** The signed-in person as the interface needs them: no address, no hash, nothing of other people. */
export default class IdentityTransformer extends BaseTransformer<Identity> {
  toObject() {
    const { user, workspace, impersonation, preview, isOwner, isAdmin } = this.resource
    return {
      id: user.id,
      name: user.name,
      theme: user.theme,
      audience: this.audience(),
      picture: user.picture,
      isAdmin,
      isOwner,
      hasPassword: user.password !== null,
      impersonation: impersonation && { admin: impersonation.adminName, until: impersonation.until },
      preview,
      home: homeOf(this.resource),
      permissions: this.resource.granted(),
      workspace: workspace ? { id: workspace.id, name: workspace.name, timeZone: workspace.timeZone } : null,
    }
  }

  private audience(): 'lawyer' | 'client' | 'user' {
    if (this.resource.isLawyer) return 'lawyer'
    return this.resource.isClient ? 'client' : 'user'
  }
}
