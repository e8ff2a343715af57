import { defineEndpoints } from '#app/core/api/endpoint'
import { proceedingNewsShape, proceedingsShape } from './api_shapes.js'
import { apiProceedingNewsValidator, apiProceedingsValidator } from './validators/api.js'

const proceedings = () => import('#app/amparo/controllers/api/proceedings_controller')

defineEndpoints(
  {
    key: 'amparo.index',
    group: 'amparo',
    order: 60,
    method: 'GET',
    path: 'amparo',
    scope: 'expedientes:leer',
    query: apiProceedingsValidator,
    response: proceedingsShape,
    handler: [proceedings, 'index'],
  },
  {
    key: 'amparo.news',
    group: 'amparo',
    order: 61,
    method: 'GET',
    path: 'amparo/:id/news',
    scope: 'expedientes:leer',
    query: apiProceedingNewsValidator,
    response: proceedingNewsShape,
    handler: [proceedings, 'news'],
  }
)
