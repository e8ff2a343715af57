import { MEXICO_ZONE } from '#app/core/mexico'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Identity } from '#app/workspaces/identity'
import { isGoogleOn } from '#app/auth/google/google'
import { draftKeyOf } from '#app/accounts/draft_key'
import { homeOf } from '#app/shell/home'

/** The signed-in person as the interface needs them: no address, no hash, nothing of other people. */
export default class IdentityTransformer extends BaseTransformer<Identity> {
  toObject() {
    const { user, workspace, impersonation, preview, isOwner, isAdmin } = this.resource
    return {
      id: user.id,
      name: user.name,
      theme: user.theme,
      timeZone: user.timeZone ?? workspace?.timeZone ?? MEXICO_ZONE,
      weekStartsOn: user.weekStartsOn,
      audience: this.audience(),
      picture: user.picture,
      isAdmin,
      isOwner,
      hasPassword: user.password !== null,
      confirmsWithGoogle: user.password === null && user.googleId !== null && isGoogleOn(),
      impersonation: impersonation && { admin: impersonation.adminName, until: impersonation.until },
      preview,
      draftKey: impersonation || preview ? null : draftKeyOf(user.id),
      home: homeOf(this.resource),
      permissions: this.resource.granted(),
      workspace: workspace ? { id: workspace.id, name: workspace.name, logo: workspace.logo } : null,
    }
  }

  private audience(): 'lawyer' | 'client' | 'user' {
    if (this.resource.isLawyer) return 'lawyer'
    return this.resource.isClient ? 'client' : 'user'
  }
}
