import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Firms, BankAccounts, Logos, Members, MemberRoles, MemberGroups, Memberships } = controllers.workspaces
const { OwnershipTransfers, Groups, GroupMembers, Roles, RoleMembers, RolePreviews } = controllers.workspaces
const { LogEntries, LogExports } = controllers.firmLog
const { WorkspaceArchives, WorkspaceRestores } = controllers.transfers

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

    router.get('export', [WorkspaceArchives, 'show']).as('archive.show')
    router.post('export', [WorkspaceArchives, 'store']).as('archive.store')
    router.get('export/:id/files/:fileId', [WorkspaceArchives, 'download']).as('archive.download')
    router.get('export/histories/:id', [WorkspaceArchives, 'history']).as('archive.history')
    router.post('export/restore', [WorkspaceRestores, 'store']).as('archive.restore')
  })
  .prefix('law-firm/settings')
  .as('law_firm')
  .use([middleware.as('owner'), middleware.inPerson(), middleware.csrf(), middleware.idempotency()])

/** The roles of a firm. Changing them takes the person themselves. */
router
  .group(() => {
    router.get('roles', [Roles, 'index']).as('roles.index').use(middleware.can('rol:leer'))
    router.get('roles/view/:id', [Roles, 'show']).as('roles.show').use(middleware.can('rol:leer'))
    router.get('roles/:id/members', [RoleMembers, 'index']).as('role_members.index').use(middleware.can('rol:leer'))
    router.get('roles/add', [Roles, 'create']).as('roles.create').use(middleware.can('rol:crear'))
    router.get('roles/edit/:id', [Roles, 'edit']).as('roles.edit').use(middleware.can('rol:editar'))

    router
      .group(() => {
        router.post('roles', [Roles, 'store']).as('roles.store').use(middleware.can('rol:crear'))
        router.put('roles/:id', [Roles, 'update']).as('roles.update').use(middleware.can('rol:editar'))
        router.delete('roles/:id', [Roles, 'destroy']).as('roles.destroy').use(middleware.can('rol:eliminar'))
        router.post('role-preview', [RolePreviews, 'store']).as('role_previews.store').use(middleware.can('rol:editar'))
      })
      .use(middleware.inPerson())

    router.delete('role-preview', [RolePreviews, 'destroy']).as('role_previews.destroy')
  })
  .prefix('law-firm/settings')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

router
  .group(() => {
    router.get('log', [LogEntries, 'index']).as('index')
    router.post('log/exports', [LogExports, 'store']).as('exports.store').use(middleware.inPerson())
  })
  .prefix('law-firm/settings')
  .as('law_firm.log')
  .use([middleware.as('lawyer'), middleware.can('despacho:editar'), middleware.csrf(), middleware.idempotency()])
