import { test } from '@japa/runner'
import { fixturesIn, goldenOf, outcomeOf } from '#sources/contract/golden'
import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import source from '../source.js'

/** What the site told of each fixture, by its id. */
const TOLD: Record<string, Record<string, string>> = {
  '91000001': {
    title: 'LEY DE FERIAS FICTICIAS DEL ESTADO DE PUEBLA',
    state: 'Puebla',
    tipo: 'Ley',
    published: '12-03-2018',
    status: 'Vigente',
  },
  '91000002': {
    title: 'CÓDIGO DE PREGONES FICTICOS PARA EL DISTRITO FEDERAL',
    state: 'Ciudad de México',
    tipo: 'Código',
    published: '3 de Mayo de 2004',
    status: 'Vigente',
  },
  '91000003': {
    title: 'Ley Ficticia de Estanques',
    state: 'Jalisco',
    tipo: 'Ley',
    published: '2001-09-08',
    status: 'Vigente',
  },
  '91000004': {
    title: 'LEY DE INGRESOS DEL MUNICIPIO FICTICIO DE VALLE HONDO PARA EL EJERCICIO FISCAL 2018',
    state: 'Guanajuato',
    tipo: 'Ley',
    published: '31-12-2017',
  },
  '91000005': { title: 'Ley Ficticia de Molinos', state: 'Oaxaca', tipo: 'Ley', published: '30-02-2017' },
  '91000006': { title: 'Ley Ficticia de Faros y Balizas', state: 'Sonora', tipo: 'Ley' },
  '91000007': { title: '', state: 'Sonora', tipo: 'Ley' },
  '91000008': { title: 'Ley Ficticia de Norias', state: 'Sonora', tipo: 'Ley' },
  '91000009': { title: 'Reglamento Ficticio', state: 'Sonora', tipo: 'Reglamento' },
  '91000010': { title: 'Ley Ficticia de Portales', state: 'Michoacán', tipo: 'Ley' },
}

const withContext = (page: RawPage): RawPage => ({ ...page, context: TOLD[page.externalId] })

test.group('State law files, golden files', () => {
  test('become the recorded laws: {name}')
    .with(fixturesIn(new URL('../fixtures/', import.meta.url)))
    .run(async ({ assert }, fixture) => {
      const outcome = await source.prepare!({ ...withContext(fixture.page), contentType: 'application/msword' }).then(
        (page) => outcomeOf(source, page),
        (error: unknown) => {
          if (!(error instanceof RecordRejected)) throw error
          return { rejected: error.code, detail: error.detail }
        }
      )
      assert.deepEqual(outcome, goldenOf(fixture, outcome))
    })
})
