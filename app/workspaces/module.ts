import { defineModule, partsOf } from '#app/core/contributions/define_module'
import User from '#app/accounts/models/user'
import { homePanels, portalPanels, welcomeSteps, noticeKinds, type Viewer } from '#app/core/contributions/registries'
import { setClientLookup } from '#app/core/mail/readers'
import Workspace from '#app/workspaces/models/workspace'
import { subjectParts } from '#app/workspaces/notice_subjects'
import { personalDataParts } from '#app/workspaces/personal_data'
import { isClientAddress } from '#app/workspaces/queries/invitations/is_client_address'
import { waitingFor } from '#app/workspaces/queries/invitations/list_invitations'

/** Invitations that wait for somebody's answer; nothing when there are none. */
async function waitingInvitations({ userId }: Viewer) {
  const { count, firm } = await waitingFor(await User.findOrFail(userId))
  return firm === null ? null : { count, firm }
}

export default defineModule({
  parts: [
    partsOf(homePanels, { key: 'invitations.waiting', order: 1, load: waitingInvitations }),
    partsOf(portalPanels, { key: 'invitations.waiting', order: 1, load: waitingInvitations }),
    /**
     * Both steps are done when what they ask for is there, wherever it was filled in: the wizard remembers nothing of its own. City and state can be left
     * for later; whoever passes the second step says the practice areas, be it none.
     */
    partsOf(
      welcomeSteps,
      {
        key: 'profile',
        order: 10,
        async pending({ userId }) {
          const user = await User.findOrFail(userId)
          return user.name.trim() === '' || user.timeZone === null
        },
      },
      {
        key: 'firm',
        order: 20,
        async pending({ workspaceId }) {
          const firm = workspaceId === null ? null : await Workspace.find(workspaceId)
          return !firm || firm.practiceAreas === null
        },
      }
    ),
    partsOf(
      noticeKinds,
      {
        key: 'invitation_received',
        order: 20,
        area: 'invitations',
        channels: ['app', 'email'],
        toClients: true,
      },
      { key: 'invitation_answered', order: 21, area: 'invitations', channels: ['app', 'email'] },
      { key: 'member_joined', order: 30, area: 'team', channels: ['app', 'email'] },
      { key: 'member_left', order: 31, area: 'team', channels: ['app', 'email'] },
      { key: 'role_changed', order: 32, area: 'team', channels: ['app', 'email'] }
    ),
    subjectParts,
    personalDataParts,
  ],
  connect() {
    setClientLookup(isClientAddress)
  },
})
