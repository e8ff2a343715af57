import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Impersonations, Emails, UserClosures, UserSessions, Users, Workspaces } = controllers.backoffice

router
  .group(() => {
    router.get('users', [Users, 'index']).as('users.index')
    router.post('users/:id/closure', [UserClosures, 'store']).as('user_closures.store')
    router.delete('users/:id/closure', [UserClosures, 'destroy']).as('user_closures.destroy')
    router.delete('users/:id/sessions', [UserSessions, 'destroy']).as('user_sessions.destroy')
    router.post('users/:id/impersonation', [Impersonations, 'store']).as('impersonations.store')
    router.get('workspaces', [Workspaces, 'index']).as('workspaces.index')
    router.get('outbox', [Emails, 'index']).as('outbox.index')
    router.get('outbox/:id', [Emails, 'email']).as('outbox.letter')

    router.get('sources', [controllers.research.Sources, 'index']).as('sources.index')
    router
      .post('sources/:source/:kind/readings', [controllers.research.SourceReadings, 'store'])
      .as('source_readings.store')
    router
      .get('sources/rejected/:id/answer', [controllers.research.RejectedAnswers, 'show'])
      .as('rejected_answers.show')
  })
  .prefix('settings')
  .as('settings')
  .use([middleware.as('admin'), middleware.csrf(), middleware.idempotency()])

router
  .delete('impersonation', [Impersonations, 'destroy'])
  .as('settings.impersonations.destroy')
  .use([middleware.as('user'), middleware.csrf(), middleware.idempotency()])

router.get('outbox', [Emails, 'open']).as('security.outbox')

router.get('outbox/:id', [Emails, 'openEmail']).as('security.outbox.letter')
