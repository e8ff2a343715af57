import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Firms, WorkspaceSelections, Welcomes, BankAccounts, Logos } = controllers.workspaces
const { Members, MemberRoles, MemberGroups, Memberships, OwnershipTransfers } = controllers.workspaces
const { Groups, GroupMembers } = controllers.workspaces

router
  .group(() => {
    router.get('workspaces', [WorkspaceSelections, 'index']).as('index')
    router.post('workspaces', [Firms, 'store']).as('store').use(middleware.inPerson())
    router.post('workspace-selection', [WorkspaceSelections, 'store']).as('select')
    router.delete('workspace-selection', [WorkspaceSelections, 'destroy']).as('leave_aside')
  })
  .as('main.workspaces')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('/', [Welcomes, 'show']).as('show')
    router
      .group(() => {
        router.put('profile', [Welcomes, 'saveProfile']).as('profile.update')
        router.put('firm', [Welcomes, 'saveFirm']).as('firm.update')
        router.post('completion', [Welcomes, 'complete']).as('completion.store')
      })
      .use(middleware.inPerson())
  })
  .prefix('welcome')
  .as('welcome')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('info', [Firms, 'show']).as('firm.show')
    router.delete('membership', [Memberships, 'destroy']).as('membership.destroy').use(middleware.inPerson())

    router
      .group(() => {
        router.put('info', [Firms, 'update']).as('firm.update')
        router.post('logo', [Logos, 'store']).as('logo.store')
        router.delete('logo', [Logos, 'destroy']).as('logo.destroy')
        router.put('bank-account', [BankAccounts, 'update']).as('bank_account.update').use(middleware.inPerson())
      })
      .use(middleware.can('despacho:editar'))

    router
      .group(() => {
        router.get('members', [Members, 'index']).as('members.index')
        router.get('groups', [Groups, 'index']).as('groups.index')
      })
      .use(middleware.can('equipo:leer'))

    router
      .group(() => {
        router.put('members/:id/role', [MemberRoles, 'update']).as('member_roles.update').use(middleware.inPerson())
        router.put('members/:id/groups', [MemberGroups, 'update']).as('member_groups.update')
        router.post('groups', [Groups, 'store']).as('groups.store')
        router.put('groups/:id', [Groups, 'update']).as('groups.update')
        router.delete('groups/:id', [Groups, 'destroy']).as('groups.destroy')
        router.post('groups/:id/members', [GroupMembers, 'store']).as('group_members.store')
        router.delete('groups/:id/members/:memberId', [GroupMembers, 'destroy']).as('group_members.destroy')
      })
      .use(middleware.can('equipo:editar'))

    router
      .delete('members/:id', [Members, 'destroy'])
      .as('members.destroy')
      .use([middleware.can('equipo:eliminar'), middleware.inPerson()])
  })
  .prefix('law-firm/settings')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.delete('info', [Firms, 'destroy']).as('firm.destroy')
    router.post('ownership-transfers', [OwnershipTransfers, 'store']).as('ownership_transfers.store')
  })
  .prefix('law-firm/settings')
  .as('law_firm')
  .use([middleware.as('owner'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])
