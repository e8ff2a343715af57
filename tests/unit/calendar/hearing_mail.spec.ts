import { test } from '@japa/runner'
import { renderEmail } from '#app/core/mail/render_email'
import { hearingMailValues, type HearingFacts } from '#app/calendar/domain/hearing_mail'

const hearing: HearingFacts = {
  kind: 'constitutional',
  day: '2026-12-03',
  time: '10:00',
  minutes: 60,
  court: 'Juzgado ficticio',
  room: 'Sala 3',
  address: 'Calle Falsa 123',
  link: 'https://ejemplo.test/sala',
  clientAttends: true,
  zone: 'America/Mexico_City',
  people: ['Ana Ríos', 'Luis Vega'],
  documents: ['Acta.pdf'],
  before: null,
}

type Kind = 'client_hearing_set' | 'client_hearing_changed' | 'client_hearing_cancelled'

async function emailOf(kind: Kind, given: Partial<HearingFacts>, language: 'es' | 'en' = 'es') {
  const values = {
    ...hearingMailValues({ ...hearing, ...given }, language),
    name: 'Eva',
    firm: 'Ibarra',
    matter: 'Rivas',
  }
  const brand = { name: 'Ibarra', picture: null }
  const mail = { kind, to: 'eva@ejemplo.mx', language, values, brand, toClient: true, action: '/asunto' }
  const { subject, text, html } = await renderEmail(mail, 'https://foja.example')
  return { subject, html, body: text.split('\n--\n')[0]!.trim() }
}

test.group('Emails to clients about hearings', () => {
  test('say what, when, where, what to bring and who attends', async ({ assert }) => {
    const { subject, body, html } = await emailOf('client_hearing_set', {})
    assert.equal(subject, 'Audiencia el jueves 3 de diciembre de 2026: Rivas')
    assert.equal(
      body,
      [
        'Ibarra\n',
        'Hay una audiencia en su asunto\n',
        'Eva: Ibarra le informa que hay una audiencia en su asunto «Rivas» (Audiencia constitucional).\n',
        'Cuándo: jueves 3 de diciembre de 2026, a las 10:00 h (hora estándar central)',
        'Dónde: Juzgado ficticio, Sala 3, Calle Falsa 123',
        'Enlace para conectarse: https://ejemplo.test/sala',
        'Duración prevista: 60 minutos',
        'Por el despacho acude: Ana Ríos y Luis Vega',
        'Usted debe asistir. Llegue o conéctese con anticipación.',
        'Qué llevar: una identificación oficial vigente con fotografía.',
        'Lleve también: Acta.pdf\n',
        'Ver mi asunto:\nhttps://foja.example/asunto',
      ].join('\n')
    )
    assert.include(html, 'Cuándo: jueves 3 de diciembre de 2026')
  })

  test('are written in English for who reads that', async ({ assert }) => {
    const { subject, body } = await emailOf('client_hearing_set', { people: ['Ana Ríos'], documents: [] }, 'en')
    assert.equal(subject, 'Hearing on Thursday, December 3, 2026: Rivas')
    for (const line of [
      'When: Thursday, December 3, 2026 at 10:00 (Central Standard Time)',
      'Where: Juzgado ficticio, Sala 3, Calle Falsa 123',
      'Attending for the firm: Ana Ríos',
      'What to bring: a valid official ID with a photograph.',
    ])
      assert.include(body, line)
  })

  test('say what was before, where that changed', async ({ assert }) => {
    const before = {
      ...hearing,
      day: '2026-12-01',
      time: '09:30',
      court: 'Otro juzgado',
      link: 'https://ejemplo.test/otra',
    }
    const { subject, body } = await emailOf('client_hearing_changed', { before })
    assert.equal(subject, 'Cambió su audiencia: ahora es el jueves 3 de diciembre de 2026')
    for (const line of [
      'Antes era: martes 1 de diciembre de 2026, a las 09:30 h',
      'Antes era en: Otro juzgado, Sala 3, Calle Falsa 123',
      'El enlace es nuevo; el anterior ya no sirve.',
    ])
      assert.include(body, line)
    const same = await emailOf('client_hearing_changed', { before: hearing })
    assert.notInclude(same.body, 'Antes era')
    assert.notInclude(same.body, 'El enlace es nuevo')
  })

  test('say that nobody has to come to what was cancelled', async ({ assert }) => {
    const { subject, body } = await emailOf('client_hearing_cancelled', {})
    assert.equal(subject, 'Se canceló la audiencia del jueves 3 de diciembre de 2026')
    assert.include(body, 'señalada para el jueves 3 de diciembre de 2026 a las 10:00 h')
    assert.include(body, 'Usted no tiene que presentarse.')
    assert.notInclude(body, 'https://ejemplo.test/sala')
  })

  test('leave out the link and the documents for those who need not attend, and lines without a value', async ({
    assert,
  }) => {
    const unknown = { court: null, room: null, address: null, people: [], clientAttends: false }
    const { body } = await emailOf('client_hearing_set', unknown)
    for (const word of ['Enlace', 'Dónde', 'Qué llevar', 'Acta.pdf', 'Por el despacho']) assert.notInclude(body, word)
    assert.include(body, 'Usted no necesita asistir.')
  })

  test('say the clock of firms in other zones', async ({ assert }) => {
    const { body } = await emailOf('client_hearing_set', { zone: 'America/Tijuana', day: '2026-07-03' })
    assert.include(body, 'a las 10:00 h (hora de verano del Pacífico)')
  })
})
