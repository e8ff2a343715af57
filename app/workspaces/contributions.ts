import User from '#app/accounts/models/user'
import { setClientLookup } from '#app/core/mail/readers'
import { homePanels, portalPanels, welcomeSteps, type Viewer } from '#app/core/contributions/registries'
import Workspace from '#app/workspaces/models/workspace'
import { waitingFor } from '#app/workspaces/queries/list_invitations'
import { isClientAddress } from '#app/workspaces/queries/is_client_address'

setClientLookup(isClientAddress)

/** Invitations that wait for somebody's answer; nothing when there are none. */
async function waitingInvitations({ userId }: Viewer) {
  const waiting = await waitingFor(await User.findOrFail(userId))
  return waiting.count > 0 ? waiting : null
}

homePanels.add({ key: 'invitations.waiting', order: 1, load: waitingInvitations })
portalPanels.add({ key: 'invitations.waiting', order: 1, load: waitingInvitations })

/**
 * Both steps are done when what they ask for is there, wherever it was filled in: the wizard remembers nothing of its own. City and state can be left
 * for later; whoever passes the second step says the practice areas, be it none.
 */
welcomeSteps.add({
  key: 'profile',
  order: 10,
  async pending({ userId }) {
    const user = await User.findOrFail(userId)
    return user.name.trim() === '' || user.timeZone === null
  },
})

welcomeSteps.add({
  key: 'firm',
  order: 20,
  async pending({ workspaceId }) {
    const firm = workspaceId === null ? null : await Workspace.find(workspaceId)
    return !firm || firm.practiceAreas === null
  },
})
