import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Activities, ActivityDates, ActivityStates, ActivitySubtasks, ActivityDocuments, Notes, NotePins } =
  controllers.activities
const { Reminders, ReminderAnswers } = controllers.activities

router
  .group(() => {
    router
      .group(() => {
        router.get('activities', [Activities, 'index']).as('activities.index')
        router.get('reminders', [Reminders, 'index']).as('reminders.index')
        router.post('reminder-sightings', [ReminderAnswers, 'see']).as('reminder_sightings.store')
        router.post('reminder-snoozes', [ReminderAnswers, 'snooze']).as('reminder_snoozes.store')
      })
      .use(middleware.can('expedientes:leer'))

    router
      .group(() => {
        router.post('reminders', [Reminders, 'store']).as('reminders.store')
        router.put('reminders/:id', [Reminders, 'update']).as('reminders.update')
        router.delete('reminders/:id', [Reminders, 'destroy']).as('reminders.destroy')
      })
      .use(middleware.can('expedientes:editar'))

    router
      .group(() => {
        router.post('activities', [Activities, 'store']).as('activities.store')
        router.put('activities/:id', [Activities, 'update']).as('activities.update')
        router.delete('activities/:id', [Activities, 'destroy']).as('activities.destroy')
        router.put('activities/:id/dates', [ActivityDates, 'update']).as('activity_dates.update')
        router.put('activities/:id/state', [ActivityStates, 'update']).as('activity_states.update')
        router.post('activities/:id/subtasks', [ActivitySubtasks, 'store']).as('activity_subtasks.store')
        router.put('activities/:id/subtasks/order', [ActivitySubtasks, 'order']).as('activity_subtasks.order')
        router.put('activities/:id/subtasks/:subtaskId', [ActivitySubtasks, 'update']).as('activity_subtasks.update')
        router
          .delete('activities/:id/subtasks/:subtaskId', [ActivitySubtasks, 'destroy'])
          .as('activity_subtasks.destroy')
        router.post('activities/:id/documents', [ActivityDocuments, 'store']).as('activity_documents.store')
        router
          .delete('activities/:id/documents/:documentId', [ActivityDocuments, 'destroy'])
          .as('activity_documents.destroy')
        router.post('notes', [Notes, 'store']).as('notes.store')
        router.put('notes/:id', [Notes, 'update']).as('notes.update')
        router.delete('notes/:id', [Notes, 'destroy']).as('notes.destroy')
        router.post('notes/:id/pin', [NotePins, 'store']).as('note_pins.store')
        router.delete('notes/:id/pin', [NotePins, 'destroy']).as('note_pins.destroy')
      })
      .prefix('files/:dossierId')
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
