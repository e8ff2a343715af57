import { clock } from '#app/core/clock'
import type { Tenant } from '#app/core/tenancy/tenanted'
import Member from '#app/workspaces/models/member'

/** Puts the list of first steps of a firm away for one of its members. A setting of theirs, like a theme: the log does not tell of it. */
export class DismissFirstSteps {
  async handle(workspace: Tenant, userId: number): Promise<void> {
    const member = await Member.in(workspace).where('user_id', userId).first()
    await member?.merge({ firstStepsDismissedAt: member.firstStepsDismissedAt ?? clock.now() }).save()
  }
}
