import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { CalendarEvent } from '#app/core/contributions/registries'
import { subscriptionWords } from '#app/calendar/domain/subscription_words'

const zone = 'America/Mexico_City'

const deadline: CalendarEvent = {
  id: 'deadline-1',
  kind: 'deadline',
  title: 'Demanda de amparo de Rosa Montes',
  when: { firstDay: '2026-12-01', lastDay: '2026-12-01' },
  lastInstant: DateTime.fromISO('2026-12-02T00:00', { zone }),
  peopleIds: [],
  matter: { id: 1, reference: 'EXP-0012', title: 'Montes contra Ruiz' },
  court: { id: null, name: 'Juzgado Tercero de Distrito, 12/2026' },
  place: 'Sala 4',
  link: 'https://meet.example/montes',
  href: '/',
  move: { refused: 'x' },
}

const words = (event: CalendarEvent, masked: boolean) => subscriptionWords(event, { masked, voice: 'es', zone })

test.group('Words of a subscription', () => {
  test('say what it is, where, of which matter and the last moment', ({ assert }) => {
    assert.deepEqual(words(deadline, false), {
      summary: 'Plazo: Demanda de amparo de Rosa Montes',
      description: [
        'Vence el 01/12/2026 a las 24:00 h',
        'EXP-0012 · Montes contra Ruiz',
        'Juzgado Tercero de Distrito, 12/2026',
        'https://meet.example/montes',
      ].join('\n'),
      place: 'Sala 4',
      alarms: [7 * 1440 - 540, 3 * 1440 - 540, 1440 - 540],
    })
    const noon = { ...deadline, lastInstant: DateTime.fromISO('2026-12-01T13:30', { zone }) }
    assert.match(words(noon, false).description!, /Vence el 01\/12\/2026 a las 13:30 h/)
  })

  test('give nothing away when they are masked', ({ assert }) => {
    const { summary, description, place } = words(deadline, true)
    assert.deepEqual({ summary, description, place }, { summary: 'Plazo · EXP-0012', description: null, place: null })
    assert.equal(words({ ...deadline, kind: 'activity', matter: null }, true).summary, 'Actividad')
    assert.equal(words({ ...deadline, kind: 'event', matter: null, private: true }, true).summary, 'Ocupado')
  })

  test('remind of a hearing an hour before the way to it, and of nothing that is over', ({ assert }) => {
    const hearing: CalendarEvent = { ...deadline, kind: 'hearing', travelMinutes: 45 }
    assert.deepEqual(words(hearing, true).alarms, [105])
    assert.deepEqual(words({ ...hearing, reminderMinutes: 10 }, true).alarms, [10])
    assert.deepEqual(words({ ...hearing, reminderMinutes: null }, true).alarms, [])
    assert.deepEqual(words({ ...hearing, state: 'cancelled' }, true).alarms, [])
    assert.deepEqual(words({ ...deadline, state: 'done' }, false).alarms, [])
    assert.deepEqual(words({ ...deadline, kind: 'activity' }, false).alarms, [])
  })
})
