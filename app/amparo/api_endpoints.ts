import { defineEndpoints } from '#app/core/api/endpoint'
import { proceedingNewsShape, proceedingShape, proceedingsShape, storedNewsShape } from './api_shapes.js'
import { apiProceedingNewsValidator, apiProceedingsValidator } from './validators/api.js'
import { newsValidator, proceedingValidator } from './validators/proceeding.js'

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
    key: 'amparo.store',
    group: 'amparo',
    order: 61,
    method: 'POST',
    path: 'amparo',
    scope: 'expedientes:editar',
    body: proceedingValidator,
    response: proceedingShape,
    handler: [proceedings, 'store'],
  },
  {
    key: 'amparo.news',
    group: 'amparo',
    order: 62,
    method: 'GET',
    path: 'amparo/:id/news',
    scope: 'expedientes:leer',
    query: apiProceedingNewsValidator,
    response: proceedingNewsShape,
    handler: [proceedings, 'news'],
  },
  {
    key: 'amparo.news.store',
    group: 'amparo',
    order: 63,
    method: 'POST',
    path: 'amparo/:id/news',
    scope: 'expedientes:editar',
    body: newsValidator,
    response: storedNewsShape,
    handler: [proceedings, 'storeNews'],
  }
)
