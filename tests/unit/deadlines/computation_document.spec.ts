import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { writtenDate, writtenInstant } from '#app/core/text/written_date'
import { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { requestOf, type ComputationFields } from '#app/deadlines/domain/computation_fields'
import { computeTerm } from '#app/deadlines/domain/compute'
import TermComputation from '#app/deadlines/models/term_computation'
import { computationDocument } from '#app/deadlines/printing/computation_document'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { readPdf } from '#tests/helpers/read_pdf'

const ZONE = 'America/Tijuana'
const FIELDS = { notifiedOn: '2026-02-23', time: null, handling: 'pjf', responsible: 'pjf' }
const calendars = new Map(SHIPPED_CALENDARS.map((data) => [data.key, new NonWorkingCalendar(data)]))

function documentOf(
  fields: Partial<ComputationFields> & Pick<ComputationFields, 'notification' | 'term'>,
  language: 'es' | 'en' = 'es'
) {
  const request = { ...FIELDS, ...fields }
  const sheet = computeTerm(requestOf(request, calendars, ZONE))
  const createdAt = DateTime.fromISO('2026-03-01T06:30:00Z') as DateTime<true>
  const values = { number: 12, title: null, request, sheet, createdAt, confirmedAt: null }
  const computation = new TermComputation().merge(values)
  return computationDocument(computation, { firm: 'Rivas', timeZone: ZONE, language })
}

test.group('Document of a computation', () => {
  test('ends a term of days at 24:00 of its last day, by the clock of its zone', ({ assert }) => {
    const { result, milestones } = documentOf({ notification: 'amparo_personal', term: 'amparo_review' })
    assert.equal(result.note, 'Hasta las 24:00 h (UTC\u221207:00)')
    assert.include(result.text, ' de marzo de 2026')
    assert.deepEqual(
      milestones.map(({ label }) => label),
      ['Fecha de la notificación', 'Surte efectos', 'Primer día', 'Último día']
    )
  })

  test('ends a term of hours at its minute, also at midnight')
    .with([
      { time: '10:30', note: 'Hasta las 10:30 h (UTC\u221208:00)' },
      { time: '00:00', note: 'Hasta las 00:00 h (UTC\u221208:00)' },
    ])
    .run(({ assert }, { time, note }) => {
      const { result, facts } = documentOf({
        time,
        notification: 'amparo_authority',
        term: 'amparo_previous_report',
      })
      assert.equal(result.note, note)
      assert.equal(result.text, 'miércoles 25 de febrero de 2026')
      assert.deepInclude(facts.rows, ['Hora de la notificación', `${time} h`])
    })

  test('says that a term never ends, and leaves out days that it lacks', ({ assert }) => {
    const { result, milestones } = documentOf({ notification: 'act_known', term: 'amparo_liberty' })
    assert.deepInclude(result, { text: 'En cualquier tiempo', note: null })
    assert.lengthOf(milestones, 2)
  })

  test('names the day that a term runs from where nothing is notified', ({ assert }) => {
    const { facts } = documentOf({ notification: 'norm_in_force', term: 'amparo_norm' })
    assert.deepEqual(facts.rows[0], ['Fecha de entrada en vigor', 'lunes 23 de febrero de 2026'])
  })

  test('marks the last day alone, and skipped days with each reason once', ({ assert }) => {
    const { days } = documentOf({ notification: 'tja_queretaro_bulletin', term: 'amparo_direct' })
    assert.deepEqual(
      days.rows.filter(({ isLast }) => isLast).map(({ day, number }) => [day, number]),
      [['viernes 20 mar 2026', 'Día 15']]
    )
    const saturday = days.rows.find(({ day }) => day === 'sábado 7 mar 2026')!
    assert.isFalse(saturday.counts)
    assert.equal(saturday.number, 'No cuenta')
    assert.lengthOf(saturday.reasons, 2)
    assert.isTrue(days.rows[0]!.counts)
  })

  test('leaves the line of the second signature empty, and dates the first by the zone of the firm', ({ assert }) => {
    const { signatures, date } = documentOf({ notification: 'amparo_personal', term: 'amparo_review' })
    assert.deepEqual(signatures, [
      { label: 'Lo calculó', name: 'Quien ya no está', at: 'sábado 28 de febrero de 2026, 22:30 h' },
      { label: 'Lo confirmó', name: '', at: 'Sin confirmar por otra persona' },
    ])
    assert.deepEqual(date, { year: 2026, month: 2, day: 28 })
  })

  test('fits its template for {term}, in {language}')
    .with([
      { notification: 'act_known', term: 'amparo_liberty', language: 'es' as const, said: 'En cualquier tiempo' },
      { notification: 'act_known', term: 'amparo_prison', language: 'en' as const, said: 'Page 1 of' },
    ])
    .run(async ({ assert }, { language, said, ...fields }) => {
      const renderer = new PdfRenderer()
      const pdf = await renderer.render('term_computation', documentOf(fields, language))
      renderer.close()
      const { text, accessibility } = await readPdf(pdf)
      assert.include(text, said)
      assert.equal(accessibility, '1')
    })
})

test.group('Dates in full', () => {
  test('are written as each language does', ({ assert }) => {
    assert.equal(writtenDate('2026-03-20', 'es'), 'viernes 20 de marzo de 2026')
    assert.equal(writtenDate('2026-03-20', 'en'), 'Friday, March 20, 2026')
  })

  test('are read by the clock of a zone', ({ assert }) => {
    assert.equal(writtenInstant('2026-03-01T06:30:00Z', 'es', ZONE), 'sábado 28 de febrero de 2026, 22:30 h')
    assert.equal(writtenInstant('2026-03-01T20:05:00Z', 'en', 'America/Mexico_City'), 'Sunday, March 1, 2026, 2:05 PM')
  })
})
