import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Roles, RoleMembers, RolePreviews } = controllers.workspaces

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
