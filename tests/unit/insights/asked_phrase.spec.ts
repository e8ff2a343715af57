import { test } from '@japa/runner'
import { searchFold } from '#app/core/text/fold'
import { askedPhrase } from '#app/insights/domain/asked_phrase'

const TODAY = '2026-03-10'
const custom = (from: string, to: string) => ({ period: 'custom', from, to })
const named = (period: string) => ({ period, from: null, to: null })
const report = (subject: string, days: object | null = null) => ({ kind: 'report', subject, days })

test.group('Phrases that ask for a report', () => {
  test('of {text} are understood')
    .with([
      { text: 'reporte de cobranza', asked: report('charges') },
      { text: 'Reporte de cobranza de octubre', asked: report('charges', custom('2025-10-01', '2025-10-31')) },
      { text: 'informe de cobranza de febrero', asked: report('charges', custom('2026-02-01', '2026-02-28')) },
      { text: 'reporte de pagos de marzo', asked: report('payments', custom('2026-03-01', '2026-03-31')) },
      { text: 'reporte de pagos de octubre de 2024', asked: report('payments', custom('2024-10-01', '2024-10-31')) },
      { text: 'collections report for October 2025', asked: report('charges', custom('2025-10-01', '2025-10-31')) },
      { text: 'report of clients this month', asked: report('clients', named('month')) },
      { text: 'reporte de expedientes del mes pasado', asked: report('matters', named('last_month')) },
      { text: 'reporte de actividades del trimestre', asked: report('activities', named('quarter')) },
      { text: 'reporte de términos de las próximas 4 semanas', asked: report('deadlines', named('four_weeks')) },
      { text: 'vencimientos de esta semana', asked: report('deadlines', named('week')) },
      { text: 'deadlines this week', asked: report('deadlines', named('week')) },
      { text: 'reporte de clientes 2026', asked: report('clients', custom('2026-01-01', '2026-12-31')) },
      {
        text: 'estadísticas de 2026',
        asked: { kind: 'statistics', days: custom('2026-01-01', '2026-12-31') },
      },
      { text: 'estadísticas del año pasado', asked: { kind: 'statistics', days: named('last_year') } },
      { text: 'statistics', asked: { kind: 'statistics', days: null } },
      { text: 'expedientes sin movimiento', asked: { kind: 'ready', key: 'matters_still' } },
      { text: 'cartera vencida', asked: { kind: 'ready', key: 'overdue' } },
      { text: 'reporte de clientes nuevos', asked: { kind: 'ready', key: 'clients_new' } },
    ])
    .run(({ assert }, { text, asked }) => assert.deepEqual(askedPhrase(searchFold(text), TODAY), asked as never))

  test('are not made of other words: {$self}')
    .with([
      'cobranza',
      'expedientes',
      'reporte de Jacinta',
      'reporte',
      'octubre',
      'vencimientos',
      'reporte de cobranza de Pérez',
      '',
    ])
    .run(({ assert }, text) => assert.isNull(askedPhrase(searchFold(text), TODAY)))
})
