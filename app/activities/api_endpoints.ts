import { defineEndpoints } from '#app/core/api/endpoint'
import { activitiesShape, activityShape } from './api_shapes.js'
import { addActivityValidator, moveActivityValidator } from './validators/activity.js'
import { apiActivitiesValidator } from './validators/api.js'

const activities = () => import('#app/activities/controllers/api/activities_controller')

defineEndpoints(
  {
    key: 'activities.index',
    group: 'activities',
    order: 50,
    method: 'GET',
    path: 'matters/:id/activities',
    scope: 'expedientes:leer',
    query: apiActivitiesValidator,
    response: activitiesShape,
    handler: [activities, 'index'],
  },
  {
    key: 'activities.store',
    group: 'activities',
    order: 51,
    method: 'POST',
    path: 'matters/:id/activities',
    scope: 'expedientes:editar',
    body: addActivityValidator,
    response: activityShape,
    handler: [activities, 'store'],
  },
  {
    key: 'activities.update',
    group: 'activities',
    order: 52,
    method: 'PATCH',
    path: 'matters/:id/activities/:activityId',
    scope: 'expedientes:editar',
    body: moveActivityValidator,
    response: activityShape,
    handler: [activities, 'update'],
  }
)
