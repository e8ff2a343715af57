import { defineEndpoints } from '#app/core/api/endpoint'
import { reportFileShape, reportShape, reportsShape, rowsShape, statisticsShape } from './api_shapes.js'
import { apiFileValidator, apiPageValidator, apiRowsValidator, apiStatisticsValidator } from './validators/api.js'

const statistics = () => import('#app/insights/controllers/api/statistics_controller')
const reports = () => import('#app/insights/controllers/api/reports_controller')

defineEndpoints(
  {
    key: 'statistics.show',
    group: 'insights',
    order: 80,
    method: 'GET',
    path: 'statistics',
    scope: 'estadisticas:leer',
    query: apiStatisticsValidator,
    response: statisticsShape,
    handler: [statistics, 'show'],
  },
  {
    key: 'statistics.rows',
    group: 'insights',
    order: 81,
    method: 'GET',
    path: 'statistics/rows',
    scope: 'estadisticas:leer',
    query: apiRowsValidator,
    response: rowsShape,
    handler: [statistics, 'rows'],
  },
  {
    key: 'reports.index',
    group: 'insights',
    order: 82,
    method: 'GET',
    path: 'reports',
    scope: 'reportes:leer',
    query: apiPageValidator,
    response: reportsShape,
    handler: [reports, 'index'],
  },
  {
    key: 'reports.show',
    group: 'insights',
    order: 83,
    method: 'GET',
    path: 'reports/:id',
    scope: 'reportes:leer',
    query: apiPageValidator,
    response: reportShape,
    handler: [reports, 'show'],
  },
  {
    key: 'reports.files.store',
    group: 'insights',
    order: 84,
    method: 'POST',
    path: 'reports/:id/files',
    scope: 'reportes:leer',
    body: apiFileValidator,
    response: reportFileShape,
    handler: [reports, 'order'],
  },
  {
    key: 'reports.files.show',
    group: 'insights',
    order: 85,
    method: 'GET',
    path: 'reports/:id/files/:fileId',
    scope: 'reportes:leer',
    response: reportFileShape,
    handler: [reports, 'file'],
  },
  {
    key: 'reports.files.content',
    group: 'insights',
    order: 86,
    method: 'GET',
    path: 'reports/:id/files/:fileId/content',
    scope: 'reportes:leer',
    response: null,
    bare: 'file',
    handler: [reports, 'content'],
  }
)
